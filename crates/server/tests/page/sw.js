self.onfetch = undefined;

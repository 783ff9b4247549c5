//! What a game is made of: modules, what they change, and options.

use crate::Words;
use sabika_engine::modules::ModuleId;

impl Words {
    /// A module in one line.
    pub fn module_summary(&self, module: ModuleId) -> String {
        self.say(&format!("module-{module}-summary"), &[])
    }
    /// What a module changes in the setup: the messages `module-<name>-setup-1` and on.
    pub fn module_setup(&self, module: ModuleId) -> Vec<String> {
        self.say_all(&format!("module-{module}-setup"))
    }
    /// The new actions and decisions of a module: the messages `module-<name>-action-1` and on.
    pub fn module_actions(&self, module: ModuleId) -> Vec<String> {
        self.say_all(&format!("module-{module}-action"))
    }
    /// What changes when both are played: the messages `interaction-<a>-<b>-1` and on, the modules in the order of the
    /// registry. They stand in the file of the later one.
    pub fn interaction(&self, a: ModuleId, b: ModuleId) -> Vec<String> {
        self.say_all(&format!("interaction-{}-{}", a.min(b), a.max(b)))
    }
    /// What a module calls its moves where they stand together: its name, or the message `module-<name>-moves`.
    pub fn module_moves(&self, module: ModuleId) -> String {
        let own = format!("module-{module}-moves");
        if self.has(&own) { self.say(&own, &[]) } else { self.module_name(module) }
    }
    /// What a module calls its moves that cost no action, by the message `module-<name>-free`; else as its others.
    pub fn module_free_moves(&self, module: ModuleId) -> String {
        let own = format!("module-{module}-free");
        if self.has(&own) { self.say(&own, &[]) } else { self.module_moves(module) }
    }
    /// The signs that a module puts on the table, each with what it means: the messages `legend-<name>-1` and on.
    pub fn legend(&self, module: ModuleId) -> Vec<String> {
        self.say_all(&format!("legend-{module}"))
    }
    /// An option in one line.
    pub fn option(&self, name: &str) -> String {
        self.say(&format!("option-{name}"), &[])
    }
    /// One of the words an option may be set to; a number is its own word.
    pub fn option_value(&self, name: &str, value: &str) -> String {
        let id = format!("option-{name}-{value}");
        if self.has(&id) { self.say(&id, &[]) } else { value.to_string() }
    }
}

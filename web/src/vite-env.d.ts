/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

import words from "virtual:bare";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/offline.svelte";
import { dress, language } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import "./tokens.css";
import "./ui.css";

function made<K extends "main" | "h1" | "p" | "button">(tag: K, text = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Not even the words came: the page can say no more than this. */
function speechless(target: HTMLElement): void {
  const said = words[language()];
  const [main, again] = [made("main"), made("button", said["reload"])];
  [main.className, again.className] = ["speechless", "btn main"];
  again.onclick = () => location.reload();
  main.append(made("h1", "Sabika"), made("p", said["failed"]), again);
  document.documentElement.lang = language();
  target.append(main);
}

dress();
begin();
const target = document.getElementById("app");
if (target) {
  await speak().then(
    () => mount(App, { target }),
    () => speechless(target),
  );
}

// Icons of the interface: lines of one width in a 24 box, in the colour of the text.

const path = (d: string): string => `<path d="${d}"/>`;
const full = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

const ICONS = {
  // getting about
  menu: path("M4 7h16M4 12h16M4 17h16"),
  back: path("M15 5l-7 7 7 7"),
  left: path("M15 6l-6 6 6 6"),
  right: path("M9 6l6 6-6 6"),
  up: path("M6 15l6-6 6 6"),
  down: path("M6 9l6 6 6-6"),
  plus: path("M12 6v12M6 12h12"),
  minus: path("M6 12h12"),
  cross: path("M6 6l12 12M18 6 6 18"),
  tick: path("M5 12.5 10 17l9-10"),
  search: `<circle cx="11" cy="11" r="6"/>${path("m20 20-4.5-4.5")}`,
  more: full("M5 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM19 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"),
  external: path("M10 5H5v14h14v-5M13 4h7v7M20 4l-9 9"),
  link: path("M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"),
  exit: path("M14 5H5v14h9M10 12h10M17 8.5 20.5 12 17 15.5"),
  // saying things
  help: `<circle cx="12" cy="12" r="9"/>${path("M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1 1-1.1 1.7M12 17v.01")}`,
  info: `<circle cx="12" cy="12" r="9"/>${path("M12 11v6M12 7.5v.01")}`,
  warning: path("M12 4 2.5 20h19zM12 10v5M12 17.5v.01"),
  hint: path("M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.1 1 2.1h5c.1-1 .4-1.6 1-2.1A6 6 0 0 0 12 3z"),
  chat: path("M4 5h16v11H10l-4 4v-4H4z"),
  send: path("M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4"),
  bell: path("M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4"),
  book: path("M3 6c3-1.5 6-1.5 9 .5 3-2 6-2 9-.5v13c-3-1.5-6-1.5-9 .5-3-2-6-2-9-.5zM12 6.5v13"),
  log: path("M5 6h14M5 11h14M5 16h9"),
  // playing
  undo: path("M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"),
  redo: path("M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"),
  turn: path("M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5"),
  rematch: path("M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5"),
  random: path("M4 7h3c5 0 5 10 10 10h3M4 17h3c2 0 3.2-1.5 4-3M13.5 9.5C14.3 8 15.5 7 17 7h3M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5"),
  play: full("M7 5v14l12-7z"),
  pause: full("M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"),
  first: path("M6 5v14M19 5l-9 7 9 7z"),
  last: path("M18 5v14M5 5l9 7-9 7z"),
  next: path("M8 5l9 7-9 7z"),
  previous: path("M16 5l-9 7 9 7z"),
  skip: path("M4 5l7.5 7L4 19zM12.5 5l7.5 7-7.5 7z"),
  flag: path("M6 21V4M6 5h12l-2.5 4L18 13H6"),
  clock: `<circle cx="12" cy="12" r="8.5"/>${path("M12 7v5l3.5 2")}`,
  star: path("M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z"),
  crown: path("M4 18V7l4.5 4L12 5l3.5 6L20 7v11z"),
  // the table
  tiles: '<rect x="4" y="4" width="7" height="7"/><rect x="13" y="4" width="7" height="7"/><rect x="4" y="13" width="7" height="7"/><rect x="13" y="13" width="7" height="7"/>',
  cards: `<rect x="4" y="6" width="10" height="14" rx="1.5"/>${path("M9 3.5h9A1.5 1.5 0 0 1 19.5 5v12")}`,
  hand: `<rect x="5" y="4" width="9" height="14" rx="1.5"/>${path("M16.5 7.5 20 8.5l-3 11.5-6-1.5")}`,
  wall: path("M3 20V7h4v3h3V7h4v3h3V7h4v13z"),
  house: path("M3 20V8h4v3h3V8h4v3h3V8h4v12zM10 20v-4a2 2 0 0 1 4 0v4"),
  box: path("M4 9h16v10H4zM4 9l2-4h12l2 4M12 9v4"),
  chest: path("M4 11a8 5 0 0 1 16 0v8H4zM4 12h16M12 10v4"),
  coin: `<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="5"/>`,
  eye: `${path("M3 12q9-9 18 0-9 9-18 0z")}<circle cx="12" cy="12" r="2"/>`,
  sleep: path("M3 11q9 8 18 0M7 15l-1 2M12 16v2.5M17 15l1 2"),
  chart: path("M4 20V4M4 20h16M8 16v-5M12.5 16V7M17 16v-8"),
  table: path("M3 9h18v3H3zM5 12v8M19 12v8M8 9V5h4v4M14 9V6.5h3V9"),
  // people
  people: `<circle cx="9" cy="8" r="3.5"/>${path("M3 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 5a3.5 3.5 0 0 1 0 6.5M17.5 14c2.3.8 3.5 3 3.5 6")}`,
  person: `<circle cx="12" cy="8" r="4"/>${path("M4.5 21c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7")}`,
  bot: `<rect x="5" y="8" width="14" height="11" rx="2.5"/>${path("M12 8V4M9.5 13v1M14.5 13v1")}`,
  screen: `<rect x="3" y="4" width="18" height="13" rx="2"/>${path("M9 21h6M12 4v13M7.5 8v5M16.5 8v5")}`,
  // doing something with it
  share: `<circle cx="6" cy="12" r="2.5"/><circle cx="17" cy="6" r="2.5"/><circle cx="17" cy="18" r="2.5"/>${path("m8.2 10.8 6.6-3.6M8.2 13.2l6.6 3.6")}`,
  download: path("M12 4v11M7 11l5 5 5-5M5 20h14"),
  upload: path("M12 16V5M7 9l5-5 5 5M5 20h14"),
  copy: `<rect x="9" y="9" width="11" height="11" rx="1.5"/>${path("M15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9")}`,
  qr: `<rect x="4" y="4" width="6" height="6"/><rect x="14" y="4" width="6" height="6"/><rect x="4" y="14" width="6" height="6"/>${path("M14 14h2v2h-2zM20 14v2M18 18h2v2M14 20h1")}`,
  edit: path("M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5"),
  trash: path("M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13"),
  lock: `<rect x="5" y="11" width="14" height="9" rx="1.5"/>${path("M8 11V8a4 4 0 0 1 8 0v3")}`,
  pin: path("M9 4h6l-1 6 3.5 3.5h-11L10 10zM12 13.5V21"),
  filter: path("M4 5h16l-6 8v6l-4-2v-4z"),
  // the page
  settings: `<circle cx="16" cy="7" r="2.5"/><circle cx="9" cy="17" r="2.5"/>${path("M4 7h9.5M18.5 7H20M4 17h2.5M11.5 17H20")}`,
  sun: `<circle cx="12" cy="12" r="4"/>${path("M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4")}`,
  moon: path("M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"),
  sound: path("M5 10v4h3l4 4V6l-4 4zM16 9a4 4 0 0 1 0 6"),
  volume: path("M5 10v4h3l4 4V6l-4 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a7.5 7.5 0 0 1 0 11"),
  mute: path("M5 10v4h3l4 4V6l-4 4zM16 9.5l5 5M21 9.5l-5 5"),
  fit: path("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
  fullscreen: path("M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"),
  window: path("M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6"),
  language: `<circle cx="12" cy="12" r="9"/>${path("M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18")}`,
  keys: `<rect x="2.5" y="6" width="19" height="12" rx="2"/>${path("M6 10v.01M10 10v.01M14 10v.01M18 10v.01M8 14h8")}`,
  offline: path("M3 9c5.5-4.5 12.5-4.5 18 0M6.5 12.5c3.5-2.7 7.5-2.7 11 0M10 16c1.3-.9 2.7-.9 4 0M12 19.5v.01M4 4l16 16"),
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export const icon = (name: IconName, size = 20): string =>
  `<svg class="d-icon" viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[name]}</svg>`;

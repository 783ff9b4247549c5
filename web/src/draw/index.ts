// Sabika's drawn language: functions from data to SVG. No state, no page, no colours but those of tokens.css,
// so light and dark need no second drawing. Everything is hidden from screen readers unless it is given a label.

import "./draw.css";

export { abilitySvg } from "./abilities";
export { alhambraSvg, tokensOf, type Fit, type Token } from "./board";
export { backSvg, cardSvg } from "./cards";
export { coinSvg } from "./coins";
export { facesOf, type Faces } from "./faces";
export { gon, lod, star, type Lod } from "./geometry";
export { buildingSvg } from "./glyphs";
export { icon, ICON_NAMES, type IconName } from "./icons";
export { moduleSvg, SIGNED } from "./modules";
export { bannerSvg, battlementSvg, COLOURS, dirkSvg, logoSvg, type Colour } from "./people";
export { isDrawn, PIECES, pieceSvg, tokenBody } from "./pieces";
export { fill, inkOn, isBuilding } from "./shares";
export { startBody, startSvg } from "./tiles/start";
export { faceSvg, tileBody, tileSvg } from "./tiles/tile";
export { thingSvg } from "./things";

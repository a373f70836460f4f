import { distance, mix, shade, tint } from "./palette.ts";
import { symmetric } from "./path.ts";
import type { Studio } from "./studio.ts";

const walls = ["#f1e7d8", "#eccfc3", "#cdd3bf", "#e2c9a4", "#c9bfd0", "#e9d9c9"] as const;

/** The colour of the wall, chosen by the seed and different enough from the product's colour. */
const wallOf = (studio: Studio): string => {
  const start = studio.choose("wall", [0, 1, 2, 3, 4, 5]);
  const rotatedWalls = [...walls.slice(start), ...walls.slice(0, start)];
  return rotatedWalls.find((wall) => distance(wall, studio.spec.color) > 0.2) ?? "#c9bfd0";
};

const arch = (foot: number): string =>
  symmetric(
    `M0 96C14 124 44 138 84 146C96 196 150 214 196 226C206 284 262 304 292 330C296 380 300 420 300 470L300 ${foot}L0 ${foot}`,
  );

type Motif = "arch" | "disc" | "niche" | "window";

const motifShape = (studio: Studio, wall: string, foot: number): string => {
  const pale = tint(wall, 0.5);
  const rule = shade(wall, 0.16);
  switch (studio.choose<Motif>("motif", ["arch", "disc", "niche", "window"])) {
    case "arch":
      return `<g transform="translate(450 0)"><path d="${arch(foot)}" fill="${pale}" fill-opacity=".75"/><path d="${arch(foot)}" transform="translate(0 505) scale(.94) translate(0 -500)" fill="none" stroke="${rule}" stroke-opacity=".5" stroke-width="2"/></g>`;
    case "disc":
      return `<circle cx="560" cy="400" r="278" fill="${pale}" fill-opacity=".8"/><circle cx="560" cy="400" r="296" fill="none" stroke="${rule}" stroke-opacity=".45" stroke-width="1.6"/>`;
    case "niche":
      return `<path d="M170 ${foot}V420A280 280 0 0 1 730 420V${foot}Z" fill="${pale}" fill-opacity=".7"/><path d="M152 ${foot}V420A298 298 0 0 1 748 420V${foot}" fill="none" stroke="${rule}" stroke-opacity=".45" stroke-width="1.6"/>`;
    case "window":
      return `<path d="M90 250L360 120V690L90 860ZM392 104L640 -10V520L392 670Z" fill="${pale}" fill-opacity=".55"/>`;
  }
};

/** The wall of a picture, with a floor if `hasFloor`. */
export const backdrop = (studio: Studio, hasFloor: boolean): string => {
  const wall = wallOf(studio);
  const wallGradient = studio.define(
    (id) =>
      `<radialGradient id="${id}" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="${tint(wall, 0.42)}"/><stop offset=".6" stop-color="${wall}"/><stop offset="1" stop-color="${shade(wall, 0.12)}"/></radialGradient>`,
  );
  const floorGradient = studio.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, "#8a6248", 0.2)}"/><stop offset="1" stop-color="${tint(wall, 0.12)}"/></linearGradient>`,
  );
  const base = hasFloor ? `<rect y="1010" width="900" height="190" fill="url(#${floorGradient})"/>` : "";
  return `<rect width="900" height="1200" fill="url(#${wallGradient})"/>${motifShape(studio, wall, hasFloor ? 1010 : 1200)}${base}`;
};

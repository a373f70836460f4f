import { mix, shade, tint } from "../palette.ts";
import { around, dot, halfDrop, type Dye, type Tile } from "./tile.ts";

const flower = (color: string, heart: string, leaf: string): string =>
  `<path d="M0 4C1 10 -1 14 -3 18M-1 12C-7 12 -9 8 -9 6C-4 6 -2 8 -1 12ZM0 13C5 13 8 10 8 7C4 7 1 9 0 13Z" fill="${leaf}" stroke="${leaf}" stroke-width="1.3" stroke-linecap="round"/>` +
  around(6, `<path d="M0 -1C-4 -5 -3.4 -9 0 -10.5C3.4 -9 4 -5 0 -1Z" fill="${color}"/>`) +
  dot(0, 0, 2.6, heart);

const paisley = (color: string, heart: string, leaf: string): string =>
  `<path d="M2 -17C-3 -16 -2 -10 2 -7C10 -2 11 9 2 13C-7 16 -13 8 -10 0C-8 -6 -4 -9 -4 -13C-4 -16 -1 -18 2 -17Z" fill="${color}"/>` +
  `<path d="M-2 -4C4 0 5 6 1 8.500C-4 10.500 -7 6 -5.500 1.500C-5 -.5 -3.500 -2 -2 -4Z" fill="${leaf}"/>` +
  dot(-1, 4, 2, heart);

const sprig = (color: string, heart: string, leaf: string): string =>
  `<path d="M0 18C0 8 0 2 0 -6M0 12C-6 11 -9 7 -10 2C-4 3 -1 6 0 12ZM0 12C6 11 9 7 10 2C4 3 1 6 0 12Z" fill="${leaf}" stroke="${leaf}" stroke-width="1.4"/>` +
  `<path d="M0 -3C-8 -5 -10 -11 -9 -16C-6 -14 -4 -13 -3 -11C-3 -15 -1 -18 0 -20C1 -18 3 -15 3 -11C4 -13 6 -14 9 -16C10 -11 8 -5 0 -3Z" fill="${color}"/>` +
  dot(0, -8, 2, heart);

/** Sprigs pressed on the cloth with a carved block, as in Sanganer and Bagru. */
export const blockPrint = ({ color, accent, variant }: Dye): Tile => {
  const leaf = mix(accent, color, 0.38);
  const heart = shade(color, 0.15);
  const motif = [flower, paisley, sprig][variant] ?? flower;
  const small = around(4, dot(0, -4, 1.5, leaf)) + dot(0, 0, 1.2, tint(accent, 0.2));
  const tile = halfDrop(46, 50, motif(accent, heart, leaf));
  const fill = [
    [0, 25],
    [46, 25],
    [23, 75],
  ]
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${small}</g>`)
    .join("");
  return { ...tile, art: tile.art + fill };
};

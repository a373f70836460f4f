import { brightness, mix, shade, tint } from "../palette.ts";
import { around, dot, halfDrop, type Dye, type Tile } from "./tile.ts";

/** White-work of Lucknow: embroidery near the colour of its ground, with small drawn-thread eyelets. */
export const chikankari = ({ color, accent, variant }: Dye): Tile => {
  const thread = brightness(color) > 0.78 ? mix(shade(color, 0.26), accent, 0.22) : tint(color, 0.68);
  const pale = mix(thread, color, 0.4);
  const stem = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${pale}" stroke-width="1.4" stroke-linecap="round" stroke-dasharray="3 1.4"/>`;
  const leaf = (x: number, y: number, turn: number): string =>
    `<path d="M0 0C-4 -3 -4 -8 0 -11C4 -8 4 -3 0 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${pale}" fill-opacity=".55" stroke="${thread}" stroke-width="1"/>`;
  const petal = `<path d="M0 -2C-5 -5 -5 -10 0 -12C5 -10 5 -5 0 -2Z" fill="${thread}" fill-opacity=".62" stroke="${thread}" stroke-width="1"/>`;
  const flower = around(variant === 1 ? 8 : 5, petal) + dot(0, 0, 2.2, shade(color, 0.2));
  const sprig =
    stem("M0 8C2 18 -6 24 -12 26") +
    leaf(1, 14, 70) +
    leaf(-3, 20, -70) +
    `<g transform="scale(.9)">${flower}</g>`;
  const scroll = stem("M-26 10C-14 24 10 22 14 8") + leaf(-16, 17, -30) + leaf(2, 19, 20) + flower;
  const jaal = stem("M-28 0Q-14 -16 0 -14Q14 -12 28 0") + leaf(-16, -8, -50) + leaf(16, -8, 50) + flower;
  const tile = halfDrop(56, 56, [sprig, scroll, jaal][variant] ?? sprig);
  const eyelets = [
    [4, 28],
    [52, 28],
    [28, 84],
  ].map(
    ([x = 0, y = 0]) =>
      around(4, dot(0, -4.5, 1.3, thread)).replace(/^/, `<g transform="translate(${x} ${y})">`) + "</g>",
  );
  return { ...tile, art: tile.art + eyelets.join("") };
};

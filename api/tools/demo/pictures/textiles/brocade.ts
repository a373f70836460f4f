import { mix, shade, tint } from "../palette.ts";
import { around, dot, halfDrop, type Dye, type Tile } from "./tile.ts";

/** Brocade of Banaras: metal thread woven into silk, in butas or in a net of ogees. */
export const brocade = ({ color, accent, variant }: Dye): Tile => {
  const gold = mix(accent, "#d3a550", 0.45);
  const glow = tint(gold, 0.5);
  const sheen = shade(color, 0.22);
  const buta =
    `<path d="M0 -19C9 -13 12 -4 8 4C5 10 2 11 0 15C-2 11 -5 10 -8 4C-12 -4 -9 -13 0 -19Z" fill="${gold}"/>` +
    `<path d="M0 -13C5 -9 7 -3 4 2C3 5 1 6 0 9C-1 6 -3 5 -4 2C-7 -3 -5 -9 0 -13Z" fill="${sheen}"/>` +
    `<path d="M0 -8C2 -5 3 -2 0 3C-3 -2 -2 -5 0 -8Z" fill="${glow}"/>` +
    `<path d="M-8 13Q0 22 8 13" fill="none" stroke="${gold}" stroke-width="2"/>`;
  const rosette = around(8, `<path d="M0 -3L-3 -11L0 -14L3 -11Z" fill="${gold}"/>`) + dot(0, 0, 3.6, glow);
  const tile = halfDrop(48, 52, variant === 2 ? rosette : buta, variant === 1 ? rosette : undefined);
  const net =
    `<path d="M0 0C24 16 24 36 24 52C24 36 24 16 48 0M24 52C24 68 24 88 0 104M24 52C24 68 24 88 48 104" fill="none" stroke="${gold}" stroke-width="2.2"/>` +
    `<path d="M0 0C20 18 21 36 20 52C21 68 20 86 0 104M48 0C28 18 27 36 28 52C27 68 28 86 48 104" fill="none" stroke="${glow}" stroke-width=".9"/>`;
  const twill = Array.from({ length: 13 }, (_, i) => `M0 ${i * 8}h48`).join("");
  return {
    ...tile,
    art:
      `<path d="${twill}" stroke="${sheen}" stroke-width="2" stroke-opacity=".28"/>` +
      (variant === 0 ? "" : net) +
      tile.art,
  };
};

import { shade, tint } from "../palette.ts";
import type { Dye, Tile } from "./tile.ts";

/** Plain hand-loomed cloth: only the slubs of its yarn. */
export const solid = ({ color }: Dye): Tile => {
  const thread = (d: string, stroke: string, opacity: number): string =>
    `<path d="${d}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="1"/>`;
  return {
    width: 46,
    height: 38,
    art:
      thread("M3 5h17M26 17h15M8 30h22", tint(color, 0.6), 0.15) +
      thread("M24 9h14M2 22h12M30 34h13", shade(color, 0.5), 0.12),
  };
};

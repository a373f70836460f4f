import { mix, tint } from "../palette.ts";
import type { Dye, Tile } from "./tile.ts";

const bars = (
  width: number,
  list: readonly (readonly [at: number, size: number, fill: string, opacity: number])[],
): string =>
  list
    .map(
      ([at, size, fill, opacity]) =>
        `<path d="M${at} 0h${size}v${width}h${-size}zM0 ${at}h${width}v${size}h${-width}z" fill="${fill}" fill-opacity="${opacity}"/>`,
    )
    .join("");

/** Checks of the handloom: gingham, a window pane, or Madras. */
export const checks = ({ color, accent, variant }: Dye): Tile => {
  const light = tint(accent, 0.4);
  const designs: readonly Tile[] = [
    { width: 28, height: 28, art: bars(28, [[0, 14, accent, 0.5]]) },
    {
      width: 44,
      height: 44,
      art: bars(44, [
        [4, 2.4, accent, 0.85],
        [9, 1.2, light, 0.7],
      ]),
    },
    {
      width: 64,
      height: 64,
      art: bars(64, [
        [0, 18, accent, 0.45],
        [24, 5, light, 0.55],
        [36, 12, mix(accent, color, 0.4), 0.5],
        [56, 2.5, accent, 0.9],
      ]),
    },
  ];
  return designs[variant] ?? { width: 28, height: 28, art: "" };
};

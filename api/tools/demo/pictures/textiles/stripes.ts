import { mix, tint } from "../palette.ts";
import type { Dye, Tile } from "./tile.ts";

/** Yarn-dyed stripes: even, pin, or in groups as a Kerala or Khadi weaver sets them. */
export const stripes = ({ color, accent, variant }: Dye): Tile => {
  const bar = (x: number, width: number, fill: string): string =>
    `<rect x="${x}" width="${width}" height="40" fill="${fill}"/>`;
  const soft = mix(accent, color, 0.45);
  const designs: readonly Tile[] = [
    { width: 26, height: 40, art: bar(0, 11, accent) },
    { width: 16, height: 40, art: bar(3, 2.6, accent) },
    {
      width: 52,
      height: 40,
      art: bar(0, 14, accent) + bar(18, 3, soft) + bar(24, 3, tint(accent, 0.4)) + bar(30, 3, soft),
    },
  ];
  return designs[variant] ?? { width: 26, height: 40, art: "" };
};

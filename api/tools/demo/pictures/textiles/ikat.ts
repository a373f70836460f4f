import { mix, shade, tint } from "../palette.ts";
import type { Dye, Tile } from "./tile.ts";

const rows = 11;

/** A lozenge with the feathered steps that come from dyeing the yarn before it is woven. */
const lozenge = (cx: number, cy: number, wide: number, high: number, color: string): string => {
  const step = (high * 2) / rows;
  const bars = Array.from({ length: rows }, (_, i) => {
    const off = Math.abs(i - (rows - 1) / 2) / (rows / 2);
    const half = wide * (1 - off) + (i % 2 ? 3 : -1.5);
    return half > 0
      ? `M${(cx - half).toFixed(1)} ${(cy - high + i * step).toFixed(1)}h${(half * 2).toFixed(1)}v${(step + 0.3).toFixed(1)}h${(-half * 2).toFixed(1)}z`
      : "";
  });
  return `<path d="${bars.join("")}" fill="${color}"/>`;
};

/** Ikat of Pochampally and Patan. */
export const ikat = ({ color, accent, variant }: Dye): Tile => {
  const [wide, high] = ([[26, 34] as const, [20, 40] as const, [34, 26] as const] as const)[variant];
  const [w, h] = [wide * 2.25, high * 2.25];
  const soft = mix(accent, color, 0.45);
  const stack = (x: number, y: number): string =>
    lozenge(x, y, wide, high, soft) +
    lozenge(x, y, wide * 0.76, high * 0.78, accent) +
    lozenge(x, y, wide * 0.46, high * 0.5, shade(color, 0.2)) +
    lozenge(x, y, wide * 0.2, high * 0.24, tint(accent, 0.4));
  const corner = (x: number, y: number): string => lozenge(x, y, wide * 0.3, high * 0.3, soft);
  return {
    width: w,
    height: h,
    art: stack(w / 2, h / 2) + corner(0, 0) + corner(w, 0) + corner(0, h) + corner(w, h),
  };
};

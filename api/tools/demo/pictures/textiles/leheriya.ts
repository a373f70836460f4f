import { mix, tint } from "../palette.ts";
import type { Dye, Tile } from "./tile.ts";

const band = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Leheriya of Rajasthan, "waves": cloth rolled and tied aslant, so that the stripes run like water. */
export const leheriya = ({ color, accent, variant }: Dye): Tile => {
  const soft = mix(accent, color, 0.5);
  const light = tint(accent, 0.35);
  if (variant === 1) {
    const wave = (y: number): string => `M-2 ${y + 2}L18 ${y - 18}L38 ${y + 2}L58 ${y - 18}L74 ${y - 2}`;
    const art = [0, 44, 88].map(
      (y) => band(wave(y), accent, 7) + band(wave(y + 12), soft, 3) + band(wave(y + 20), light, 2),
    );
    return { width: 40, height: 44, art: art.join("") };
  }
  const slant = (y: number): string =>
    `M-60 ${y + 60}C-40 ${y + 52} -20 ${y + 8} 0 ${y}C20 ${y - 8} 40 ${y - 52} 60 ${y - 60}C80 ${y - 68} 100 ${y - 112} 120 ${y - 120}`;
  const [wide, thin] = variant === 0 ? [8, 3] : [4, 4];
  const art = [0, 60, 120].map(
    (y) =>
      band(slant(y), accent, wide) +
      band(slant(y + 16), light, thin) +
      band(slant(y + 30), variant === 0 ? soft : accent, wide * 0.7) +
      band(slant(y + 45), soft, thin),
  );
  return { width: 60, height: 60, art: art.join("") };
};

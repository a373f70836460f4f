import { brightness, mix, shade, tint } from "./palette.ts";
import type { Point } from "./path.ts";
import type { Studio } from "./studio.ts";

/** The start of a border, its angle in degrees, and the share of its width that is seen. */
export type Placing = { at?: Point; angle?: number; squeeze?: number };

/** The woven or printed border of a cloth, in the second colour with a touch of metal. */
export const border = (
  studio: Studio,
  scale = 1,
  { at = [0, 0], angle = 0, squeeze = 1 }: Placing = {},
): string => {
  const { accent, metal } = studio.tones;
  const bright = mix(tint(accent, 0.55), "#f0d38e", 0.5);
  const dark = shade(accent, 0.35);
  const mark = brightness(accent) > 0.6 ? mix(dark, metal, 0.3) : bright;
  const design = studio.choose("border", [
    `<path d="M0 4h24M0 32h24" stroke="${mark}" stroke-width="2"/><path d="M12 9L19 18L12 27L5 18Z" fill="${mark}"/><circle cx="12" cy="18" r="2.4" fill="${dark}"/><circle cx="0" cy="18" r="2.2" fill="${mark}"/><circle cx="24" cy="18" r="2.2" fill="${mark}"/>`,
    `<path d="M0 3h24M0 33h24" stroke="${mark}" stroke-width="1.6"/><path d="M0 28C0 14 6 8 12 8C18 8 24 14 24 28M12 8V28M6 12C8 18 8 24 8 28M18 12C16 18 16 24 16 28" fill="none" stroke="${mark}" stroke-width="1.8"/>`,
    `<path d="M0 5h24M0 31h24" stroke="${mark}" stroke-width="3"/><path d="M0 18L6 11L12 18L18 11L24 18L18 25L12 18L6 25Z" fill="none" stroke="${mark}" stroke-width="2"/>`,
  ]);
  const base = studio.define(
    (id) =>
      `<pattern id="${id}" width="24" height="36" patternUnits="userSpaceOnUse"><rect width="24" height="36" fill="${accent}"/>${design}</pattern>`,
  );
  const [x, y, turn] = [...at, angle].map((n) => n.toFixed(1));
  const placed = studio.define(
    (id) =>
      `<pattern id="${id}" href="#${base}" patternTransform="translate(${x} ${y}) rotate(${turn}) scale(${(scale * squeeze).toFixed(2)} ${scale.toFixed(2)})"/>`,
  );
  return `url(#${placed})`;
};

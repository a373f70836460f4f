import { cloth, type ClothOptions } from "./cloth.ts";
import { ink } from "./palette.ts";
import type { Point } from "./path.ts";
import type { Studio } from "./studio.ts";

/** The studio for objects without a figure: points are not moved. */
export const withoutPose = (studio: Studio): Studio => ({
  ...studio,
  stance: (point) => point,
  pose: (d) => d,
});

const outlines = (d: string, spread: number, count: number, style: string): string =>
  Array.from({ length: count }, (_, i) => {
    const width = (4.6 * spread * (i / (count - 1)) ** 1.25).toFixed(1);
    return `<path d="${d}" stroke-width="${width}"${style}/>`;
  }).join("");

const shadowGroup = (by: Point, inside: string): string =>
  `<g transform="translate(${by[0]} ${by[1]})" fill="${ink}" stroke="${ink}" stroke-linejoin="round">${inside}</g>`;

/** A soft shadow from several outlines, since a blur filter is too slow. */
export const dropShadow = (d: string, by: Point, spread = 14, strength = 0.4): string =>
  shadowGroup(by, outlines(d, spread, 11, ` opacity="${(strength * 0.13).toFixed(3)}"`));

/** A piece that lies on another one, with its narrow shadow. */
export const laidOn = (studio: Studio, d: string, options: ClothOptions & { by?: Point } = {}): string => {
  const shadow = outlines(d, 9, 5, ' fill="none" stroke-opacity=".09"');
  return shadowGroup(options.by ?? [7, 10], shadow) + cloth(studio, d, { edge: 2, ...options });
};

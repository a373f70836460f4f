import { line } from "./cloth.ts";
import { shade, tint } from "./palette.ts";
import type { Point } from "./path.ts";
import { bigButton } from "./notions.ts";
import type { Studio } from "./studio.ts";

/** A named part of a garment. The name is a class of the SVG; tests look for it. */
export const part = (name: string, art: string): string => `<g class="${name}">${art}</g>`;

/** A small button; in a close-up with its holes and its thread. */
export const button = (studio: Studio, at: Point, r = 4, color = studio.tones.accent): string => {
  const [x, y] = studio.stance(at);
  if (studio.isNear) return bigButton(studio, x, y, r * 1.1, color);
  return (
    `<circle cx="${(x + r * 0.18).toFixed(1)}" cy="${(y + r * 0.3).toFixed(1)}" r="${r}" fill="${studio.tones.dark}" fill-opacity=".5"/>` +
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${color}" stroke="${shade(color, 0.5)}" stroke-width="${(r * 0.22).toFixed(1)}"/>` +
    `<circle cx="${(x - r * 0.25).toFixed(1)}" cy="${(y - r * 0.3).toFixed(1)}" r="${(r * 0.3).toFixed(1)}" fill="${tint(color, 0.6)}"/>`
  );
};

/** A row of buttons down a line. */
export const buttons = (
  studio: Studio,
  x: number,
  from: number,
  to: number,
  count: number,
  r = 4,
  color = studio.tones.accent,
): string =>
  part(
    "buttons",
    Array.from({ length: count }, (_, i) =>
      button(studio, [x, from + ((to - from) * i) / Math.max(1, count - 1)], r, color),
    ).join(""),
  );

/** A seam: the dark line where two pieces meet. */
export const seam = (studio: Studio, d: string, width = 1.3): string =>
  line(studio.pose(d), {
    color: studio.tones.dark,
    width: studio.isNear ? width * 0.55 : width,
    opacity: 0.75,
  });

/** Stitches beside a seam. */
export const topstitch = (studio: Studio, d: string, color = studio.tones.light): string =>
  part(
    "stitches",
    line(studio.pose(d), {
      color,
      width: studio.isNear ? 0.9 : 1.1,
      dash: studio.isNear ? "2.6 1.8" : "4 3",
      opacity: 0.85,
    }),
  );

/** A tassel hanging from a point. */
export const tassel = (studio: Studio, at: Point, length: number, color = studio.tones.accent): string => {
  const [x, y] = studio.stance(at);
  const w = length * 0.24;
  const threads = [-0.7, -0.25, 0.25, 0.7]
    .map((k) => `M${x + w * k * 0.4} ${y + length * 0.35}L${x + w * k} ${y + length * 0.97}`)
    .join("");
  return (
    `<path d="M${x - w * 0.35} ${y + length * 0.22}L${x - w} ${y + length}Q${x} ${y + length * 1.08} ${x + w} ${y + length}L${x + w * 0.35} ${y + length * 0.22}Z" fill="${color}" stroke="${shade(color, 0.45)}" stroke-width="1"/>` +
    `<path d="${threads}" stroke="${shade(color, 0.35)}" stroke-width="1" fill="none"/>` +
    `<circle cx="${x}" cy="${y + length * 0.14}" r="${length * 0.15}" fill="${studio.tones.metal}" stroke="${studio.tones.metalDark}" stroke-width="1"/>`
  );
};

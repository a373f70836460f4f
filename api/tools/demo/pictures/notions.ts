import { line } from "./cloth.ts";
import { ink, shade, tint } from "./palette.ts";
import { through, type Point } from "./path.ts";
import type { Studio } from "./studio.ts";

/** Stitches in a close-up. */
export const bigStitches = (d: string, color: string): string =>
  `<g transform="translate(1 3)">${line(d, { color: ink, width: 5, dash: "17 11", opacity: 0.35 })}</g>${line(d, { color, width: 4.5, dash: "17 11" })}`;

const short = (n: number): number => Math.round(n * 100) / 100;

/** A button with four holes and its thread. */
export const bigButton = (studio: Studio, x: number, y: number, r: number, color: string): string => {
  const dark = shade(color, 0.45);
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(
    ([dx = 0, dy = 0]) =>
      `<circle cx="${short(x + dx * r * 0.24)}" cy="${short(y + dy * r * 0.24)}" r="${short(r * 0.11)}" fill="${shade(color, 0.75)}"/>`,
  );
  const thread = line(
    `M${short(x - r * 0.24)} ${short(y - r * 0.24)}l${short(r * 0.48)} ${short(r * 0.48)}m0 ${short(-r * 0.48)}l${short(-r * 0.48)} ${short(r * 0.48)}`,
    { color: tint(color, 0.7), width: short(r * 0.09) },
  );
  const shine = studio.define(
    (id) =>
      `<radialGradient id="${id}" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="${tint(color, 0.6)}"/><stop offset=".6" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  );
  return (
    `<ellipse cx="${short(x + r * 0.16)}" cy="${short(y + r * 0.26)}" rx="${short(r * 1.04)}" ry="${short(r)}" fill="${ink}" fill-opacity=".34"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="url(#${shine})" stroke="${dark}" stroke-width="${short(Math.min(2, r * 0.08))}"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 0.7)}" fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="${short(r * 0.06)}"/>` +
    holes.join("") +
    thread
  );
};

/** A twisted cord along a line. */
export const cord = (points: readonly Point[], color: string, width: number): string => {
  const d = through(points);
  return (
    `<g transform="translate(${short(width * 0.26)} ${short(width * 0.45)})">${line(d, { color: ink, width, opacity: 0.22 })}</g>` +
    line(d, { color: shade(color, 0.35), width }) +
    line(d, { color, width: short(width * 0.78) }) +
    line(d, {
      color: tint(color, 0.36),
      width: short(width * 0.62),
      dash: `${short(width * 0.28)} ${short(width * 0.6)}`,
      opacity: 0.7,
    })
  );
};

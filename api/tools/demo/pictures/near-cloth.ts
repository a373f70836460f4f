import { glow } from "./light.ts";
import { ink, shadowOf } from "./palette.ts";
import type { Studio } from "./studio.ts";

/** A close-up of cloth that fills the picture, with its weave and soft folds. */
export const closeUpOfCloth = (
  studio: Studio,
  angle = 0,
  paint = studio.fabric({ angle, scale: 2.3 }),
): string => {
  const threads = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => i * 5);
  const weave = studio.define(
    (id) =>
      `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse">` +
      `<path d="${threads.map((y) => `M0 ${y + 1}h60M0 ${y + 3}h60`).join("")}" stroke="${glow}" stroke-opacity=".1"/>` +
      `<path d="${threads.map((x) => `M${x + 1} 0v60`).join("")}" stroke="${ink}" stroke-opacity=".09"/></pattern>`,
  );
  const fullRect = (fill: string): string => `<rect width="900" height="1200" fill="${fill}"/>`;
  const color = paint.startsWith("#") ? shadowOf(paint) : studio.tones.shadow;
  return fullRect(paint) + fullRect(`url(#${weave})`) + softFolds(studio, angle - 62, color);
};

/** Long soft folds over the whole picture. */
const softFolds = (studio: Studio, angle: number, dark: string): string => {
  let at = studio.chance.between(0, 0.08);
  const stops: string[] = [];
  while (at < 1) {
    stops.push(`<stop offset="${at.toFixed(3)}" stop-color="${glow}" stop-opacity=".18"/>`);
    at += studio.chance.between(0.05, 0.09);
    stops.push(`<stop offset="${at.toFixed(3)}" stop-color="${dark}" stop-opacity="0"/>`);
    at += studio.chance.between(0.06, 0.13);
    stops.push(
      `<stop offset="${at.toFixed(3)}" stop-color="${dark}" stop-opacity="${studio.chance.between(0.3, 0.5).toFixed(2)}"/>`,
    );
    at += studio.chance.between(0.02, 0.05);
  }
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * 620, Math.sin(turn) * 620];
  const id = studio.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${(450 - dx).toFixed(0)}" y1="${(600 - dy).toFixed(0)}" x2="${(450 + dx).toFixed(0)}" y2="${(600 + dy).toFixed(0)}">${stops.join("")}</linearGradient>`,
  );
  return `<rect width="900" height="1200" fill="url(#${id})"/>`;
};

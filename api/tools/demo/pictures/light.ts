import { ink, shadowOf } from "./palette.ts";
import type { Studio } from "./studio.ts";

/** The colour of light: a little warmer than white. */
export const glow = "#fff4de";

const gradient = (
  studio: Studio,
  towards: string,
  stops: readonly (readonly [number, string, number])[],
): string =>
  `url(#${studio.define(
    (id) =>
      `<linearGradient id="${id}" ${towards}>${stops
        .map(
          ([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
        )
        .join("")}</linearGradient>`,
  )})`;

/** Light from the upper left: the soft gradient across a piece of cloth of the given colour. */
export const sideLight = (studio: Studio, color: string): string =>
  gradient(studio, 'x1="0" y1="0" x2="1" y2=".25"', [
    [0, shadowOf(color), 0.3],
    [0.22, glow, 0.2],
    [0.5, glow, 0],
    [1, shadowOf(color), 0.54],
  ]);

/** The second gradient: cloth is darker towards its hem. */
export const fallingLight = (studio: Studio, color: string): string =>
  gradient(studio, 'x1="0" y1="0" x2="0" y2="1"', [
    [0, glow, 0.1],
    [0.45, glow, 0],
    [1, shadowOf(color), 0.34],
  ]);

/** The shadow on the ground. */
export const groundShadow = (studio: Studio, x: number, y: number, rx: number, ry: number): string => {
  const pool = studio.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${ink}" stop-opacity=".42"/>` +
      `<stop offset=".55" stop-color="${ink}" stop-opacity=".16"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${pool})"/>`;
};

import { line } from "./cloth.ts";
import type { Point } from "./path.ts";
import { shade } from "./palette.ts";
import type { Studio } from "./studio.ts";
import { part } from "./trim.ts";

const short = (n: number): number => Math.round(n * 10) / 10;

/** Small motifs at points of the figure. */
const scattered = (studio: Studio, points: readonly Point[], motif: string): string => {
  const id = studio.define((name) => `<g id="${name}">${motif}</g>`);
  return points
    .map((point) => {
      const [x, y] = studio.stance(point);
      return `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`;
    })
    .join("");
};

/** A line of hand stitches in the second colour. */
export const runningStitch = (studio: Studio, d: string): string =>
  part(
    "running-stitch",
    line(studio.pose(d), { color: studio.tones.accent, width: 1.3, dash: "4.5 3", opacity: 0.95 }),
  );

/** Cord piping along an edge: a dark line below, a round cord above. */
export const piping = (studio: Studio, d: string): string =>
  part(
    "piping",
    line(studio.pose(d), { color: shade(studio.tones.accent, 0.4), width: 4.6, opacity: 0.7 }) +
      line(studio.pose(d), { color: studio.tones.accent, width: 3.2 }) +
      line(studio.pose(d), { color: "#fff4de", width: 0.9, opacity: 0.45 }),
  );

/** Drawn-thread work across the yoke: a net of small openings between two rows of stitches. */
export const jaali = (studio: Studio): string => {
  const thread = studio.tones.light;
  const net = studio.define(
    (id) =>
      `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${thread}" fill-opacity=".35"/><circle cx="3" cy="3" r="1.7" fill="${studio.tones.dark}" fill-opacity=".45"/><path d="M0 0h6M0 0v6" stroke="${thread}" stroke-width=".9"/></pattern>`,
  );
  const yoke =
    "M-80 252C-84 268 -86 284 -86 296C-50 310 50 310 86 296C86 284 84 268 80 252C70 262 58 270 44 262C30 282 -30 282 -44 262C-58 270 -70 262 -80 252Z";
  const rows = "M-85 297C-50 311 50 311 85 297";
  return part(
    "jaali",
    `<path d="${studio.pose(yoke)}" fill="url(#${net})"/>` +
      line(studio.pose(rows), { color: thread, width: 4.5 }) +
      line(studio.pose(rows), { color: studio.tones.dark, width: 1, dash: "1.5 3", opacity: 0.6 }),
  );
};

/** Zardozi: coiled metal thread in creepers and flowers over the yoke. */
export const zardoziYoke = (studio: Studio): string => {
  const { metal, metalLight, metalDark } = studio.tones;
  const curl =
    "M10 282C26 284 34 300 26 312C20 320 10 314 14 306M26 312C40 318 56 308 58 292C60 278 48 272 44 280M58 292C70 292 80 282 80 268M14 330C26 326 40 330 44 342C46 352 36 354 34 346M44 342C56 342 66 334 72 322";
  const both = `${curl}${curl.replace(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)}`;
  const flower = `<g fill="${metalLight}" stroke="${metalDark}" stroke-width=".5"><circle cy="-4" r="2.4"/><circle cx="3.8" cy="-1.2" r="2.4"/><circle cx="2.4" cy="3.2" r="2.4"/><circle cx="-2.4" cy="3.2" r="2.4"/><circle cx="-3.8" cy="-1.2" r="2.4"/><circle r="1.7" fill="${studio.tones.accent}"/></g>`;
  const seed = `<circle r="1.3" fill="${metalLight}"/>`;
  const flowers: Point[] = [
    [0, 296],
    [0, 330],
    [0, 364],
    [-40, 300],
    [40, 300],
    [-66, 310],
    [66, 310],
    [-26, 350],
    [26, 350],
    [-56, 346],
    [56, 346],
  ];
  const seeds: Point[] = [-72, -60, -48, -34, -20, -8, 8, 20, 34, 48, 60, 72].flatMap((x, i): Point[] => [
    [x, 322 + (i % 3) * 7],
    [x * 0.84, 372 + (i % 2) * 8],
  ]);
  return part(
    "zardozi",
    line(studio.pose(both), { color: metalDark, width: 3.6, opacity: 0.8 }) +
      line(studio.pose(both), { color: metal, width: 2.4 }) +
      line(studio.pose(both), { color: metalLight, width: 1, dash: "1.4 1.6" }) +
      scattered(studio, seeds, seed) +
      scattered(studio, flowers, flower),
  );
};

/** Mukaish: tiny dots of flattened metal, twisted through the cloth. */
export const mukaishDots = (studio: Studio, points: readonly Point[]): string =>
  part("mukaish", scattered(studio, points, `<path d="M0 -2.200L1.5 0L0 2.200L-1.5 0Z" fill="#fffdf4"/>`));

/** Gota: leaves of metal ribbon in pairs along a line, with a bead at their stem. */
export const gotaLeaves = (studio: Studio, points: readonly Point[], size = 1): string =>
  part(
    "gota",
    scattered(
      studio,
      points,
      `<g transform="scale(${size})" fill="#f6e3ae" stroke="#b98a35" stroke-width=".8"><path d="M0 2C-7 0 -11 -6 -10 -12C-4 -11 -1 -5 0 2Z"/><path d="M0 2C7 0 11 -6 10 -12C4 -11 1 -5 0 2Z"/><circle cy="4.5" r="2" fill="#d9a441"/></g>`,
    ),
  );

import { border } from "./border.ts";
import { cloth, tone } from "./cloth.ts";
import { joined, through, type Point } from "./path.ts";
import type { Studio } from "./studio.ts";
import { part } from "./trim.ts";

/** A band around the body: a belt, a waistband, the band below a yoke. */
export type WaistBand = {
  /** Height of its upper edge at the side. */
  y: number;
  height: number;
  /** Half width of its upper edge. */
  half: number;
  /** Half width of its lower edge; by default 2 more. */
  below?: number;
  /** How far it curves down in the middle. */
  dip?: number;
  /** A colour or a paint; by default the woven border. */
  paint?: string;
  inside?: string;
  /** The class of the part. */
  name?: string;
};

const steps = 12;

/** A point of the band: k from -1 to 1 across it, t from 0 to 1 down it. The body is round, so it is seen as half an ellipse. */
const pointOf = ({ y, height, half, below = half + 2, dip = 9 }: WaistBand, k: number, t: number): Point => [
  (half + (below - half) * t) * k,
  y + height * t + (dip + 1.5 * t) * Math.sqrt(Math.max(0, 1 - k * k * 0.96)) - dip * 0.2,
];

/** The woven border in short pieces that follow the curve and become narrower at the sides. */
const borderPieces = (studio: Studio, band: WaistBand): string =>
  Array.from({ length: steps }, (_, i) => {
    const [a, b] = [
      Math.sin(((i / steps) * 2 - 1) * (Math.PI / 2)),
      Math.sin((((i + 1) / steps) * 2 - 1) * (Math.PI / 2)),
    ];
    const [start, end] = [studio.stance(pointOf(band, a, 0)), studio.stance(pointOf(band, b, 0))];
    const foot = studio.stance(pointOf(band, a, 1));
    const endFoot = studio.stance(pointOf(band, b, 1.02));
    const angle = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
    const squeeze = Math.max(0.45, Math.cos((((i + 0.5) / steps) * 2 - 1) * (Math.PI / 2)) + 0.1);
    const paint = border(studio, band.height / 36, { at: start, angle, squeeze: Math.min(1, squeeze) });
    const corners = [start, end, endFoot, foot].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return `<path d="M${corners.join("L")}Z" fill="${paint}"/>`;
  }).join("");

const edgeOf = (band: WaistBand, t: number): Point[] =>
  Array.from({ length: 9 }, (_, i) => pointOf(band, Math.sin((i / 4 - 1) * (Math.PI / 2)), t));

/** The curve of a band at a share of its height, for stitches and cords along it. */
export const curveOf = (band: WaistBand, t: number): string => through(edgeOf(band, t));

/** A band that sits on the body: curved around it, darker at its sides, with a narrow shadow below. */
export const waistBand = (studio: Studio, band: WaistBand): string => {
  const shape = studio.pose(joined(through(edgeOf(band, 0)), through(edgeOf(band, 1).reverse())));
  const shadow = [3, 6].map((depth) =>
    tone(
      studio.pose(
        joined(through(edgeOf(band, 0.9)), through(edgeOf(band, 1 + depth / band.height).reverse())),
      ),
      0.12,
    ),
  );
  const side = (sign: number, reach: number): string =>
    tone(
      studio.pose(
        joined(
          through([pointOf(band, sign, -0.1), pointOf(band, sign, 1.1)]),
          through([pointOf(band, sign * reach, 1.1), pointOf(band, sign * reach, -0.1)]),
        ),
      ),
      0.13,
    );
  return part(
    band.name ?? "waistband",
    shadow.join("") +
      cloth(studio, shape, {
        paint: band.paint ?? studio.tones.accent,
        inside: `${band.paint ? "" : borderPieces(studio, band)}${band.inside ?? ""}${side(1, 0.86)}${side(1, 0.7)}${side(-1, 0.9)}`,
        edge: 1.3,
      }),
  );
};

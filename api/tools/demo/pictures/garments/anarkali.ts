import { bodice, bustFolds, waistFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { wornDrawings } from "../close-up.ts";
import type { WornParts } from "../figure.ts";
import type { Hanging } from "../hanging.ts";
import { gotaLeaves, mukaishDots, zardoziYoke } from "../ornaments.ts";
import type { Point } from "../path.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { drawstring, gathers } from "../ties.ts";
import { buttons, seam, tassel } from "../trim.ts";
import { waistBand } from "../waist-band.ts";

const panels = 7;

const depths: Partial<Record<Neckline, number>> = { sweetheart: 300, v: 312, round: 264, "deep-u": 316 };

const bodyOf = (studio: Studio, isBack: boolean): BodiceCut => {
  const neck = studio.cut.neck ?? studio.choose<Neckline>("neck", ["sweetheart", "v", "round", "deep-u"]);
  return {
    neck: isBack ? "deep-u" : neck,
    depth: isBack ? 300 : (depths[neck] ?? 264),
    shoulder: 98,
    sides: [
      [87, 314],
      [79, 366],
      [70, 408],
    ],
    dip: 10,
  };
};

/** Gota along the seams of the panels, or mukaish dots all over. */
const skirtOrnament = (studio: Studio, shape: Hanging): string => {
  if (studio.cut.ornament === "gota") {
    const points = [1, 2, 3, 4, 5, 6].flatMap((i): Point[] =>
      [0.2, 0.36, 0.52, 0.68, 0.84].map((t) => shape.at(i / panels, t)),
    );
    return gotaLeaves(studio, points, 0.9);
  }
  if (studio.cut.ornament === "mukaish") {
    const points = Array.from({ length: 96 }, (_, i): Point =>
      shape.at(studio.chance.between(0.03, 0.97), 0.06 + (0.84 * (i + 0.5)) / 96),
    );
    return mukaishDots(studio, points);
  }
  return "";
};

const skirtOf = (studio: Studio, hem: number): string =>
  skirt(studio, {
    sides: [
      [400, 70],
      [470, 98],
      [600, 150],
      [800, 218],
      [hem, 280],
    ],
    folds: 11,
    wave: 15,
    dip: 34,
    from: 0.04,
    panels,
    seams: true,
    bands: [
      { from: 0.925, to: 1.06 },
      { from: 0.885, to: 0.9, color: studio.tones.accent },
    ],
    depth: 0.13,
    ornament: (shape) => skirtOrnament(studio, shape),
  });

const yokeOf = (studio: Studio): string => {
  if (studio.cut.ornament === "zardozi") return zardoziYoke(studio);
  if (studio.cut.ornament === "mukaish")
    return mukaishDots(
      studio,
      Array.from({ length: 26 }, (_, i): Point => [
        ((i * 0.7549) % 1) * 128 - 64,
        318 + ((i * 0.5698) % 1) * 70,
      ]),
    );
  if (studio.cut.ornament === "gota")
    return gotaLeaves(
      studio,
      [-54, -36, -18, 0, 18, 36, 54].map((x): Point => [x, 340 + Math.abs(x) * -0.25]),
      0.8,
    );
  return "";
};

const rearOf = (studio: Studio): string =>
  seam(studio, "M0 302L0 400") +
  tassel(studio, [-12, 330], 62) +
  tassel(studio, [12, 340], 62) +
  seam(studio, "M-46 262C-20 276 20 276 46 262", 2.4);

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const cut = bodyOf(studio, isBack);
  const isDrawn = studio.cut.waist === "drawstring";
  const front =
    yokeOf(studio) +
    (cut.neck === "round" && !studio.cut.ornament ? buttons(studio, 0, 276, 380, 7, 3.4) : "");
  return {
    clothes:
      skirtOf(studio, studio.cut.hem ?? studio.choose("length", [1010, 960, 1050])) +
      bodice(studio, cut, {
        inside: bustFolds(studio) + waistFolds(studio, 404),
        trim: border(studio, 0.4),
      }) +
      (isBack ? rearOf(studio) : front) +
      gathers(studio, { y: 402, half: 70, length: 60, count: 15 }) +
      waistBand(studio, {
        y: 388,
        height: isDrawn ? 14 : 20,
        half: 71,
        below: 71,
        dip: 10,
        name: "yoke-band",
        ...(isDrawn ? { paint: studio.fabric({ angle: 90 }) } : {}),
      }) +
      (isDrawn && !isBack ? drawstring(studio, [0, 404], { ends: "tassels", length: 74 }) : ""),
    over: sleeves(studio, {
      to: studio.cut.sleeve ?? studio.choose("sleeve", [0.98, 0.78, 0.52]),
      ease: 9,
      cuff: 24,
      cuffPaint: border(studio, 0.7),
    }),
  };
};

/** The anarkali: a fitted bodice and a long flared skirt of many panels. */
export const anarkali = wornDrawings(worn, undefined, () => ({ x: 0, y: 330, height: 320 }));

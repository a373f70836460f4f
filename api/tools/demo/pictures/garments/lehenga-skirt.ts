import { bustFolds, plainTop } from "../bodice.ts";
import { crease } from "../cloth.ts";
import { wornDrawings } from "../close-up.ts";
import type { WornParts } from "../figure.ts";
import type { Hanging } from "../hanging.ts";
import { skirt, type Band } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { cord } from "../notions.ts";
import { gathers } from "../ties.ts";
import { part, seam, tassel } from "../trim.ts";
import { waistBand } from "../waist-band.ts";

const bandsOf = (studio: Studio): readonly Band[] =>
  studio.cut.border === true
    ? [
        { from: 0.84, to: 1.06, color: studio.tones.accent },
        { from: 0.865, to: 0.95 },
      ]
    : studio.choose<readonly Band[]>("bands", [
        [
          { from: 0.9, to: 1.06 },
          { from: 0.87, to: 0.884, color: studio.tones.accent },
        ],
        [
          { from: 0.94, to: 1.06 },
          { from: 0.86, to: 0.905 },
          { from: 0.6, to: 0.612, color: studio.tones.accent },
        ],
      ]);

/** Box pleats: deep, even, from the waistband to the hem. */
const boxPleats = (studio: Studio, shape: Hanging): string =>
  part(
    "pleats",
    [0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9]
      .map((u) => {
        const from = studio.stance(shape.at(u, 0.01));
        const to = studio.stance(shape.at(u + (u - 0.5) * 0.04, 0.99));
        return (
          crease(from, to, 17, (0.5 - u) * 30, 0.22) +
          crease([from[0] + 3, from[1]], [to[0] + 12, to[1]], 10, (0.5 - u) * 30, -0.2)
        );
      })
      .join(""),
  );

/** A cord that closes the waistband at the side, with two tassels. */
const sideCords = (studio: Studio): string => {
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  return part(
    "drawstring",
    cord([at(40, 450), at(50, 480), at(56, 500), at(60, 520)], studio.tones.accent, 3.4) +
      cord([at(44, 450), at(64, 474), at(76, 490), at(80, 506)], studio.tones.accent, 3.4) +
      tassel(studio, [60, 516], 58) +
      tassel(studio, [80, 502], 58),
  );
};

const blouse = (studio: Studio, isBack: boolean): string =>
  plainTop(
    studio,
    {
      neck: isBack ? "deep-u" : "round",
      depth: isBack ? 316 : 252,
      shoulder: 98,
      sides: [
        [87, 314],
        [80, 366],
        [66, 402],
      ],
      dip: 6,
    },
    bustFolds(studio),
  );

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const hem = studio.cut.hem ?? 1074;
  const full = studio.choose("fullness", [312, 292, 272]);
  const isPleated = studio.cut.waist === "pleats";
  const volume = skirt(studio, {
    sides: [
      [446, 61],
      [500, 96],
      [620, full * 0.5],
      [820, full * 0.77],
      [hem, full],
    ],
    folds: isPleated ? 9 : 12,
    wave: 15,
    dip: 36,
    from: 0.03,
    panels: 8,
    mirrored: studio.cut.form === "panelled",
    seams: studio.cut.form === "panelled",
    bands: bandsOf(studio),
    ornament: isPleated ? (shape) => boxPleats(studio, shape) : undefined,
    depth: 0.14,
  });
  const band = waistBand(studio, {
    y: 428,
    height: isPleated ? 32 : 25,
    half: 61,
    below: 64,
    dip: 10,
    ...(studio.cut.waist === "band" || isPleated ? { paint: studio.fabric({ angle: 90 }) } : {}),
  });
  return {
    clothes:
      volume +
      blouse(studio, isBack) +
      (isPleated ? "" : gathers(studio, { y: 452, half: 63, length: 70, count: 17 })) +
      band +
      (isBack
        ? seam(studio, "M0 466L0 560", 1.6) + seam(studio, "M0 320L0 404")
        : isPleated || studio.cut.waist === "band"
          ? ""
          : sideCords(studio)),
    over: sleeves(studio, { to: 0.34, ease: 8, paint: studio.tones.neutral, cuff: 10 }),
  };
};

/** The lehenga skirt: full, panelled and bordered, shown with a plain blouse. */
export const lehengaSkirt = wornDrawings(worn, undefined, () => ({ x: 6, y: 516, height: 330 }));

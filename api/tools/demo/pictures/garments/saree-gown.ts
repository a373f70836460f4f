import { bodice, bustFolds, waistFolds, type BodiceCut } from "../bodice.ts";
import { cloth, printedFold, tone } from "../cloth.ts";
import { wornDrawings } from "../close-up.ts";
import type { WornParts } from "../figure.ts";
import { shade } from "../palette.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { part, seam } from "../trim.ts";

/** The blouse is of the same cloth, or plain in the second colour. */
const blousePaint = (studio: Studio): string =>
  studio.choose("blouse", [
    studio.fabric(),
    shade(studio.tones.accent, 0.1),
    shade(studio.tones.accent, 0.1),
  ]);

const blouse = (studio: Studio, isBack: boolean): string => {
  const cut: BodiceCut = {
    neck: isBack ? "deep-u" : studio.choose("neck", ["sweetheart", "v", "boat"]),
    ...(isBack ? { depth: 344 } : {}),
    shoulder: 98,
    sides: [
      [87, 314],
      [79, 368],
      [62, 424],
    ],
    dip: 4,
  };
  return bodice(studio, cut, {
    inside: bustFolds(studio) + waistFolds(studio),
    trim: border(studio, 0.4),
    paint: blousePaint(studio),
  });
};

const gown = (studio: Studio): string =>
  skirt(studio, {
    sides: [
      [416, 62],
      [470, 82],
      [540, 97],
      [680, 98],
      [820, 110],
      [960, 150],
      [1096, 214],
    ],
    folds: 9,
    wave: 12,
    dip: 26,
    from: 0.34,
    panels: 3,
    bands: [{ from: 0.945, to: 1.05 }],
    depth: 0.12,
  });

/** Narrow pleats tucked in at the waist, opening to the hem. */
const pleats = (studio: Studio): string =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      printedFold(
        studio,
        studio.stance([-30 + i * 9, 432]),
        studio.stance([-62 + i * 32, 1090]),
        12,
        6 - i * 3,
        i % 2 ? -0.16 : 0.17,
      ),
    )
    .join("");

const pallu = (studio: Studio): string => {
  const d =
    "M94 560C60 520 30 486 -30 420C-66 380 -92 330 -84 236C-72 224 -52 216 -38 214C-40 290 -10 330 34 372C66 402 84 418 98 470Z";
  const folds = [0, 1, 2, 3].map((i) =>
    tone(
      studio.pose(
        `M${-78 + i * 11} ${232 - i * 4}C${-84 + i * 14} 330 ${-40 + i * 14} ${390 - i * 12} 96 ${540 - i * 26}C${-30 + i * 12} ${400 - i * 12} ${-74 + i * 14} 330 ${-72 + i * 11} ${231 - i * 4}Z`,
      ),
      i % 2 ? -0.2 : 0.26,
    ),
  );
  const turned =
    studio.spec.textile === "solid"
      ? ""
      : [0, 1, 2]
          .map((i) => {
            const paint = studio.fabric({ angle: -42, squeeze: 0.6, at: [11 + i * 17, 230 + i * 23] });
            return `<path d="${studio.pose(`M${-74 + i * 13} ${232 - i * 4}C${-76 + i * 14} 330 ${-34 + i * 14} ${394 - i * 12} 96 ${540 - i * 30}C${-24 + i * 12} ${400 - i * 12} ${-66 + i * 14} 330 ${-68 + i * 13} ${231 - i * 4}Z`)}" fill="${paint}"/>`;
          })
          .join("");
  const edge = `<path d="${studio.pose("M98 470C84 418 66 402 34 372C-10 330 -40 290 -38 214L-52 217C-54 300 -24 346 22 388C56 418 80 446 96 500Z")}" fill="${border(studio, 0.6)}"/>`;
  return part(
    "pallu",
    cloth(studio, studio.pose(d), {
      paint: studio.fabric({ angle: -38 }),
      inside: edge + turned + folds.join(""),
    }),
  );
};

/** The end of the drape, falling behind the shoulder. */
const train = (studio: Studio, wide: boolean): string => {
  const flip = wide ? 1 : -1;
  const points: readonly (readonly [number, number])[] = wide
    ? [
        [236, 42],
        [420, 62],
        [700, 84],
        [930, 100],
      ]
    : [
        [240, 26],
        [420, 44],
        [700, 62],
        [900, 78],
      ];
  return skirt(studio, {
    sides: points,
    folds: 4,
    wave: 8,
    dip: 10,
    from: 0.02,
    middle: wide ? 52 : flip * 84,
    lean: wide ? 44 : flip * 58,
    bands: [
      { from: 0.86, to: 1.05 },
      { from: 0.83, to: 0.845, color: studio.tones.accent },
    ],
    depth: 0.15,
  });
};

const worn = (studio: Studio, isBack: boolean): WornParts => ({
  behind: isBack ? "" : train(studio, false),
  clothes:
    gown(studio) +
    (isBack ? seam(studio, "M0 428L0 900", 1) : pleats(studio)) +
    blouse(studio, isBack) +
    (isBack ? "" : pallu(studio)),
  over:
    sleeves(studio, {
      to: studio.choose("sleeve", [0.3, 0.5, 0.36]),
      ease: 8,
      paint: blousePaint(studio),
      cuff: 16,
      cuffPaint: border(studio, 0.6),
    }) + (isBack ? train(studio, true) : ""),
});

/** The saree gown: a stitched gown with the pleats and the shoulder drape of a saree. */
export const sareeGown = wornDrawings(worn, undefined, () => ({ x: 0, y: 330, height: 330 }));

import { bodice, bustFolds, waistFolds, type BodiceCut } from "../bodice.ts";
import { cloth } from "../cloth.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon } from "../path.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { buttons, seam, tassel } from "../trim.ts";

const worn = (studio: Studio, back: boolean): WornParts => {
  const neck = studio.choose<"sweetheart" | "v" | "round" | "deep-u">("neck", [
    "sweetheart",
    "v",
    "round",
    "deep-u",
  ]);
  const hem = studio.choose("length", [1010, 960, 1050]);
  const cut: BodiceCut = {
    neck: back ? "deep-u" : neck,
    depth: back ? 300 : { sweetheart: 300, v: 312, round: 264, "deep-u": 316 }[neck],
    shoulder: 98,
    sides: [
      [87, 314],
      [79, 366],
      [70, 408],
    ],
    dip: 10,
  };
  const gown = skirt(studio, {
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
    panels: 7,
    seams: true,
    bands: [
      { from: 0.925, to: 1.06 },
      { from: 0.885, to: 0.9, color: studio.tones.accent },
    ],
    depth: 0.13,
  });
  const yoke = studio.pose(
    polygon([
      [-70, 392],
      [0, 401],
      [70, 392],
      [72, 411],
      [0, 420],
      [-72, 411],
    ]),
  );
  const rear =
    seam(studio, "M0 302L0 400") +
    tassel(studio, [-12, 330], 62) +
    tassel(studio, [12, 340], 62) +
    seam(studio, "M-46 262C-20 276 20 276 46 262", 2.4);
  return {
    clothes:
      gown +
      bodice(studio, cut, {
        inside: bustFolds(studio) + waistFolds(studio, 404),
        trim: border(studio, 0.4),
      }) +
      cloth(studio, yoke, { paint: border(studio, 0.55) }) +
      (back ? rear : neck === "round" ? buttons(studio, 0, 276, 380, 7, 3.4) : ""),
    over: sleeves(studio, {
      to: studio.choose("sleeve", [0.98, 0.78, 0.52]),
      ease: 9,
      cuff: 24,
      cuffPaint: border(studio, 0.7),
    }),
  };
};

/** The anarkali: a fitted bodice and a long flared skirt of many panels. */
export const anarkali = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false)),
  back: (studio: Studio): string => dressed(studio, worn(studio, true)),
};

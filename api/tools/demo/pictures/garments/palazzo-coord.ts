import { bodice, bustFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { crease } from "../cloth.ts";
import { shirtCollar, collarBehind } from "../collars.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon } from "../path.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { buttons, seam } from "../trim.ts";
import { wideLegs } from "../trousers.ts";

const worn = (studio: Studio, back: boolean): WornParts => {
  const neck = studio.choose<Neckline>("neck", ["v", "boat", "band"]);
  const hem = studio.choose("length", [600, 556, 650]);
  const cut: BodiceCut = {
    neck: back && neck !== "band" ? "boat" : neck,
    ...(back ? { depth: neck === "band" ? 216 : 228 } : neck === "v" ? { depth: 306 } : {}),
    shoulder: 100,
    sides: [
      [90, 314],
      [86, 374],
      [84, 440],
      [102, 530],
      [114, hem],
    ],
    dip: 10,
  };
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const band = `<path d="${studio.pose(
    polygon([
      [-140, hem - 26],
      [0, hem - 17],
      [140, hem - 26],
      [140, hem + 20],
      [-140, hem + 20],
    ]),
  )}" fill="${border(studio, 0.78, { at: [0, hem - 24] })}"/>`;
  const folds = [
    crease(at(-84, 332), at(-32, 354), 6, 4),
    crease(at(84, 332), at(34, 356), 6, -4),
    crease(at(-66, 430), at(-60, hem), 13, -6),
    crease(at(52, 430), at(58, hem), 14, 8, 0.17),
    crease(at(-8, 440), at(-14, hem), 9, 4, -0.13),
    crease(at(22, 420), at(20, hem), 8, 4, 0.1),
  ].join("");
  return {
    clothes:
      wideLegs(studio, {
        waist: 470,
        hem: 1072,
        hemHalf: 90,
        reach: 112,
        folds: 5,
        bands: [{ from: 0.945, to: 1.05 }],
      }) +
      bodice(studio, cut, {
        inside: bustFolds(studio) + folds + band,
        trim: neck === "band" && !back ? undefined : studio.tones.accent,
      }) +
      (back
        ? seam(studio, "M0 232L0 300") + buttons(studio, 0, 240, 240, 1, 4)
        : neck === "band"
          ? seam(studio, `M0 244L0 ${hem + 6}`) +
            buttons(studio, 5, 268, hem - 60, 6, 3.6) +
            shirtCollar(studio)
          : "") +
      (back && neck === "band" ? collarBehind(studio) : ""),
    over: sleeves(studio, {
      to: studio.choose("sleeve", [0.62, 0.8, 0.4]),
      ease: 14,
      flare: studio.choose("bell", [6, 26]),
      cuff: 18,
      cuffPaint: border(studio, 0.7),
    }),
  };
};

const framing = { top: 6, bottom: 1168, stride: 46 };

/** The palazzo co-ord: a short tunic and wide trousers of one cloth. */
export const palazzoCoord = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false), framing),
  back: (studio: Studio): string => dressed(studio, worn(studio, true), framing),
};

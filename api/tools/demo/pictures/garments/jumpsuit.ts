import { bodice, bustFolds, waistFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { cloth, line } from "../cloth.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon } from "../path.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { buttons, seam, topstitch } from "../trim.ts";
import { wideLegs } from "../trousers.ts";

const worn = (studio: Studio, back: boolean): WornParts => {
  const neck = studio.choose<Neckline>("neck", ["v", "square", "boat", "sweetheart"]);
  const sleeved = studio.choose("sleeve", ["none", "short", "long"]);
  const cut: BodiceCut = {
    neck: back ? "deep-u" : neck,
    ...(back ? { depth: 290 } : neck === "v" ? { depth: 326 } : {}),
    shoulder: sleeved === "none" ? 80 : 99,
    sides: [
      [87, 314],
      [80, 372],
      [60, 430],
    ],
    dip: 10,
  };
  const belt = cloth(
    studio,
    studio.pose(
      polygon([
        [-61, 418],
        [0, 426],
        [61, 418],
        [63, 444],
        [0, 453],
        [-63, 444],
      ]),
    ),
    { paint: border(studio, 0.72) },
  );
  const wide = studio.choose("leg", ["wide", "tapered", "wide"]) === "wide";
  const pockets = back
    ? seam(studio, "M-66 520L-30 530L-32 572L-64 566ZM66 520L30 530L32 572L64 566Z")
    : seam(studio, "M-58 456C-62 490 -78 520 -92 536M58 456C62 490 78 520 92 536") +
      topstitch(studio, "M-53 458C-57 490 -73 522 -88 540M53 458C57 490 73 522 88 540");
  return {
    clothes:
      wideLegs(
        studio,
        wide
          ? { waist: 436, hem: 1060, hemHalf: 76, reach: 98, folds: 4 }
          : { waist: 436, hem: 1020, hemHalf: 40, reach: 72, folds: 3 },
      ) +
      pockets +
      seam(studio, "M0 450C2 500 2 560 0 606", 1.4) +
      bodice(studio, cut, {
        inside: bustFolds(studio) + waistFolds(studio, 430),
        trim: studio.tones.accent,
      }) +
      (back
        ? seam(studio, "M0 292L0 420", 2) +
          line(studio.pose("M0 296L0 308"), { color: studio.tones.metal, width: 4 })
        : neck === "v"
          ? seam(studio, "M0 328L0 424") + buttons(studio, 0, 344, 408, 3, 3.6)
          : seam(studio, "M-40 300C-44 350 -40 390 -34 424M40 300C44 350 40 390 34 424")) +
      belt,
    over:
      sleeved === "none"
        ? ""
        : sleeves(studio, {
            to: sleeved === "short" ? 0.3 : 0.96,
            ease: 14,
            puff: sleeved === "short" ? 16 : 0,
            cuff: 14,
          }),
  };
};

const framing = { top: 6, bottom: 1168, stride: 40 };

/** The jumpsuit: bodice and trousers in one, joined at a belt. */
export const jumpsuit = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false), framing),
  back: (studio: Studio): string => dressed(studio, worn(studio, true), framing),
};

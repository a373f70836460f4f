import { plainTop } from "../bodice.ts";
import { cloth, crease } from "../cloth.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon } from "../path.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { seam, tassel } from "../trim.ts";

const worn = (studio: Studio, back: boolean): WornParts => {
  const plain = studio.tones.neutral;
  const hem = studio.choose("length", [1080, 1060]);
  const full = studio.choose("fullness", [312, 292, 272]);
  const volume = skirt(studio, {
    sides: [
      [446, 60],
      [500, 96],
      [620, full * 0.5],
      [820, full * 0.77],
      [hem, full],
    ],
    folds: 12,
    wave: 15,
    dip: 36,
    from: 0.03,
    panels: 7,
    seams: studio.choose("seams", [true, false]),
    bands: studio.choose("bands", [
      [
        { from: 0.9, to: 1.06 },
        { from: 0.87, to: 0.884, color: studio.tones.accent },
      ],
      [
        { from: 0.94, to: 1.06 },
        { from: 0.86, to: 0.905 },
        { from: 0.6, to: 0.612, color: studio.tones.accent },
      ],
      [
        { from: 0.86, to: 1.06, color: studio.tones.accent },
        { from: 0.88, to: 0.94 },
      ],
    ]),
    depth: 0.14,
  });
  const belt = studio.pose(
    polygon([
      [-61, 430],
      [0, 438],
      [61, 430],
      [63, 456],
      [0, 466],
      [-63, 456],
    ]),
  );
  const blouse = plainTop(
    studio,
    {
      neck: back ? "deep-u" : "round",
      depth: back ? 316 : 252,
      shoulder: 96,
      sides: [
        [87, 314],
        [80, 366],
        [66, 402],
      ],
      dip: 6,
    },

    crease(studio.stance([-80, 330]), studio.stance([-34, 352]), 6, 4),
  );
  const strings =
    seam(studio, "M40 452C52 480 58 500 60 520M46 452C66 476 78 492 80 506", 2) +
    tassel(studio, [60, 518], 58) +
    tassel(studio, [80, 504], 58);
  return {
    clothes:
      volume +
      blouse +
      cloth(studio, belt, { paint: border(studio, 0.7) }) +
      (back ? seam(studio, "M0 466L0 560", 1.6) + seam(studio, "M0 320L0 404") : strings),
    over: sleeves(studio, { to: 0.34, ease: 8, paint: plain, cuff: 10 }),
  };
};

/** The lehenga skirt: full, panelled and bordered, shown with a plain blouse. */
export const lehengaSkirt = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false)),
  back: (studio: Studio): string => dressed(studio, worn(studio, true)),
};

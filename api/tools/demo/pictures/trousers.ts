import { cloth, crease } from "./cloth.ts";
import { limb, resample, type Joint } from "./limb.ts";
import { skirt, type Band } from "./skirt.ts";
import type { Studio } from "./studio.ts";

/** Slim trousers (churidar) in plain cloth, worn under something longer. */
export const slimTrousers = (studio: Studio, paint: string, to = 1036): string =>
  [-1, 1]
    .map((side) => {
      const bones: Joint[] = [
        [44, 500, 98],
        [45, 600, 90],
        [40, 700, 74],
        [37, 790, 60],
        [37, 870, 58],
        [33, 960, 46],
        [30, to, 38],
      ];
      const d = studio.pose(
        limb(
          resample(
            bones.map(([x, y, w]) => [x * side, y, w] as const),
            18,
          ),
        ),
      );
      const knee = studio.stance([side * 24, 800]);
      const inside = [
        crease(knee, [knee[0] + side * 34, knee[1] - 18], 4, 3),
        ...[0, 14, 28, 42].map((up) =>
          crease(
            studio.stance([side * 14, to - 20 - up]),
            studio.stance([side * 46, to - 28 - up]),
            3,
            4,
            0.16,
          ),
        ),
      ];
      return cloth(studio, d, { paint, inside: inside.join("") });
    })
    .join("");

export type LegCut = {
  waist: number;
  hem: number;
  /** Half width of a leg at its hem. */
  hemHalf: number;
  /** The distance of the middle of a leg's hem from the middle line. */
  reach: number;
  folds?: number;
  bands?: readonly Band[];
  color?: string;
  gathered?: boolean;
};

/** Two wide legs from the waist: palazzos, culottes, the lower half of a jumpsuit. */
export const wideLegs = (studio: Studio, cut: LegCut): string =>
  ([-1, 1] as const)
    .map((side) =>
      skirt(studio, {
        sides: [
          [cut.waist, 29],
          [cut.waist + 50, 54],
          [535, 64],
          [620, 60 + (cut.hemHalf - 60) * 0.2],
          [(620 + cut.hem) / 2, 60 + (cut.hemHalf - 60) * 0.6],
          [cut.hem, cut.hemHalf],
        ],
        folds: cut.folds ?? 4,
        wave: 9,
        dip: 9,
        from: cut.gathered ? 0.05 : 0.4,
        middle: side * 30,
        lean: side * (cut.reach - 30),
        bands: cut.bands,
        color: cut.color,
        depth: 0.13,
      }),
    )
    .join("");

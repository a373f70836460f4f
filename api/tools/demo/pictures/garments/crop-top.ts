import { bodice, bustFolds, waistFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { cloth } from "../cloth.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon } from "../path.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { buttons, seam, tassel } from "../trim.ts";

const worn = (studio: Studio, back: boolean): WornParts => {
  const neck = studio.choose<Neckline>("neck", ["sweetheart", "square", "v", "boat"]);
  const sleeved = studio.choose<"puff" | "cap" | "long" | "none">("sleeve", ["puff", "cap", "long", "none"]);
  const plain = studio.tones.neutral;
  const cut: BodiceCut = {
    neck: back ? "deep-u" : neck,
    ...(back ? { depth: 318 } : {}),
    shoulder: sleeved === "none" ? 78 : 98,
    sides: [
      [88, 314],
      [81, 362],
      [67, 402],
    ],
    dip: 8,
  };
  const hem = cloth(
    studio,
    studio.pose(
      polygon([
        [-70, 388],
        [0, 398],
        [70, 388],
        [68, 406],
        [0, 416],
        [-68, 406],
      ]),
    ),
    { paint: border(studio, 0.55) },
  );
  const peplum = studio.choose("hem", ["band", "peplum", "band"]) === "peplum";
  const rear =
    seam(studio, "M0 322L0 404") +
    buttons(studio, 0, 334, 392, 4, 3.2) +
    tassel(studio, [-8, 344], 54) +
    tassel(studio, [10, 336], 54);
  const lower = skirt(studio, {
    sides: [
      [430, 58],
      [480, 84],
      [540, 104],
      [700, 140],
      [900, 190],
    ],
    folds: 7,
    wave: 8,
    dip: 14,
    from: 0.05,
    color: plain,
  });
  const waist = cloth(
    studio,
    studio.pose(
      polygon([
        [-59, 424],
        [0, 431],
        [59, 424],
        [61, 446],
        [0, 454],
        [-61, 446],
      ]),
    ),
    { paint: plain },
  );
  return {
    clothes:
      lower +
      waist +
      (peplum
        ? skirt(studio, {
            sides: [
              [396, 67],
              [420, 80],
              [446, 92],
            ],
            folds: 8,
            wave: 5,
            dip: 10,
            from: 0.02,
            panels: 3,
          })
        : "") +
      bodice(studio, cut, {
        inside: bustFolds(studio) + waistFolds(studio, 404),
        trim: studio.tones.accent,
      }) +
      hem +
      (back
        ? rear
        : neck === "v" || neck === "square"
          ? buttons(studio, 0, neck === "v" ? 332 : 292, 384, 5, 3.4)
          : seam(studio, "M-38 292C-44 340 -40 370 -34 400M38 292C44 340 40 370 34 400")),
    over: {
      none: "",
      puff: sleeves(studio, { to: 0.36, ease: 14, puff: 44, cuff: 12 }),
      cap: sleeves(studio, { to: 0.24, ease: 14, flare: 12, cuff: 10 }),
      long: sleeves(studio, { to: 0.97, ease: 9, cuff: 16, cuffPaint: border(studio, 0.6) }),
    }[sleeved],
  };
};

const framing = { top: 20, bottom: 730 };

/** The crop top: short, fitted, with a finished hem, over a plain high waist. */
export const cropTop = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false), framing),
  back: (studio: Studio): string => dressed(studio, worn(studio, true), framing),
};

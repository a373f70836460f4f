import { plainTop } from "../bodice.ts";
import { cloth, crease } from "../cloth.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon } from "../path.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { buttons, seam, topstitch } from "../trim.ts";
import { wideLegs } from "../trousers.ts";

const worn = (studio: Studio, back: boolean): WornParts => {
  const plain = studio.tones.neutral;
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const hem = studio.choose("length", [860, 820, 900]);
  const blouse = plainTop(
    studio,
    {
      neck: back ? "round" : studio.choose("neck", ["round", "v", "boat"]),
      shoulder: 98,
      sides: [
        [88, 314],
        [80, 372],
        [62, 436],
      ],
      dip: 8,
      ...(back ? { depth: 232 } : {}),
    },

    crease(at(-84, 330), at(-32, 352), 6, 4) +
      crease(at(84, 330), at(32, 352), 6, -4) +
      crease(at(-46, 434), at(-36, 372), 5, 3) +
      crease(at(46, 434), at(36, 372), 5, -3),
  );
  const band = cloth(
    studio,
    studio.pose(
      polygon([
        [-61, 420],
        [0, 428],
        [61, 420],
        [64, 450],
        [0, 459],
        [-64, 450],
      ]),
    ),
    { paint: studio.fabric({ angle: 90 }) },
  );
  const closing = studio.choose("closing", ["buttons", "tie", "plain"]);
  const tie = [
    "M2 450C-6 490 -10 516 -22 548L-6 552C6 520 10 490 10 452Z",
    "M8 450C14 486 24 510 28 546L44 540C38 506 26 480 16 448Z",
    "M4 440C-18 420 -36 428 -34 440C-32 452 -10 452 4 446Z",
    "M10 440C32 420 48 428 46 440C44 452 22 452 10 446Z",
  ]
    .map((d) => cloth(studio, studio.pose(d), { paint: studio.tones.accent }))
    .join("");
  return {
    clothes:
      blouse +
      wideLegs(studio, {
        waist: 436,
        hem,
        hemHalf: 88,
        reach: 104,
        folds: 5,
        gathered: true,
        bands: studio.choose("hem-band", [[], [{ from: 0.92, to: 1.05 }]]),
      }) +
      seam(studio, "M0 454C2 500 2 560 0 612", 1.5) +
      (back
        ? seam(studio, "M-70 524L-30 530L-30 534L-70 528ZM70 524L30 530L30 534L70 528Z", 1.6)
        : seam(studio, "M-60 458C-64 490 -80 520 -95 536M60 458C64 490 80 520 95 536") +
          topstitch(studio, "M-55 460C-59 490 -75 522 -91 540M55 460C59 490 75 522 91 540")) +
      band +
      (back
        ? seam(studio, "M-20 424L-20 456M20 424L20 456", 3)
        : closing === "tie"
          ? tie
          : closing === "buttons"
            ? buttons(studio, -12, 442, 442, 1, 5) + buttons(studio, 12, 442, 442, 1, 5)
            : buttons(studio, 0, 442, 442, 1, 5.5)),
    over: sleeves(studio, { to: 0.4, ease: 12, paint: plain, cuff: 0 }),
  };
};

const framing = { top: 10, bottom: 1010, stride: 34 };

/** Culottes: wide cropped trousers with the fall of a skirt, under a plain blouse. */
export const culottes = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false), framing),
  back: (studio: Studio): string => dressed(studio, worn(studio, true), framing),
};

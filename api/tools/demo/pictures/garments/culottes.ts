import { bodice, type BodiceCut } from "../bodice.ts";
import { crease } from "../cloth.ts";
import { waist as nearWaist, wornDrawings } from "../close-up.ts";
import type { WornParts } from "../figure.ts";
import { shade } from "../palette.ts";
import { backPockets, hipPockets } from "../pockets.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { drawstring, gathers } from "../ties.ts";
import { button, buttons, part, seam, topstitch } from "../trim.ts";
import { wideLegs } from "../trousers.ts";
import { curveOf, waistBand, type WaistBand } from "../waist-band.ts";

const blouse = (studio: Studio, isBack: boolean): string => {
  const plain = studio.tones.neutral;
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const cut: BodiceCut = {
    neck: isBack ? "round" : studio.choose("neck", ["round", "v", "boat"]),
    shoulder: 98,
    sides: [
      [88, 314],
      [80, 372],
      [63, 436],
    ],
    dip: 8,
    ...(isBack ? { depth: 232 } : {}),
  };
  const inside =
    crease(at(-84, 330), at(-32, 352), 6, 4) +
    crease(at(84, 330), at(32, 352), 6, -4) +
    [-46, -18, 16, 44].map((x) => crease(at(x, 434), at(x * 0.8, 366), 6, x / 12, 0.16)).join("");
  return bodice(studio, cut, { inside, trim: shade(plain, 0.22), paint: plain });
};

const band = (studio: Studio): WaistBand => ({
  y: 416,
  height: 30,
  half: 60,
  below: 63,
  paint: studio.fabric({ angle: 90 }),
});

/** Belt loops over a waistband. */
const loops = (studio: Studio): string =>
  part("belt-loops", seam(studio, "M-42 419L-43 456M-38 419L-39 456M38 419L39 456M42 419L43 456", 1.5));

/** Two deep pleats on each side of the front, stitched down at their start. */
const pleats = (studio: Studio, hem: number): string =>
  part(
    "pleats",
    [-46, -24, 24, 46]
      .map((x) => {
        const side = Math.sign(x);
        const from = studio.stance([x, 452]);
        const to = studio.stance([x * 2.1 + side * 14, hem - 60]);
        return (
          crease(from, to, 15, -5 * side, 0.3) +
          crease([from[0] + 4 * side, from[1]], [to[0] + 9 * side, to[1]], 9, -5 * side, -0.2) +
          seam(studio, `M${x} 452L${x * 1.16} 492`, 1.3)
        );
      })
      .join(""),
  );

const frontOf = (studio: Studio, hem: number): string => {
  const shape = band(studio);
  const fly =
    seam(studio, "M0 454C1 480 1 510 0 540", 1.3) + topstitch(studio, "M10 456C11 490 10 520 1 542");
  switch (studio.cut.waist) {
    case "drawstring":
      return (
        waistBand(studio, {
          ...shape,
          inside: gathers(studio, { y: 414, half: 60, length: 34, count: 17 }),
        }) +
        gathers(studio, { y: 444, half: 62, length: 62, count: 17 }) +
        topstitch(studio, curveOf(shape, 0.16)) +
        topstitch(studio, curveOf(shape, 0.86)) +
        drawstring(studio, [0, 440])
      );
    case "pleats":
      return (
        pleats(studio, hem) + waistBand(studio, shape) + button(studio, [0, 440], 2.2, studio.tones.metal)
      );
    case "buttons":
      return (
        fly +
        waistBand(studio, shape) +
        loops(studio) +
        topstitch(studio, curveOf(shape, 0.12)) +
        buttons(studio, 0, 440, 440, 1, 5.5)
      );
    default:
      return waistBand(studio, shape) + topstitch(studio, curveOf(shape, 0.88));
  }
};

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const hem = studio.cut.hem ?? studio.choose("length", [860, 820, 900]);
  const isWide = studio.cut.leg === "wide";
  const isFlat = studio.cut.waist === "pleats" || studio.cut.waist === "band";
  return {
    clothes:
      blouse(studio, isBack) +
      wideLegs(studio, {
        waist: 436,
        hem,
        hemHalf: isWide ? 108 : 88,
        reach: isWide ? 118 : 104,
        folds: isFlat ? 4 : 5,
        gathered: !isFlat,
        bands: studio.cut.border ? [{ from: 0.92, to: 1.05 }] : [],
      }) +
      seam(studio, "M0 454C2 500 2 560 0 612", 1.5) +
      (isBack ? backPockets(studio) : hipPockets(studio)) +
      (isBack
        ? waistBand(studio, band(studio)) + gathers(studio, { y: 444, half: 62, length: 44 })
        : frontOf(studio, hem)),
    over: sleeves(studio, { to: 0.4, ease: 12, paint: studio.tones.neutral, cuff: 0 }),
  };
};

/** Culottes: wide cropped trousers with the fall of a skirt, under a plain blouse. */
export const culottes = wornDrawings(worn, { top: 10, bottom: 1010, stride: 34 }, () => ({
  ...nearWaist,
  y: 486,
  height: 280,
}));

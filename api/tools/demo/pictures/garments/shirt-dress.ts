import { bodice, bustFolds, waistFolds, type BodiceCut } from "../bodice.ts";
import { chest, wornDrawings } from "../close-up.ts";
import { collarBehind, shirtCollar } from "../collars.ts";
import { line } from "../cloth.ts";
import type { WornParts } from "../figure.ts";
import { patchPocket } from "../pockets.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { bow, gathers } from "../ties.ts";
import { buttons, part, seam, topstitch } from "../trim.ts";
import { waistBand } from "../waist-band.ts";

const waistOf = (studio: Studio, isBack: boolean): string => {
  const paint = studio.fabric({ angle: 90, scale: 0.8 });
  if (studio.cut.waist === "seam")
    return (
      waistBand(studio, {
        y: 426,
        height: 8,
        half: 61,
        below: 62,
        paint: studio.fabric({ angle: 90 }),
        name: "waist-seam",
      }) + gathers(studio, { y: 432, half: 60, length: 40 })
    );
  const band = waistBand(studio, { y: 415, height: 26, half: 60, below: 62, paint, name: "sash-belt" });
  return (
    band +
    gathers(studio, { y: 440, half: 62, length: 44 }) +
    (isBack ? "" : bow(studio, [22, 438], paint, { long: 118 }))
  );
};

/** A line of gold thread down the placket. */
const kasavuLine = (studio: Studio, to: number): string =>
  part(
    "kasavu",
    line(studio.pose(`M-13 250L-13 424M13 250L13 424M-13 448L-14 ${to}M13 448L14 ${to}`), {
      color: studio.tones.metal,
      width: 4.5,
    }) +
      line(studio.pose(`M-13 250L-13 424M13 250L13 424M-13 448L-14 ${to}M13 448L14 ${to}`), {
        color: studio.tones.metalLight,
        width: 1.2,
        dash: "3 2",
      }),
  );

const frontOf = (studio: Studio, hem: number): string => {
  const pockets = studio.cut.pockets === "none" ? [] : [24];
  return [
    seam(studio, `M-10 250L-10 424M10 248L10 424M-10 448L-12 ${hem + 10}M10 448L12 ${hem + 10}`, 1.2),
    topstitch(studio, "M-6 252L-6 422M6 252L6 422"),
    studio.cut.ornament === "kasavu" ? kasavuLine(studio, hem + 12) : "",
    ...pockets.map((x) => patchPocket(studio, { x, y: 298, width: 42, height: 46 })),
    buttons(studio, 0, 268, 404, 5, 3.8),
    buttons(studio, 0, 476, hem - 40, Math.round((hem - 480) / 54), 3.8),
    part("shirt-collar", shirtCollar(studio)),
  ].join("");
};

const rearOf = (studio: Studio): string =>
  [
    seam(studio, "M-92 272C-40 282 40 282 92 272"),
    topstitch(studio, "M-92 277C-40 287 40 287 92 277"),
    seam(studio, "M-7 280L-5 420M7 280L5 420", 1.2),
    collarBehind(studio),
  ].join("");

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const hem = studio.cut.hem ?? studio.choose("length", [880, 800, 960]);
  const cut: BodiceCut = {
    neck: "band",
    depth: isBack ? 216 : 250,
    shoulder: 101,
    sides: [
      [90, 314],
      [82, 374],
      [61, 430],
    ],
    dip: 10,
  };
  const { metal } = studio.tones;
  return {
    clothes:
      skirt(studio, {
        sides: [
          [432, 61],
          [490, 92],
          [560, 116],
          [720, 146],
          [hem, 176],
        ],
        folds: 8,
        wave: 9,
        dip: 16,
        from: studio.cut.waist === "seam" ? 0.3 : 0.04,
        panels: 5,
        bands:
          studio.cut.ornament === "kasavu"
            ? [
                { from: 0.93, to: 0.965, color: metal },
                { from: 0.975, to: 0.985, color: metal },
              ]
            : [],
      }) +
      bodice(studio, cut, { inside: bustFolds(studio) + waistFolds(studio) }) +
      (isBack ? rearOf(studio) : frontOf(studio, hem)) +
      waistOf(studio, isBack),
    over: sleeves(studio, {
      to: studio.cut.sleeve ?? studio.choose("sleeve", [0.6, 0.42, 0.98]),
      ease: 16,
      cuff: 24,
      cuffPaint: studio.fabric({ angle: 90 }),
    }),
  };
};

/** The shirt dress: a collar, a button front and a waist. */
export const shirtDress = wornDrawings(worn, { top: 10, bottom: 1050 }, () => ({
  ...chest,
  y: 318,
  height: 290,
}));

import { bodice, bustFolds, waistFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { border } from "../border.ts";
import { chest, wornDrawings } from "../close-up.ts";
import type { CropHem } from "../cut.ts";
import type { WornParts } from "../figure.ts";
import { jaali, runningStitch } from "../ornaments.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { gathers } from "../ties.ts";
import { buttons, part, seam, tassel } from "../trim.ts";
import { waistBand } from "../waist-band.ts";

type Shape = { neck: Neckline; hem: CropHem; sleeve: number; hasPuff: boolean };

const shapeOf = (studio: Studio): Shape => {
  const sleeve = studio.cut.sleeve ?? studio.choose("sleeve", [0.3, 0.97, 0]);
  return {
    neck: studio.cut.neck ?? studio.choose<Neckline>("neck", ["sweetheart", "square", "v", "boat"]),
    hem: studio.cut.cropHem ?? "band",
    sleeve,
    hasPuff: studio.cut.puff ?? false,
  };
};

const bodyOf = ({ neck, hem, sleeve }: Shape, isBack: boolean): BodiceCut => ({
  neck: isBack && hem !== "boxy" ? "deep-u" : neck,
  ...(isBack ? { depth: hem === "boxy" ? 232 : 318 } : {}),
  shoulder: sleeve === 0 ? 78 : 98,
  sides:
    hem === "boxy"
      ? [
          [90, 314],
          [89, 362],
          [91, 410],
        ]
      : [
          [88, 314],
          [81, 362],
          [67, 402],
        ],
  dip: 8,
});

const flounce = (studio: Studio, depth: number): string =>
  part(
    "peplum",
    skirt(studio, {
      sides: [
        [396, 67],
        [396 + depth * 0.45, 67 + depth * 0.3],
        [396 + depth, 67 + depth * 0.5],
      ],
      folds: 9,
      wave: 5,
      dip: 10,
      from: 0.02,
      panels: 3,
    }),
  );

const hemOf = (studio: Studio, hem: CropHem): string => {
  switch (hem) {
    case "boxy":
      return seam(studio, "M-89 402C-60 411 60 411 89 402", 1.1);
    case "gathered":
      return (
        waistBand(studio, {
          y: 384,
          height: 26,
          half: 69,
          below: 66,
          dip: 10,
          paint: studio.fabric({ angle: 90 }),
          name: "gathered",
        }) +
        gathers(studio, { y: 386, half: 66, length: 40, up: true, count: 13 }) +
        gathers(studio, { y: 386, half: 65, length: 24, count: 15 })
      );
    case "ruffle":
      return waistBand(studio, { y: 388, height: 9, half: 68, below: 66, paint: studio.tones.light });
    default:
      return waistBand(studio, { y: 387, height: 19, half: 69, below: 66, dip: 10 });
  }
};

const frontOf = (studio: Studio, { neck, hem }: Shape): string => {
  if (studio.cut.ornament === "jaali") return jaali(studio) + buttons(studio, 0, 300, 340, 3, 2.6);
  if (studio.cut.closing === "hooks")
    return (
      seam(studio, "M0 318L0 392", 1.6) +
      seam(studio, "M-44 388C-46 366 -42 350 -38 338M44 388C46 366 42 350 38 338", 1.3) +
      runningStitch(studio, "M-6 322L-6 390M6 322L6 390")
    );
  if (studio.cut.closing === "buttons") return buttons(studio, 0, neck === "v" ? 332 : 292, 384, 5, 3.4);
  return hem === "boxy" || hem === "gathered"
    ? ""
    : part("princess-seams", seam(studio, "M-40 292C-46 340 -42 370 -36 400M40 292C46 340 42 370 36 400"));
};

const rearOf = (studio: Studio, hem: CropHem): string =>
  hem === "boxy"
    ? seam(studio, "M0 234L0 268") + buttons(studio, 0, 240, 240, 1, 3.6)
    : seam(studio, "M0 322L0 404") +
      buttons(studio, 0, 334, 392, 4, 3.2) +
      tassel(studio, [-8, 344], 54) +
      tassel(studio, [10, 336], 54);

/** A plain high-waisted skirt, worn below. */
const plainSkirt = (studio: Studio): string => {
  const color = studio.tones.neutral;
  return (
    skirt(studio, {
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
      color,
    }) + waistBand(studio, { y: 422, height: 22, half: 58, paint: color, name: "plain" })
  );
};

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const shape = shapeOf(studio);
  const { hem, sleeve, hasPuff } = shape;
  const isLoose = hem === "boxy";
  return {
    clothes:
      plainSkirt(studio) +
      (hem === "peplum" ? flounce(studio, 54) : hem === "ruffle" ? flounce(studio, 30) : "") +
      bodice(studio, bodyOf(shape, isBack), {
        inside: bustFolds(studio) + (isLoose ? "" : waistFolds(studio, 404)),
        trim: studio.tones.accent,
      }) +
      (isBack ? rearOf(studio, hem) : frontOf(studio, shape)) +
      hemOf(studio, hem),
    over:
      sleeve === 0
        ? ""
        : sleeves(studio, {
            to: sleeve,
            ease: isLoose ? 20 : 12,
            puff: hasPuff ? 42 : 0,
            flare: sleeve < 0.32 && !hasPuff ? 12 : 0,
            cuff: hasPuff ? 12 : 10,
            ...(sleeve > 0.8 ? { cuffPaint: border(studio, 0.6), cuff: 18 } : {}),
          }),
  };
};

/** The crop top: short, with a finished hem, over a plain high waist. */
export const cropTop = wornDrawings(worn, { top: 20, bottom: 730 }, () => ({
  ...chest,
  y: 312,
  height: 276,
}));

import { bodice, bustFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { cloth, crease, line } from "../cloth.ts";
import { bandCollar } from "../collars.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon, symmetric } from "../path.ts";
import { sleeves } from "../sleeve.ts";
import { slimTrousers } from "../trousers.ts";
import { border } from "../border.ts";
import { buttons, seam } from "../trim.ts";
import type { Studio } from "../studio.ts";

const cutOf = (studio: Studio, back: boolean): BodiceCut & { hem: number } => {
  const hem = studio.choose("length", [800, 850, 760]);
  const neck = back ? "band" : studio.choose<Neckline>("neck", ["band", "v", "round"]);
  return {
    neck,
    depth: back ? 220 : { band: 236, v: 300, round: 258 }[neck === "v" || neck === "round" ? neck : "band"],
    shoulder: 100,
    hem,
    dip: 8,
    sides: [
      [88, 314],
      [82, 374],
      [76, 436],
      [96, 536],
      [101, 640],
      [106, hem],
    ],
  };
};

const hemBand = (studio: Studio, hem: number): string =>
  `<path d="${studio.pose(
    polygon([
      [-130, hem - 34],
      [0, hem - 27],
      [130, hem - 34],
      [130, hem + 20],
      [-130, hem + 20],
    ]),
  )}" fill="${border(studio, 1, { at: [0, hem - 30] })}"/>` +
  line(studio.pose(`M-130 ${hem - 34}L0 ${hem - 27}L130 ${hem - 34}`), {
    color: studio.tones.dark,
    width: 1.2,
    opacity: 0.6,
  });

const folds = (studio: Studio, hem: number): string => {
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  return [
    crease(at(-84, 330), at(-30, 352), 6, 4),
    crease(at(84, 330), at(34, 356), 6, -4),
    crease(at(-70, 440), at(-44, hem), 15, -8, 0.13),
    crease(at(62, 452), at(50, hem), 17, 9, 0.16),
    crease(at(10, 470), at(6, hem), 12, 4, 0.1),
    crease(at(-30, 470), at(-16, hem), 9, 2, -0.14),
    crease(at(84, 520), at(86, hem), 10, 3, -0.12),
    crease(at(-74, 436), at(-20, 446), 5, 4, 0.12),
    crease(at(74, 436), at(26, 444), 5, -4, 0.12),
  ].join("");
};

/** The far panel, seen where the side slits open. */
const flaps = (studio: Studio, hem: number): string =>
  cloth(
    studio,
    studio.pose(
      symmetric(`M0 540L94 540C104 640 116 740 124 ${hem - 20}C80 ${hem - 12} 40 ${hem - 10} 0 ${hem - 10}`),
    ),
    {
      paint: studio.tones.deep,
    },
  );

const worn = (studio: Studio, back: boolean): WornParts => {
  const cut = cutOf(studio, back);
  const trimmed = studio.choose("hem-band", [true, false, true]);
  const inside = folds(studio, cut.hem) + (trimmed ? hemBand(studio, cut.hem) : "");
  const placket =
    cloth(
      studio,
      studio.pose(`M-8 ${(cut.depth ?? 240) - 4}L8 ${(cut.depth ?? 240) - 4}L8 404L0 412L-8 404Z`),
      { paint: studio.choose("placket", [true, false]) ? studio.tones.accent : studio.fabric(), flat: true },
    ) + buttons(studio, 0, (cut.depth ?? 240) + 14, 394, cut.neck === "v" ? 3 : 5, 3.6);
  const rear = seam(studio, "M-78 262C-30 276 30 276 78 262") + seam(studio, "M0 272L0 430", 1);
  const length = studio.choose("sleeve", [0.78, 0.98, 0.56]);
  return {
    clothes:
      slimTrousers(studio, studio.tones.neutral) +
      flaps(studio, cut.hem) +
      bodice(studio, cut, {
        inside: bustFolds(studio) + inside,
        trim: cut.neck === "band" ? undefined : studio.tones.accent,
      }) +
      (back ? rear : placket) +
      (cut.neck === "band" && !back ? bandCollar(studio) : ""),
    over: sleeves(studio, { to: length, ease: 13, flare: 8, cuff: 26, cuffPaint: border(studio) }),
  };
};

const framing = { top: 10, bottom: 1004 };

/** The straight kurta: a knee-length tunic with side slits, over slim trousers. */
export const straightKurta = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false), framing),
  back: (studio: Studio): string => dressed(studio, worn(studio, true), framing),
};

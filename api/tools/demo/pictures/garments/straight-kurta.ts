import { bodice, bustFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { cloth, crease, printedFold } from "../cloth.ts";
import { chest, wornDrawings } from "../close-up.ts";
import { bandCollar } from "../collars.ts";
import type { WornParts } from "../figure.ts";
import { curvedHem } from "../hem.ts";
import { runningStitch } from "../ornaments.ts";
import { symmetric } from "../path.ts";
import { patchPocket } from "../pockets.ts";
import { sleeves } from "../sleeve.ts";
import { slimTrousers } from "../trousers.ts";
import { border } from "../border.ts";
import { buttons, part, seam, topstitch } from "../trim.ts";
import type { Studio } from "../studio.ts";

const necks: Partial<Record<Neckline, number>> = { band: 236, v: 300, round: 258 };

const cutOf = (studio: Studio, isBack: boolean): BodiceCut & { hem: number } => {
  const hem = studio.cut.hem ?? studio.choose("length", [800, 850, 760]);
  const front = studio.cut.neck ?? studio.choose<Neckline>("neck", ["band", "v", "round"]);
  const neck = isBack ? "band" : front;
  return {
    neck,
    depth: isBack ? 220 : (necks[neck] ?? 258),
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

const folds = (studio: Studio, hem: number): string => {
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  return [
    crease(at(-84, 330), at(-30, 352), 6, 4),
    crease(at(84, 330), at(34, 356), 6, -4),
    printedFold(studio, at(-70, 440), at(-44, hem), 15, -8, 0.15),
    printedFold(studio, at(62, 452), at(50, hem), 17, 9, 0.17),
    printedFold(studio, at(10, 470), at(6, hem), 12, 4, 0.12),
    crease(at(-30, 470), at(-16, hem), 9, 2, -0.14),
    crease(at(34, 480), at(30, hem), 8, 2, -0.12),
    crease(at(84, 520), at(86, hem), 10, 3, -0.12),
    crease(at(-74, 436), at(-20, 446), 5, 4, 0.12),
    crease(at(74, 436), at(26, 444), 5, -4, 0.12),
  ].join("");
};

/** The far panel, seen where the side slits open. */
const slits = (studio: Studio, hem: number): string =>
  part(
    "slits",
    cloth(
      studio,
      studio.pose(
        symmetric(
          `M0 540L94 540C104 640 116 740 124 ${hem - 20}C80 ${hem - 12} 40 ${hem - 10} 0 ${hem - 10}`,
        ),
      ),
      { paint: studio.tones.deep },
    ),
  );

const placket = (studio: Studio, { neck, depth = 240 }: BodiceCut): string => {
  const isWorked = studio.cut.ornament === "running-stitch";
  const isContrast = !isWorked && studio.choose("placket", [true, false]);
  const strip = `M-8 ${depth - 4}L8 ${depth - 4}L8 404L0 412L-8 404Z`;
  const stitches = `M-11.5 ${depth + 2}L-11.5 405L0 416L11.5 405L11.5 ${depth + 2}`;
  return part(
    "placket",
    cloth(studio, studio.pose(strip), {
      paint: isContrast ? studio.tones.accent : studio.fabric({ angle: 90 }),
      flat: !studio.isNear,
      edge: 1.3,
    }) +
      (isWorked ? runningStitch(studio, stitches) : "") +
      (isContrast ? topstitch(studio, `M-6 ${depth}L-6 403L0 409L6 403L6 ${depth}`, studio.tones.main) : "") +
      buttons(
        studio,
        0,
        depth + 14,
        394,
        neck === "v" ? 3 : 5,
        3.6,
        isContrast ? studio.tones.metal : studio.tones.accent,
      ),
  );
};

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const cut = cutOf(studio, isBack);
  const hasBorder = studio.cut.border ?? studio.choose("hem-band", [true, false]);
  const rear = seam(studio, "M-78 262C-30 276 30 276 78 262") + seam(studio, "M0 272L0 430", 1);
  const sleeve = studio.cut.sleeve ?? studio.choose("sleeve", [0.78, 0.98, 0.56]);
  const pockets =
    studio.cut.pockets === "patch" && !isBack
      ? [-86, 30].map((x) => patchPocket(studio, { x, y: 560, width: 56, height: 66 })).join("")
      : "";
  return {
    clothes:
      (studio.cut.trousers === false ? "" : slimTrousers(studio, studio.tones.neutral)) +
      slits(studio, cut.hem) +
      bodice(studio, cut, {
        inside:
          bustFolds(studio) +
          folds(studio, cut.hem) +
          (hasBorder ? curvedHem(studio, { y: cut.hem, half: 106, height: 32, dip: 8 }) : ""),
        trim: cut.neck === "band" ? undefined : studio.tones.accent,
      }) +
      (isBack ? rear : placket(studio, cut)) +
      pockets +
      (cut.neck === "band" && !isBack ? part("band-collar", bandCollar(studio)) : ""),
    over: sleeves(studio, {
      to: sleeve,
      ease: 13,
      flare: 8,
      cuff: hasBorder ? 26 : 12,
      cuffPaint: hasBorder ? border(studio) : studio.fabric({ angle: 90 }),
    }),
  };
};

/** The straight kurta: a knee-length tunic with side slits, over slim trousers. */
export const straightKurta = wornDrawings(worn, { top: 10, bottom: 1004 }, () => chest);

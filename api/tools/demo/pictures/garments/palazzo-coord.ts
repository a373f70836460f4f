import { bodice, bustFolds, necklineOf, type BodiceCut, type Neckline } from "../bodice.ts";
import { crease, printedFold } from "../cloth.ts";
import { wornDrawings } from "../close-up.ts";
import { collarBehind, shirtCollar } from "../collars.ts";
import type { WornParts } from "../figure.ts";
import { curvedHem } from "../hem.ts";
import { piping } from "../ornaments.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { drawstring } from "../ties.ts";
import { buttons, part, seam } from "../trim.ts";
import { wideLegs } from "../trousers.ts";

const isPiped = (studio: Studio): boolean => studio.cut.ornament === "piping";

const bodyOf = (studio: Studio, isBack: boolean): BodiceCut & { hem: number } => {
  const neck =
    studio.cut.collar === "shirt"
      ? "band"
      : (studio.cut.neck ?? studio.choose<Neckline>("neck", ["v", "boat", "round"]));
  const hem = studio.cut.hem ?? studio.choose("length", [600, 640, 580]);
  return {
    neck: isBack && neck !== "band" ? "boat" : neck,
    ...(isBack ? { depth: neck === "band" ? 216 : 228 } : neck === "v" ? { depth: 306 } : {}),
    shoulder: 100,
    hem,
    sides: [
      [90, 314],
      [86, 374],
      [84, 440],
      [102, 530],
      [114, hem],
    ],
    dip: 10,
  };
};

/** A pressed crease down each leg. */
const pressed = (studio: Studio): string =>
  part(
    "pressed-crease",
    seam(studio, "M-62 610C-84 780 -98 920 -106 1068M62 610C84 780 98 920 106 1068", 1.2),
  );

const folds = (studio: Studio, hem: number): string => {
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  return [
    crease(at(-84, 332), at(-32, 354), 6, 4),
    crease(at(84, 332), at(34, 356), 6, -4),
    printedFold(studio, at(-66, 430), at(-60, hem), 13, -6),
    printedFold(studio, at(52, 430), at(58, hem), 14, 8, 0.17),
    crease(at(-8, 440), at(-14, hem), 9, 4, -0.13),
    printedFold(studio, at(22, 420), at(20, hem), 8, 4, 0.1),
    crease(at(-80, 436), at(-34, 448), 5, 4, 0.1),
    crease(at(80, 436), at(36, 446), 5, -4, 0.1),
  ].join("");
};

const frontOf = (studio: Studio, { hem, neck }: BodiceCut & { hem: number }): string => {
  const sideSlits = part(
    "slits",
    seam(studio, `M-112 ${hem - 44}L-113 ${hem}M112 ${hem - 44}L113 ${hem}`, 2),
  );
  return (
    sideSlits +
    (neck === "band"
      ? seam(studio, `M0 244L0 ${hem + 6}`) + buttons(studio, 5, 268, hem - 60, 6, 3.6) + shirtCollar(studio)
      : "")
  );
};

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const body = bodyOf(studio, isBack);
  const { hem, neck } = body;
  const hasBorder = studio.cut.border ?? true;
  const hemLine = `M-114 ${hem}C-60 ${hem + 12} 60 ${hem + 12} 114 ${hem}`;
  return {
    clothes:
      wideLegs(studio, {
        waist: 470,
        hem: 1072,
        hemHalf: 90,
        reach: 112,
        folds: 5,
        bands: hasBorder ? [{ from: 0.945, to: 1.05 }] : [],
      }) +
      (studio.cut.waist === "seam" ? pressed(studio) : "") +
      (studio.cut.waist === "drawstring" && !isBack
        ? drawstring(studio, [0, hem - 24], { length: 96 })
        : "") +
      bodice(studio, body, {
        inside:
          bustFolds(studio) +
          folds(studio, hem) +
          (hasBorder ? curvedHem(studio, { y: hem, half: 114, height: 26 }) : ""),
        trim: neck === "band" || isPiped(studio) ? undefined : studio.tones.accent,
      }) +
      (isPiped(studio) ? piping(studio, neck === "band" ? hemLine : `${necklineOf(body)}${hemLine}`) : "") +
      (isBack
        ? seam(studio, "M0 232L0 300") +
          buttons(studio, 0, 240, 240, 1, 4) +
          (neck === "band" ? collarBehind(studio) : "")
        : frontOf(studio, body)),
    over: sleeves(studio, {
      to: studio.cut.sleeve ?? studio.choose("sleeve", [0.62, 0.8, 0.4]),
      ease: 14,
      flare: studio.choose("bell", [6, 26]),
      cuff: 18,
      cuffPaint: hasBorder
        ? border(studio, 0.7)
        : isPiped(studio)
          ? studio.tones.deep
          : studio.fabric({ angle: 90 }),
    }),
  };
};

/** The palazzo co-ord: a short tunic and wide trousers of one cloth. */
export const palazzoCoord = wornDrawings(worn, { top: 6, bottom: 1168, stride: 46 }, (studio) => {
  const { hem } = bodyOf(studio, false);
  return studio.cut.waist === "drawstring" || studio.cut.border !== false
    ? { x: 0, y: hem - 44, height: 330 }
    : { x: 0, y: 330, height: 300 };
});

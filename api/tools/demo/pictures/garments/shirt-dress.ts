import { bodice, bustFolds, waistFolds, type BodiceCut } from "../bodice.ts";
import { cloth } from "../cloth.ts";
import { collarBehind, shirtCollar } from "../collars.ts";
import { dressed, type WornParts } from "../figure.ts";
import { mirrored, polygon } from "../path.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { buttons, seam, topstitch } from "../trim.ts";

const sash = (studio: Studio, back: boolean): string => {
  const paint = studio.fabric({ angle: 90, scale: 0.8 });
  const band = cloth(
    studio,
    studio.pose(
      polygon([
        [-62, 416],
        [0, 424],
        [62, 416],
        [63, 440],
        [0, 449],
        [-63, 440],
      ]),
    ),
    { paint },
  );
  if (back) return band;
  const tails = [
    "M6 436C16 470 24 510 20 560L40 556C44 510 34 466 18 434Z",
    "M2 438C-4 470 -8 500 -20 532L-2 538C10 506 14 470 12 438Z",
  ];
  const loops = [
    "M4 432C-20 408 -44 414 -42 428C-40 444 -14 446 4 436Z",
    "M8 432C30 408 54 412 52 428C50 444 26 446 8 436Z",
    "M-2 424L14 424L14 444L-2 444Z",
  ];
  return band + [...tails, ...loops].map((d) => cloth(studio, studio.pose(d), { paint })).join("");
};

const worn = (studio: Studio, back: boolean): WornParts => {
  const hem = studio.choose("length", [880, 800, 960]);
  const cut: BodiceCut = {
    neck: "band",
    depth: back ? 216 : 250,
    shoulder: 101,
    sides: [
      [90, 314],
      [82, 374],
      [62, 430],
    ],
    dip: 10,
  };
  const pocket = "M24 296L66 290L68 334L46 344L26 336Z";
  const pockets = studio.choose("pockets", [1, 2]) === 1 ? [pocket] : [pocket, mirrored(pocket)];
  const front = [
    ...pockets.map((d) => cloth(studio, studio.pose(d), { edge: 1.3 })),
    seam(studio, "M-10 250L-10 424M10 248L10 424", 1.2),
    topstitch(studio, "M-6 252L-6 422M6 252L6 422"),
    buttons(studio, 0, 268, 404, 5, 3.8),
    shirtCollar(studio),
  ];
  const rear = [
    seam(studio, "M-92 272C-40 282 40 282 92 272"),
    topstitch(studio, "M-92 277C-40 287 40 287 92 277"),
    seam(studio, "M-7 280L-5 420M7 280L5 420", 1.2),
    collarBehind(studio),
  ];
  const skirtFront =
    seam(studio, `M-10 448L-12 ${hem + 10}M10 448L12 ${hem + 10}`, 1.2) +
    buttons(studio, 0, 476, hem - 40, Math.round((hem - 480) / 54), 3.8);
  return {
    clothes:
      skirt(studio, {
        sides: [
          [432, 62],
          [490, 92],
          [560, 116],
          [720, 146],
          [hem, 176],
        ],
        folds: 8,
        wave: 9,
        dip: 16,
        from: studio.choose("gather", [0.04, 0.3]),
        panels: 4,
      }) +
      (back ? "" : skirtFront) +
      bodice(studio, cut, { inside: bustFolds(studio) + waistFolds(studio) }) +
      (back ? rear : front).join("") +
      sash(studio, back),
    over: sleeves(studio, {
      to: studio.choose("sleeve", [0.6, 0.42, 0.98]),
      ease: 16,
      cuff: 24,
      cuffPaint: studio.fabric({ angle: 90 }),
    }),
  };
};

const framing = { top: 10, bottom: 1050 };

/** The shirt dress: a collar, a button front and a sash. */
export const shirtDress = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false), framing),
  back: (studio: Studio): string => dressed(studio, worn(studio, true), framing),
};

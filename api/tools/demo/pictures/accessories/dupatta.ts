import { plainTop } from "../bodice.ts";
import { cloth, crease } from "../cloth.ts";
import { dressed } from "../figure.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { tassel } from "../trim.ts";
import { slimTrousers } from "../trousers.ts";
import { foldedDrape } from "./drape-flat.ts";

const plainKurta = (studio: Studio): string => {
  const plain = studio.tones.neutral;
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  return (
    slimTrousers(studio, plain) +
    plainTop(
      studio,
      {
        neck: "round",
        depth: 254,
        shoulder: 100,
        sides: [
          [88, 314],
          [82, 374],
          [74, 436],
          [96, 536],
          [104, 640],
          [114, 830],
        ],
        dip: 8,
      },

      crease(at(-40, 450), at(-50, 830), 12, 6, 0.12) + crease(at(30, 450), at(44, 830), 12, 6, 0.12),
    )
  );
};

type End = { middle: number; lean: number; half: number; hem: number };

/** One end with its border and tassels. */
const end = (studio: Studio, { middle, lean, half, hem }: End): string => {
  const tassels = [-50, -30, -10, 10, 30, 50].map((x) =>
    tassel(studio, [middle + lean + x, hem + 6 + 6 * (1 - Math.abs(x) / 50)], 40),
  );
  const drape = skirt(studio, {
    sides: [
      [222, half],
      [330, half + 14],
      [520, 46],
      [hem, 60],
    ],
    folds: 4,
    wave: 6,
    dip: 8,
    from: 0.02,
    depth: 0.17,
    middle,
    lean,
    bands: [
      { from: 0.87, to: 1.05 },
      { from: 0.845, to: 0.856, color: studio.tones.accent },
    ],
  });
  return tassels.join("") + drape;
};

/** Across the chest, both ends thrown back. */
const loop = (studio: Studio): string => {
  const d =
    "M-84 230C-92 330 -60 424 0 430C60 424 92 330 84 230C70 218 54 210 38 207C46 280 30 326 0 328C-30 326 -46 280 -38 207C-54 210 -70 218 -84 230Z";
  const folds = [0, 1, 2, 3].map((i) =>
    crease(
      studio.stance([-74 + i * 12, 228 - i * 4]),
      studio.stance([74 - i * 12, 228 - i * 4]),
      9,
      340 - i * 44,
      i % 2 ? -0.2 : 0.2,
    ),
  );
  return cloth(studio, studio.pose(d), { inside: folds.join("") });
};

const front = (studio: Studio): string => {
  const oneEnd = studio.choose("drape", [true, false]);
  const sleeve = sleeves(studio, { to: 0.78, ease: 12, paint: studio.tones.neutral });
  const back = (side: number): string =>
    end(studio, { middle: side * 60, lean: side * 76, half: 12, hem: 850 });
  return dressed(
    studio,
    {
      behind: oneEnd ? "" : back(-1) + back(1),
      clothes: plainKurta(studio),
      over: sleeve + (oneEnd ? end(studio, { middle: -60, lean: -8, half: 25, hem: 900 }) : loop(studio)),
    },
    { top: 10, bottom: 1020 },
  );
};

const detail = (view: Studio): string => {
  const studio = withoutPose(view);
  const sheet = "M-20 -20H920V700C760 760 620 660 450 720C300 770 140 690 -20 750Z";
  const band = `<path d="M-20 750C140 690 300 770 450 720C620 660 760 760 920 700V470C760 530 620 430 450 490C300 540 140 460 -20 520Z" fill="${border(studio, 6.4, { at: [0, 490] })}"/>`;
  const hanging = Array.from({ length: 7 }, (_, i) =>
    tassel(studio, [50 + i * 133, 722 + (i % 2) * 14], 250),
  );
  return (
    closeUpOfCloth(studio, 20, studio.tones.neutral) +
    dropShadow(sheet, [10, 30], 20) +
    hanging.join("") +
    cloth(studio, sheet, {
      paint: studio.fabric({ scale: 2.4 }),
      inside:
        band +
        crease([120, -20], [220, 760], 40, 60) +
        crease([430, -20], [520, 740], 36, -60, 0.16) +
        crease([700, -20], [760, 760], 40, 40, -0.16),
    })
  );
};

/** The dupatta: a long veil with bordered, tasselled ends. */
export const dupatta = {
  front,
  back: front,
  detail,
  flat: (studio: Studio): string => foldedDrape(studio, "tassels"),
};

import { cloth, crease, line } from "../cloth.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { cord } from "../notions.ts";
import { border } from "../border.ts";
import { tassel } from "../trim.ts";
import type { Studio } from "../studio.ts";

/** Near a lehenga: the bordered hem, and the tassels of its drawstring. */
export const lehengaDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { accent, dark } = studio.tones;
  const sheet =
    "M-20 -20H920V960C800 1040 700 930 580 990C440 1060 360 950 220 1010C130 1050 50 1000 -20 1030Z";
  const hem = "C50 1000 130 1050 220 1010C360 950 440 1060 580 990C700 930 800 1040 920 960";
  const band = `<path d="M-20 1030${hem}V640C800 720 700 610 580 670C440 740 360 630 220 690C130 730 50 680 -20 710Z" fill="${border(studio, 8.9, { at: [0, 684] })}"/>`;
  const rule = (by: number): string =>
    `M-20 ${710 + by}C50 ${680 + by} 130 ${730 + by} 220 ${690 + by}C360 ${630 + by} 440 ${740 + by} 580 ${670 + by}C700 ${610 + by} 800 ${720 + by} 920 ${640 + by}`;
  return (
    closeUpOfCloth(studio, 10, studio.tones.neutral) +
    dropShadow(sheet, [0, 30], 12) +
    cloth(studio, sheet, {
      paint: studio.fabric({ scale: 2.3 }),
      inside: [
        band,
        line(rule(-8), { color: dark, width: 20 }),
        line(rule(-8), { color: accent, width: 14 }),
        line(rule(-40), { color: accent, width: 7 }),
        ...[
          [100, 60],
          [330, 360],
          [520, 480],
          [800, 740],
        ].map(([a = 0, b = 0], i) => crease([a, -20], [b, 1060], 60, i % 2 ? 50 : -30, i % 2 ? -0.18 : 0.24)),
      ].join(""),
      edge: 2.6,
    }) +
    cord(
      [
        [520, -20],
        [560, 120],
        [520, 260],
        [540, 340],
      ],
      accent,
      15,
    ) +
    cord(
      [
        [600, -20],
        [650, 90],
        [640, 200],
        [660, 250],
      ],
      accent,
      15,
    ) +
    tassel(studio, [540, 330], 240) +
    tassel(studio, [660, 240], 240)
  );
};

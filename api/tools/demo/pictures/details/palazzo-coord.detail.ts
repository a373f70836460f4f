import { crease, tone } from "../cloth.ts";
import { withoutPose, laidOn } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { bigStitches, cord } from "../notions.ts";
import { border } from "../border.ts";
import { tassel } from "../trim.ts";
import { pleated } from "./pleated.ts";
import type { Studio } from "../studio.ts";

/** Near a palazzo set: gathers under a drawstring, the tunic's border above. */
export const palazzoDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { accent, light } = studio.tones;
  return (
    closeUpOfCloth(studio) +
    pleated(560, false) +
    tone("M-20 540H920V640C700 690 200 690 -20 640Z", 0.2) +
    laidOn(studio, "M-20 -20H920V470C700 530 200 530 -20 470Z", {
      paint: studio.fabric({ scale: 2.3, angle: 3 }),
      inside:
        `<path d="M-20 470C200 530 700 530 920 470V300C700 360 200 360 -20 300Z" fill="${border(studio, 4.6)}"/>` +
        crease([200, -20], [260, 520], 50, 30, 0.16) +
        crease([620, -20], [640, 520], 50, -30, 0.14),
      edge: 2.6,
      by: [0, 26],
    }) +
    bigStitches("M-20 284C200 344 700 344 920 284", light) +
    cord(
      [
        [430, 505],
        [400, 620],
        [420, 740],
        [390, 800],
      ],
      accent,
      16,
    ) +
    cord(
      [
        [470, 505],
        [520, 610],
        [500, 700],
        [530, 740],
      ],
      accent,
      16,
    ) +
    tassel(studio, [390, 790], 210) +
    tassel(studio, [530, 730], 210)
  );
};

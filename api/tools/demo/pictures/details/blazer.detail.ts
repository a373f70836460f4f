import { cloth, crease } from "../cloth.ts";
import { withoutPose, dropShadow, laidOn } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { bigButton, bigStitches } from "../notions.ts";
import type { Studio } from "../studio.ts";

/** Near a blazer: notch, lapel, and the roll down to its button. */
export const blazerDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { light } = studio.tones;
  const lay = { scale: 2.3 };
  const facing =
    studio.choose("facing", [0, 1, 0]) === 1 ? studio.tones.accent : studio.fabric({ ...lay, angle: 22 });
  const roll =
    "M330 -20C350 240 320 640 150 1010C360 880 560 660 640 470L506 420L596 330C560 200 520 80 500 -20Z";
  const collar = "M240 -20C270 80 300 170 330 240C380 300 440 370 506 420L596 330C560 200 520 80 470 -20Z";
  const panel = "M330 -20C350 240 320 640 150 1010L140 1220H920V-20Z";
  return (
    closeUpOfCloth(studio, 4, studio.tones.neutral) +
    dropShadow(panel, [-24, 10], 12) +
    cloth(studio, panel, {
      paint: studio.fabric({ ...lay, angle: -4 }),
      inside: crease([700, 500], [640, 1220], 50, 40, 0.14) + crease([880, 100], [760, 1220], 60, 60, -0.14),
      edge: 2.4,
    }) +
    laidOn(studio, roll, { paint: facing, edge: 2.8 }) +
    laidOn(studio, collar, { paint: facing, edge: 2.8 }) +
    bigStitches("M184 990C370 850 540 650 612 484", light) +
    laidOn(studio, "M660 760L900 716L908 768L668 812Z", {
      paint: studio.fabric({ ...lay, angle: -10 }),
      edge: 2.4,
    }) +
    bigButton(studio, 236, 1080, 52, studio.tones.accent)
  );
};

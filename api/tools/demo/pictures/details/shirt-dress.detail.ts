import { line } from "../cloth.ts";
import { withoutPose, laidOn } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { bigButton, bigStitches } from "../notions.ts";
import type { Studio } from "../studio.ts";

/** Near a shirt dress: the points of its collar and its button stand. */
export const shirtDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { light, dark } = studio.tones;
  const lay = { scale: 2.3 };
  const color = studio.choose("buttons", ["#f3e8d4", studio.tones.accent, "#8a5a3a"]);
  const half =
    "M456 250C520 210 580 110 596 -20H720C730 120 760 220 800 300C700 380 620 430 560 450C530 390 490 310 456 250Z";
  const inner =
    "M444 250C380 210 320 110 304 -20H180C170 120 140 220 100 300C200 380 280 430 340 450C370 390 410 310 444 250Z";
  return (
    closeUpOfCloth(studio) +
    `<path d="M300 -20C330 120 390 220 450 262C510 220 570 120 600 -20Z" fill="${dark}"/>` +
    laidOn(studio, "M380 236H520V1220H380Z", { paint: studio.fabric(lay), edge: 2.4 }) +
    bigStitches("M398 260V1220M502 260V1220", light) +
    laidOn(studio, inner, { paint: studio.fabric({ ...lay, angle: 38 }), edge: 2.6 }) +
    laidOn(studio, half, { paint: studio.fabric({ ...lay, angle: -38 }), edge: 2.6 }) +
    bigStitches("M124 306C210 370 280 412 330 424C360 370 396 300 424 254", light) +
    bigStitches("M776 306C690 370 620 412 570 424C540 370 504 300 476 254", light) +
    [330, 560, 790, 1020]
      .map(
        (y) =>
          line(`M450 ${y - 50}V${y + 50}`, { color: light, width: 9, opacity: 0.8 }) +
          bigButton(studio, 450, y, 34, color),
      )
      .join("")
  );
};

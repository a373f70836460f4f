import { crease, line, tone } from "../cloth.ts";
import { withoutPose, laidOn } from "../still-life.ts";
import { closeUpOfCloth, saggingBand } from "../near-cloth.ts";
import { bigButton, bigStitches } from "../notions.ts";
import type { Studio } from "../studio.ts";

/** Near a jumpsuit: the belt that joins bodice and trousers, and the slanted pocket. */
export const jumpsuitDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { light, dark, accent } = studio.tones;
  return (
    closeUpOfCloth(studio) +
    [260, 450, 640].map((x) => crease([x, 470], [450 + (x - 450) * 1.2, 120], 34, 14, 0.2)).join("") +
    line("M450 -20V440", { color: dark, width: 5 }) +
    [60, 190, 320].map((y) => bigButton(studio, 450, y, 30, accent)).join("") +
    crease([330, 650], [250, 1230], 40, -20, 0.22) +
    crease([380, 650], [350, 1230], 30, -10, -0.16) +
    crease([560, 650], [600, 1230], 40, 20, 0.2) +
    tone("M-20 630C200 676 700 676 920 630V710C700 760 200 760 -20 710Z", 0.22) +
    laidOn(studio, "M620 640C640 820 720 960 920 1060V1220H920V640Z", {
      paint: studio.fabric({ scale: 2.3, angle: 0 }),
      edge: 2.6,
      by: [-16, 10],
    }) +
    bigStitches("M644 650C664 810 740 936 920 1030M668 650C688 796 756 912 920 1004", light) +
    saggingBand(studio, 440, 192) +
    bigStitches("M-20 424C200 470 700 470 920 424", light)
  );
};

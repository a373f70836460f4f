import { crease, line } from "../cloth.ts";
import { withoutPose, laidOn } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import type { Studio } from "../studio.ts";

/** Near a wrap dress: the crossing and the knot of its sash. */
export const wrapDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { accent, dark } = studio.tones;
  const sash = studio.choose("sash", [studio.fabric({ scale: 2, angle: 24 }), accent]);
  const over = "M700 -20C640 260 420 520 60 700L-20 740V1220H920V-20Z";
  const edge = "M700 -20C640 260 420 520 60 700L-20 740";
  return (
    closeUpOfCloth(studio, -24) +
    laidOn(studio, over, {
      paint: studio.fabric({ scale: 2.3, angle: 8 }),
      inside: [0, 1, 2, 3]
        .map((i) =>
          crease([640 - i * 16, 800 - i * 40], [80 + i * 90, 700 - i * 120], 34, 30, i % 2 ? -0.18 : 0.2),
        )
        .join(""),
      edge: 2.4,
      by: [-20, 6],
    }) +
    line(edge, { color: dark, width: 26 }) +
    line(edge, { color: accent, width: 20 }) +
    laidOn(studio, "M-20 800C200 830 420 830 560 800L566 930C420 960 200 960 -20 930Z", { paint: sash }) +
    laidOn(studio, "M640 800C760 826 840 820 920 806V936C840 950 760 950 640 930Z", { paint: sash }) +
    laidOn(studio, "M560 900C500 1010 470 1100 480 1220H600C590 1100 610 1010 640 920Z", {
      paint: sash,
      inside: crease([600, 910], [540, 1220], 20, 16, 0.2),
    }) +
    laidOn(studio, "M620 900C680 1010 720 1100 730 1220H850C820 1080 740 980 680 900Z", {
      paint: sash,
      inside: crease([650, 910], [780, 1220], 20, 16, 0.2),
    }) +
    laidOn(studio, "M590 860C480 700 330 720 350 810C370 900 500 900 590 880Z", {
      paint: sash,
      inside: crease([580, 866], [380, 800], 20, 14, 0.24),
    }) +
    laidOn(studio, "M620 860C720 700 880 710 870 800C860 890 720 900 620 880Z", {
      paint: sash,
      inside: crease([630, 866], [840, 790], 20, -14, 0.24),
    }) +
    laidOn(
      studio,
      "M556 800C590 780 630 782 660 802C670 850 666 900 650 940C620 956 580 954 556 938C544 890 544 840 556 800Z",
      { paint: sash, inside: crease([590, 800], [596, 940], 14, 8, 0.24) },
    )
  );
};

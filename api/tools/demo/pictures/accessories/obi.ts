import { backdrop } from "../backdrop.ts";
import { cloth, crease, line } from "../cloth.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { bigStitches } from "../notions.ts";
import { dropShadow, laidOn, withoutPose } from "../still-life.ts";
import type { Studio } from "../studio.ts";
import { bow } from "../ties.ts";
import { part } from "../trim.ts";
import { curveOf, waistBand } from "../waist-band.ts";

/** Around the waist: broad in front, with satin ties that come from behind and knot at the side. */
export const wornObi = (studio: Studio): string => {
  const panel = {
    y: 388,
    height: 66,
    half: 64,
    below: 68,
    dip: 13,
    paint: studio.fabric({ scale: 0.5 }),
    name: "obi",
  };
  const satin = {
    y: 412,
    height: 15,
    half: 66,
    below: 67,
    dip: 13,
    paint: studio.tones.accent,
    name: "ties",
  };
  const edges = line(studio.pose(curveOf(panel, 0.05) + curveOf(panel, 0.95)), {
    color: studio.tones.accent,
    width: 3,
  });
  return (
    waistBand(studio, { ...panel, inside: edges }) +
    waistBand(studio, satin) +
    bow(studio, [34, 432], studio.tones.accent, { long: 96 })
  );
};

const shape =
  "M100 560C240 470 330 440 450 440C570 440 660 470 800 560C800 590 800 620 800 640C660 720 570 750 450 750C330 750 240 720 100 640C100 620 100 590 100 560Z";
const rim =
  "M118 566C250 484 340 458 450 458C560 458 650 484 782 566M118 634C250 708 340 732 450 732C560 732 650 708 782 634";

/** Laid flat, its ties in curves above and below. */
export const flatObi = (view: Studio): string => {
  const studio = withoutPose(view);
  const { accent } = studio.tones;
  const ties = [
    "M110 570C20 520 20 330 200 300C380 270 520 330 640 250L664 286C540 366 390 314 214 340C80 362 90 490 130 540Z",
    "M790 630C880 690 880 880 700 910C520 940 400 880 270 960L246 924C370 846 510 900 690 872C820 850 812 720 770 660Z",
  ];
  return [
    backdrop(studio, false),
    ...ties.map((d) => dropShadow(d, [8, 14], 9, 0.3) + cloth(studio, d, { paint: accent, edge: 2 })),
    dropShadow(shape, [10, 20], 14, 0.36),
    part(
      "obi",
      cloth(studio, shape, {
        paint: studio.fabric({ scale: 1.2 }),
        inside: crease([180, 600], [720, 590], 26, 12, 0.12) + crease([300, 480], [330, 720], 22, 8, -0.14),
        edge: 2.4,
      }),
    ),
    line(rim, { color: accent, width: 8 }),
  ].join("");
};

/** Near: the end of the panel, the satin tie sewn into it. */
export const nearObi = (view: Studio): string => {
  const studio = withoutPose(view);
  const { accent, dark } = studio.tones;
  return (
    closeUpOfCloth(studio, 8, studio.tones.neutral) +
    laidOn(studio, "M600 560C720 566 820 590 920 640V800C820 750 720 724 600 716Z", {
      paint: accent,
      inside: crease([610, 600], [920, 690], 26, 14, 0.24) + crease([610, 660], [920, 750], 20, 12, -0.2),
      edge: 2.4,
    }) +
    part(
      "obi",
      laidOn(studio, "M-20 230C200 260 460 330 690 500V780C460 950 200 1010 -20 1030Z", {
        paint: studio.fabric({ scale: 2.3 }),
        inside: crease([-20, 520], [640, 600], 60, 30, 0.14) + crease([-20, 760], [620, 700], 50, -26, -0.16),
        edge: 3,
      }),
    ) +
    line("M-20 252C200 282 446 350 666 512V768C446 928 200 988 -20 1008", {
      color: dark,
      width: 20,
      opacity: 0.5,
    }) +
    line("M-20 252C200 282 446 350 666 512V768C446 928 200 988 -20 1008", { color: accent, width: 16 }) +
    bigStitches("M-20 290C190 318 420 380 626 530V752C420 892 190 950 -20 970", accent)
  );
};

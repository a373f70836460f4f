import { cloth, crease, line } from "../cloth.ts";
import { symmetric } from "../path.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import { bigButton, bigStitches } from "../notions.ts";
import { border } from "../border.ts";
import type { Studio } from "../studio.ts";

/** Near a crop top: the curved neckline, its piping, and the princess seams. */
export const cropDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const skin = studio.choose("skin", ["#c08a66", "#a87250", "#8f5c40", "#b67f5b"]);
  const d = symmetric("M0 470C50 380 190 330 290 380C310 240 300 100 290 -20L470 -20L470 1220L0 1220");
  const edge =
    "M-290 -20C-300 100 -310 240 -290 380C-190 330 -50 380 0 470C50 380 190 330 290 380C310 240 300 100 290 -20";
  return (
    `<rect width="900" height="1200" fill="${skin}"/>` +
    `<g transform="translate(450 0)">` +
    dropShadow(d, [0, 16], 12) +
    cloth(studio, d, {
      paint: studio.fabric({ scale: 2.3 }),
      inside:
        crease([-330, 460], [-120, 620], 40, 20, 0.18) +
        crease([330, 460], [120, 620], 40, -20, 0.18) +
        `<path d="M-500 1010C-200 1060 200 1060 500 1010V1220H-500Z" fill="${border(studio, 4.6, { at: [0, 1034] })}"/>`,
    }) +
    line("M-220 350C-250 600 -220 860 -190 1040M220 350C250 600 220 860 190 1040M0 470V1040", {
      color: studio.tones.dark,
      width: 4,
    }) +
    bigStitches(
      "M-204 356C-234 600 -204 860 -174 1040M236 356C266 600 236 860 206 1040",
      studio.tones.light,
    ) +
    line(edge, { color: studio.tones.dark, width: 27 }) +
    line(edge, { color: studio.tones.accent, width: 22 }) +
    line(edge, { color: "#fff", width: 5, opacity: 0.35 }) +
    [560, 680, 800, 920].map((y) => bigButton(studio, 0, y, 26, studio.tones.accent)).join("") +
    `</g>`
  );
};

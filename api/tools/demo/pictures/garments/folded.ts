import { backdrop } from "../backdrop.ts";
import { cloth, crease, line } from "../cloth.ts";
import { symmetric } from "../path.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import { bigButton } from "../notions.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";

const face = symmetric(
  "M0 268C40 268 84 250 100 216C160 222 214 240 236 262C246 480 246 720 240 896C160 908 80 910 0 910",
);
const collar = symmetric("M0 300C50 300 96 268 112 214L84 206C76 246 40 268 0 268");

/** A garment folded for the shelf: the neck up, the sleeves behind, two layers below. */
export const folded = (view: Studio): string => {
  const studio = withoutPose(view);
  const under = [2, 1].map((i) =>
    cloth(
      studio,
      `M${-240 - i * 3} ${880 + i * 10}C-80 ${914 + i * 14} 80 ${914 + i * 14} ${240 + i * 3} ${880 + i * 10}V${896 + i * 14}C80 ${934 + i * 16} -80 ${934 + i * 16} ${-240 - i * 3} ${896 + i * 14}Z`,
      { paint: i === 1 ? studio.tones.deep : studio.tones.main },
    ),
  );
  const band = `<path d="M-260 800C-80 816 80 816 260 800V920H-260Z" fill="${border(studio, 2.2)}"/>`;
  return (
    backdrop(studio, false) +
    `<g transform="translate(450 20) scale(1.080)">` +
    dropShadow(face, [12, 30], 22) +
    under.join("") +
    `<path d="M-104 214C-60 196 60 196 104 214C84 262 40 272 0 272C-40 272 -84 262 -104 214Z" fill="${studio.tones.dark}"/>` +
    cloth(studio, face, {
      paint: studio.fabric({ scale: 1.5 }),
      inside:
        band +
        crease([-180, 320], [-150, 900], 26, 14, 0.14) +
        crease([170, 320], [190, 900], 26, -10, 0.14) +
        crease([-40, 420], [-30, 900], 24, 16, -0.12),
      edge: 2.2,
    }) +
    line("M0 300V640", { color: studio.tones.dark, width: 3 }) +
    [350, 430, 510, 590].map((y) => bigButton(studio, 0, y, 11, studio.tones.accent)).join("") +
    cloth(studio, collar, { paint: border(studio, 1.4), edge: 2 }) +
    `</g>`
  );
};

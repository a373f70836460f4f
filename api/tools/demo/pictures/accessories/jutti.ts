import { backdrop } from "../backdrop.ts";
import { cloth, line } from "../cloth.ts";
import { groundShadow } from "../light.ts";
import { shade } from "../palette.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import { around } from "../textiles/tile.ts";
import type { Studio } from "../studio.ts";
import { bead } from "./metal.ts";

const sole =
  "M0 -300C-30 -286 -86 -210 -108 -110C-124 -30 -92 60 -86 140C-80 210 -60 300 0 302C56 300 84 226 88 150C92 60 118 -20 104 -110C92 -200 40 -270 0 -300Z";
const upper =
  "M0 -300C-30 -286 -86 -210 -108 -110C-124 -30 -92 60 -86 140C-80 210 -60 300 0 302C56 300 84 226 88 150C92 60 118 -20 104 -110C92 -200 40 -270 0 -300ZM0 -92C44 -88 66 -40 66 20C64 80 60 120 58 160C54 220 38 262 0 264C-38 262 -54 220 -58 160C-60 120 -66 80 -66 20C-66 -40 -44 -88 0 -92Z";
const mouth =
  "M0 -92C44 -88 66 -40 66 20C64 80 60 120 58 160C54 220 38 262 0 264C-38 262 -54 220 -58 160C-60 120 -66 80 -66 20C-66 -40 -44 -88 0 -92Z";

/** One shoe from above, its toe up. */
const fromAbove = (studio: Studio): string => {
  const { accent, metalDark, metalLight, metal, dark } = studio.tones;
  const flower =
    around(
      8,
      `<path d="M0 -12C-9 -22 -8 -36 0 -42C8 -36 9 -22 0 -12Z" fill="${accent}" stroke="${metalDark}" stroke-width="1.4"/>`,
    ) + bead(studio, 0, 0, 11, metal);
  return [
    dropShadow(sole, [14, 22], 14),
    `<path d="${sole}" fill="${shade("#c79a6a", 0.2)}" transform="translate(5 7)"/>`,
    cloth(studio, mouth, {
      paint: "#d9b48a",
      line: "#8a5c38",
      inside: `<path d="M-60 -100H60V40C20 70 -20 70 -60 40Z" fill="#2a1823" fill-opacity=".3"/><path d="M-24 190C-24 160 24 160 24 190C24 216 -24 216 -24 190Z" fill="none" stroke="#a5764a" stroke-width="3"/>`,
    }),
    cloth(studio, upper, { paint: studio.fabric({ scale: 0.95 }), line: dark, edge: 2.4 }).replaceAll(
      "<use ",
      '<use fill-rule="evenodd" clip-rule="evenodd" ',
    ),
    line(mouth, { color: metalDark, width: 11 }),
    line(mouth, { color: metalLight, width: 7, dash: "9 4" }),
    line("M0 -296L0 -210", { color: metal, width: 4, dash: "8 5" }),
    `<g transform="translate(0 -156) scale(1.150)">${flower}</g>`,
    line("M-88 -140C-60 -90 -74 -20 -78 40M86 -140C60 -90 74 -20 78 40", {
      color: metal,
      width: 3.5,
      dash: "7 5",
      opacity: 0.9,
    }),
    bead(studio, 0, -302, 10, metal),
  ].join("");
};

const front = (view: Studio): string => {
  const studio = withoutPose(view);
  const shoe = fromAbove(studio);
  return `${backdrop(studio, false)}<g transform="translate(318 620) rotate(-7) scale(1.180)">${shoe}</g><g transform="translate(582 620) rotate(7) scale(-1.180 1.180)">${shoe}</g>`;
};

/** One shoe from the side, its curled toe to the left. */
const fromSide = (studio: Studio): string => {
  const { metal, metalDark, metalLight, accent, dark } = studio.tones;
  const side =
    "M-322 -60C-352 -110 -318 -160 -286 -138C-264 -120 -284 -92 -300 -104C-292 -60 -200 -70 -90 -116C-60 -130 -40 -138 -20 -140C20 -70 150 -60 210 -110C240 -140 262 -170 286 -176C308 -130 306 -60 292 0H-150C-230 0 -296 -16 -322 -60Z";
  return [
    `<path d="M-300 -14C-240 14 -150 12 -100 12H296L298 -8H-150C-210 -8 -260 -12 -300 -14Z" fill="#8a5c38"/>`,
    `<path d="M-20 -140C30 -150 230 -160 286 -176C262 -60 40 -60 -20 -140Z" fill="#b98c60" stroke="#8a5c38" stroke-width="2"/>`,
    cloth(studio, side, { paint: studio.fabric({ scale: 0.95 }), line: dark, edge: 2.4 }),
    line("M-20 -140C20 -70 150 -60 210 -110C240 -140 262 -170 286 -176", { color: metalDark, width: 11 }),
    line("M-20 -140C20 -70 150 -60 210 -110C240 -140 262 -170 286 -176", {
      color: metalLight,
      width: 7,
      dash: "9 4",
    }),
    line("M-300 -34C-220 -16 -100 -18 280 -18", { color: metal, width: 4, dash: "10 5" }),
    `<g transform="translate(-140 -56) scale(.8)">${around(8, `<path d="M0 -12C-9 -22 -8 -36 0 -42C8 -36 9 -22 0 -12Z" fill="${accent}" stroke="${metalDark}" stroke-width="1.4"/>`) + bead(studio, 0, 0, 11, metal)}</g>`,
    bead(studio, -300, -106, 11, accent),
  ].join("");
};

const flat = (view: Studio): string => {
  const studio = withoutPose(view);
  const shoe = fromSide(studio);
  return (
    backdrop(studio, true) +
    groundShadow(studio, 470, 760, 380, 40) +
    groundShadow(studio, 450, 966, 400, 44) +
    `<g transform="translate(500 740) scale(-1 1)">${shoe}</g><g transform="translate(430 950) scale(1.120)">${shoe}</g>`
  );
};

const detail = (view: Studio): string => {
  const studio = withoutPose(view);
  return `${backdrop(studio, false)}<g transform="translate(470 960) rotate(-14) scale(3.100)">${fromAbove(studio)}</g>`;
};

/** Juttis: flat shoes with an embroidered toe. */
export const jutti = { front, back: flat, detail, flat };

import { skin, skinOf } from "./figure-arms.ts";
import { cloth, line } from "./cloth.ts";
import { mix, shade, tint } from "./palette.ts";
import { symmetric } from "./path.ts";
import type { Studio } from "./studio.ts";

const hairColor = "#2b1b19";
const bun = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.25} ${x + r} ${y - r * 1.25} ${x + r} ${y}C${x + r} ${y + r * 1.1} ${x - r} ${y + r * 1.1} ${x - r} ${y}Z`;

const hair = (studio: Studio, d: string): string =>
  cloth(studio, studio.pose(d), { paint: hairColor, line: "#1c1110", edge: 1 });

const hairStyle = (studio: Studio): "high" | "low" | "open" =>
  studio.choose("hair", ["high", "low", "open", "low"]);

const strands = (studio: Studio, ...lines: string[]): string =>
  lines.map((d) => line(studio.pose(d), { color: tint(hairColor, 0.3), width: 1.2, opacity: 0.5 })).join("");

/** A string of jasmine around the bun. */
const jasmine = (studio: Studio, cx: number, cy: number, rx: number, ry: number): string =>
  Array.from({ length: 11 }, (_, i) => {
    const turn = Math.PI * (0.08 + (0.84 * i) / 10);
    const [x, y] = studio.stance([cx - rx * Math.cos(turn), cy + ry * Math.sin(turn)]);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${i % 2 ? 5 : 4}" fill="${i % 2 ? "#fffaf0" : "#f1e6d2"}"/>`;
  }).join("");

/** The hair behind the neck. */
export const hairBehind = (studio: Studio): string => {
  const style = hairStyle(studio);
  if (style === "high") return hair(studio, bun(6, 50, 27));
  if (style === "low") return hair(studio, bun(34, 158, 27)) + jasmine(studio, 34, 152, 25, 26);
  return hair(
    studio,
    "M-40 92C-62 130 -52 180 -66 226C-74 254 -64 282 -44 296C-50 262 -30 236 -24 200L30 200C40 224 44 240 60 246C50 214 60 160 42 96Z",
  );
};

const face = symmetric("M0 62C28 62 42 84 42 112C42 138 27 158 12 168C6 171 3 172 0 172");

/** Eyelids, nose and mouth. */
const features = (studio: Studio): string => {
  const ink = { color: shade(skinOf(studio), 0.62), width: 1.8, opacity: 0.75 };
  const lids = "M-27 118Q-18 125 -9 119M27 118Q18 125 9 119";
  const brows = "M-29 106Q-18 100 -8 105M29 106Q18 100 8 105";
  const lips = studio.pose("M-10 150Q-4 145 0 147Q4 145 10 150Q0 158 -10 150Z");
  return (
    line(studio.pose(lids), { ...ink, width: 2.2 }) +
    line(studio.pose(brows), { ...ink, opacity: 0.5 }) +
    line(studio.pose("M-2 122Q-1 130 -4 137Q0 140 4 138"), { ...ink, width: 1.3, opacity: 0.45 }) +
    `<path d="${lips}" fill="${mix(skinOf(studio), "#8e2f3c", 0.55)}"/>`
  );
};

/** Head and hair from the front, with few details, so that the clothes stand out. */
export const head = (studio: Studio): string => {
  const shadow = `<path d="${studio.pose("M4 168C28 160 42 138 42 112C42 96 38 84 32 76C36 112 26 146 4 168Z")}" fill="${shade(skinOf(studio), 0.5)}" fill-opacity=".28"/>`;
  const [bx, by] = studio.stance([0, 103]);
  const gold = [-43, 43].map((x) => {
    const [ex, ey] = studio.stance([x, 136]);
    return `<circle cx="${ex}" cy="${ey}" r="4.5" fill="${studio.tones.metal}"/><circle cx="${ex}" cy="${ey + 9}" r="3" fill="${studio.tones.metalLight}"/>`;
  });
  return [
    skin(studio, studio.pose(face)),
    shadow,
    features(studio),
    `<circle cx="${bx}" cy="${by}" r="3.2" fill="#7c1f2b"/>`,
    hair(
      studio,
      "M-44 130C-56 74 -30 48 0 48C34 48 56 74 44 130C44 108 36 92 22 84C12 79 4 74 -2 68C-8 80 -22 86 -32 94C-40 102 -44 114 -44 130Z",
    ),
    strands(
      studio,
      "M-2 66C-16 72 -34 82 -42 108",
      "M2 60C22 64 40 80 44 104",
      "M-4 58C-24 60 -40 78 -45 98",
    ),
    gold.join(""),
  ].join("");
};

/** Head and hair from behind. */
export const headBehind = (studio: Studio): string => {
  const style = hairStyle(studio);
  const scalp = hair(studio, symmetric("M0 50C32 50 47 76 45 112C44 138 30 160 16 172C8 178 4 178 0 178"));
  const combed = strands(
    studio,
    "M0 54C-20 80 -22 130 -6 172",
    "M0 54C22 80 24 130 8 172",
    "M-8 56C-40 84 -38 130 -20 164",
    "M8 56C40 84 38 130 22 164",
  );
  if (style === "high")
    return scalp + combed + hair(studio, bun(-4, 62, 30)) + jasmine(studio, -4, 66, 30, 24);
  if (style === "low")
    return scalp + combed + hair(studio, bun(0, 150, 33)) + jasmine(studio, 0, 150, 31, 30);
  return (
    scalp +
    hair(
      studio,
      "M-34 112C-46 150 -44 182 -60 206C-74 224 -92 228 -100 244C-112 274 -112 300 -104 322C-98 292 -92 270 -80 254C-50 240 -14 206 24 150Z",
    ) +
    strands(studio, "M-32 140C-40 180 -50 210 -88 240", "M0 164C-26 196 -50 224 -84 246") +
    combed
  );
};

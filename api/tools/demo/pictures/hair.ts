import { cloth, line } from "./cloth.ts";
import { headPose, modelOf, type HairStyle } from "./model.ts";
import { shade, tint } from "./palette.ts";
import { mirrored, symmetric, transformed } from "./path.ts";
import type { Studio } from "./studio.ts";

/** A mass of hair. The path is not posed yet. */
const mass = (studio: Studio, d: string): string => {
  const { hairColor } = modelOf(studio);
  return cloth(studio, studio.pose(d), {
    paint: hairColor,
    line: shade(hairColor, 0.5),
    edge: 0.9,
    bare: true,
  });
};

const strands = (studio: Studio, ...lines: string[]): string =>
  lines
    .map((d) =>
      line(studio.pose(d), { color: tint(modelOf(studio).hairColor, 0.35), width: 1.1, opacity: 0.4 }),
    )
    .join("");

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}C${x - rx} ${y - ry * 1.32} ${x + rx} ${y - ry * 1.32} ${x + rx} ${y}C${x + rx} ${y + ry * 1.32} ${x - rx} ${y + ry * 1.32} ${x - rx} ${y}Z`;

/** A string of jasmine below a bun. */
const jasmine = (studio: Studio, cx: number, cy: number, rx: number, ry: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (0.04 + (0.92 * i) / 12);
    const [x, y] = studio.stance([cx - rx * Math.cos(angle), cy + ry * Math.sin(angle)]);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${i % 2 ? 4.6 : 3.8}" fill="${i % 2 ? "#fffaf0" : "#f1e6d2"}"/>`;
  }).join("");

/** A bun with the turn of its strands, and jasmine for some. */
const bun = (studio: Studio, x: number, y: number, r: number): string =>
  mass(studio, oval(x, y, r, r * 0.8)) +
  strands(
    studio,
    `M${x - r * 0.7} ${y + r * 0.2}C${x - r * 0.5} ${y - r * 0.7} ${x + r * 0.6} ${y - r * 0.7} ${x + r * 0.6} ${y}C${x + r * 0.5} ${y + r * 0.5} ${x - r * 0.3} ${y + r * 0.5} ${x - r * 0.3} ${y}`,
  ) +
  (studio.choose("jasmine", [true, false, true]) ? jasmine(studio, x, y + r * 0.1, r * 0.95, r * 0.9) : "");

/** A plait from a point down: crossed strands and a small tuft. */
const plait = (studio: Studio, x: number, top: number, count: number, lean: number): string => {
  const links = Array.from({ length: count }, (_, i) => {
    const y = top + i * 19;
    const cx = x + lean * i;
    const w = 13.5 - i * 0.45;
    return (
      mass(
        studio,
        `M${cx - w} ${y}C${cx - w * 1.1} ${y + 14} ${cx} ${y + 24} ${cx + 2} ${y + 29}C${cx + 2} ${y + 16} ${cx} ${y + 6} ${cx - w} ${y}Z`,
      ) +
      mass(
        studio,
        `M${cx + w} ${y - 3}C${cx + w * 1.1} ${y + 12} ${cx} ${y + 20} ${cx - 2} ${y + 25}C${cx - 4} ${y + 12} ${cx + 2} ${y + 2} ${cx + w} ${y - 3}Z`,
      )
    );
  });
  const [ex, ey] = [x + lean * count, top + count * 19];
  const tuft = `M${ex - 5} ${ey + 4}C${ex - 10} ${ey + 22} ${ex - 3} ${ey + 34} ${ex} ${ey + 42}C${ex + 5} ${ey + 32} ${ex + 8} ${ey + 20} ${ex + 5} ${ey + 4}Z`;
  const [tx, ty] = studio.stance([ex, ey + 5]);
  return (
    mass(studio, tuft) +
    links.join("") +
    `<ellipse cx="${tx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="6.5" ry="4" fill="${studio.tones.accent}"/>`
  );
};

const cap = (parting: number): string =>
  `M${parting} 57C${parting - 14} 64 -33 80 -41 110C-43 118 -43 124 -43.5 130C-53 84 -38 45 0 45C38 45 53 84 43.5 130C43 124 43 118 41 110C33 80 ${parting + 14} 64 ${parting} 57Z`;

const fringe =
  "M-44 158C-55 90 -38 43 0 43C38 43 55 90 44 158C42 134 41 116 39 101C28 92 12 88 -4 90C-18 91 -30 95 -39 101C-41 116 -42 134 -44 158Z";

const short =
  "M20 60C2 60 -22 68 -36 94C-40 102 -42 112 -43 124C-53 86 -40 43 2 42C42 42 54 84 44 128C43 116 42 108 39 100C36 84 30 72 20 60Z";

const curlPoints = 17;

/** A round head of curls, as a scalloped outline. */
const curls = (): string => {
  const point = (i: number): readonly [number, number] => {
    const angle = Math.PI * (-0.06 + (1.12 * i) / curlPoints) + Math.PI;
    return [Math.cos(angle) * 63, 112 + Math.sin(angle) * 74];
  };
  const [x0, y0] = point(0);
  let d = `M${x0.toFixed(1)} ${y0.toFixed(1)}`;
  for (let i = 1; i <= curlPoints; i++) {
    const [ax, ay] = point(i - 0.5);
    const [x, y] = point(i);
    d += `Q${(ax * 1.2).toFixed(1)} ${(112 + (ay - 112) * 1.16).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return `${d}C62 164 44 176 30 178L-30 178C-44 176 -62 164 ${x0.toFixed(1)} ${y0.toFixed(1)}Z`;
};

/** The hair behind the neck, seen from the front. */
export const hairBehind = (studio: Studio): string => {
  const { turn } = headPose(studio);
  const away = turn || 1;
  const drawings: Record<HairStyle, () => string> = {
    "high-bun": () => bun(studio, -4 * away, 44, 25),
    "low-bun": () => bun(studio, -30 * away, 152, 25),
    open: () =>
      mass(
        studio,
        "M-42 92C-66 130 -54 180 -68 226C-77 258 -66 290 -48 304C-52 268 -30 240 -12 176L12 176C34 240 50 262 46 304C68 286 74 256 66 224C56 178 66 130 42 92Z",
      ) + strands(studio, "M-50 150C-50 200 -64 236 -56 286", "M50 150C50 200 62 236 54 286"),
    plait: () => {
      const side = -away;
      return mass(
        studio,
        `M${side * 20} 124C${side * 46} 122 ${side * 62} 148 ${side * 59} 180L${side * 33} 180C${side * 34} 160 ${side * 26} 146 ${side * 20} 140Z`,
      );
    },
    bob: () => mass(studio, "M-42 80C-62 118 -56 164 -50 188C-30 198 30 198 50 188C56 164 62 118 42 80Z"),
    curls: () => mass(studio, curls()),
    crop: () => mass(studio, "M-40 96C-46 126 -40 150 -30 162L30 162C40 150 46 126 40 96Z"),
  };
  return drawings[modelOf(studio).hairStyle]();
};

/** The hair around the face, and a plait that falls over the shoulder. */
export const hairInFront = (studio: Studio): string => {
  const { turn } = headPose(studio);
  const shifted = (d: string): string =>
    transformed(d, ([x, y]) => [x * (x * turn > 0 ? 0.97 : 1.02) + turn * 1.5, y]);
  const parted = (): string =>
    mass(studio, shifted(cap(turn * 7))) +
    strands(
      studio,
      `M${turn * 7 - 4} 60C-16 68 -34 82 -42 106`,
      `M${turn * 7 + 4} 60C20 66 36 82 42 106`,
      `M${turn * 7 - 6} 52C-26 58 -42 76 -46 100`,
      `M${turn * 7 + 6} 52C28 58 42 76 46 100`,
    );
  const side = (d: string): string => (turn > 0 ? mirrored(d) : d);
  const drawings: Record<HairStyle, () => string> = {
    "high-bun": parted,
    "low-bun": parted,
    open: () =>
      mass(studio, shifted(cap(turn * 7))) +
      mass(
        studio,
        side(
          "M-40 108C-48 130 -46 152 -52 176C-58 206 -54 232 -48 246C-46 220 -36 200 -36 172C-36 150 -40 128 -40 108Z",
        ),
      ) +
      strands(studio, `M${turn * 7 - 4} 60C-16 68 -34 82 -42 106`, `M${turn * 7 + 4} 60C20 66 36 82 42 106`),
    plait: () => parted() + plait(studio, (turn || 1) * -46, 166, 9, (turn || 1) * -2.4),
    bob: () =>
      mass(studio, fringe) +
      strands(
        studio,
        "M-20 50C-36 66 -44 100 -44 140",
        "M20 50C36 66 44 100 44 140",
        "M-2 48C-6 62 -8 76 -8 88",
        "M10 50C12 64 12 76 10 88",
      ),
    curls: () =>
      mass(
        studio,
        shifted(
          "M4 58C-16 60 -34 78 -42 116C-46 108 -56 70 -38 54C-20 38 22 38 40 54C56 70 46 108 42 116C36 84 22 64 4 58Z",
        ),
      ) +
      strands(
        studio,
        "M-44 80C-36 78 -36 68 -28 66",
        "M-20 52C-12 56 -6 50 0 54",
        "M20 52C26 58 32 58 36 66",
        "M44 84C38 80 40 72 34 70",
      ),
    crop: () =>
      mass(studio, side(short)) +
      strands(
        studio,
        side("M18 60C-2 58 -28 70 -38 96"),
        side("M20 54C-4 50 -34 62 -44 96"),
        side("M24 62C34 72 38 84 40 98"),
      ),
  };
  return drawings[modelOf(studio).hairStyle]();
};

/** The head from behind. */
export const headBehind = (studio: Studio): string => {
  const scalp =
    mass(studio, symmetric("M0 46C33 46 47 76 45 112C44 138 30 160 16 172C8 178 4 178 0 178")) +
    strands(
      studio,
      "M0 54C-20 80 -22 130 -6 172",
      "M0 54C22 80 24 130 8 172",
      "M-8 56C-40 84 -38 130 -20 164",
      "M8 56C40 84 38 130 22 164",
    );
  const drawings: Record<HairStyle, () => string> = {
    "high-bun": () => scalp + bun(studio, 0, 58, 28),
    "low-bun": () => scalp + bun(studio, 0, 152, 30),
    open: () =>
      scalp +
      mass(
        studio,
        "M-40 100C-60 150 -56 210 -64 262C-50 300 -22 322 0 330C24 320 52 298 64 262C56 210 60 150 40 100C24 130 -24 130 -40 100Z",
      ) +
      strands(
        studio,
        "M-22 130C-36 190 -34 250 -30 300",
        "M0 136C-4 200 -2 260 0 318",
        "M22 130C36 190 34 250 30 300",
      ),
    plait: () => scalp + plait(studio, 0, 150, 11, 0.4),
    bob: () =>
      mass(studio, symmetric("M0 44C36 44 52 80 54 120C56 150 56 172 52 190C30 200 10 200 0 200")) +
      strands(
        studio,
        "M0 52C-24 90 -28 150 -24 196",
        "M0 52C24 90 28 150 24 196",
        "M0 52C-2 100 -2 150 0 198",
      ),
    curls: () =>
      mass(studio, curls()) +
      strands(
        studio,
        "M-40 100C-30 96 -30 84 -20 82",
        "M-20 130C-10 126 -8 116 2 118",
        "M14 90C22 92 28 84 36 90",
        "M10 150C20 146 24 138 34 142",
      ),
    crop: () =>
      mass(studio, symmetric("M0 44C34 44 48 76 45 108C43 134 32 152 22 160C12 166 6 167 0 167")) +
      strands(studio, "M0 54C-18 84 -20 120 -8 160", "M0 54C18 84 20 120 8 160"),
  };
  return drawings[modelOf(studio).hairStyle]();
};

import { skin } from "./figure-arms.ts";
import { line } from "./cloth.ts";
import { headPose, modelOf } from "./model.ts";
import { mix, shade, tint } from "./palette.ts";
import { mirrored, symmetric, transformed } from "./path.ts";
import type { Studio } from "./studio.ts";

/** Moves a part of the face to the side to which the head is turned; the far half becomes narrower. */
const turned = (studio: Studio, d: string, share = 1): string => {
  const { turn } = headPose(studio);
  return studio.pose(
    transformed(d, ([x, y]) => [(x * turn > 0 ? x * (1 - 0.2 * share) : x) + turn * 8 * share, y]),
  );
};

const filled = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/** The right half of each shape; the left one is its mirror image. */
const brow = "M7 107C13 102.5 22 101.5 30 106.500C22 104.5 14 105 7.5 109Z";
const lid = "M7.5 119C11 112.5 21 111 29 116.500C21 114 13 115.2 7.5 119Z";
const white = "M8 119C12 113.5 21 112.5 28 117C22 121.5 13 122 8 119Z";
const closed = "M8 117.500C12 122.5 22 123.5 28.5 116.500C22 120 13 120.5 8 117.500Z";
const socket = "M7 117C12 108 23 107 29.5 116C22 121 13 121 7 117Z";

const both = (d: string): readonly [string, string] => [d, mirrored(d)];

const eyesOf = (studio: Studio): string => {
  const { eyes, skin: color } = modelOf(studio);
  const dark = shade(color, 0.78);
  const paint = (d: string, fill: string, opacity = 1): string =>
    both(d)
      .map((half) => filled(turned(studio, half), fill, opacity))
      .join("");
  const sockets = paint(socket, shade(color, 0.3), 0.3);
  if (eyes === "lowered") return sockets + paint(closed, dark, 0.9);
  const shift = eyes === "aside" ? headPose(studio).turn * 3 || 2.5 : 0;
  const irises = [-18.5, 18.5].map((x) => {
    const at = x + shift;
    return filled(
      turned(
        studio,
        `M${at - 4} 114.500C${at - 4.4} 121.5 ${at + 4.4} 121.5 ${at + 4} 114C${at + 2} 113 ${at - 2} 113.2 ${at - 4} 114.500Z`,
      ),
      "#2a1712",
    );
  });
  const glints = [-18.5, 18.5].map((x) => {
    const at = x + shift;
    return filled(
      turned(studio, `M${at - 2} 115.500L${at - 0.4} 115.200L${at - 0.6} 117L${at - 2} 117Z`),
      "#fff6ea",
      0.85,
    );
  });
  return sockets + paint(white, "#fbf1e6", 0.8) + irises.join("") + glints.join("") + paint(lid, dark);
};

const mouthOf = (studio: Studio): string => {
  const { lips, skin: color } = modelOf(studio);
  const tone = mix(lips, color, 0.28);
  return (
    filled(
      turned(studio, "M-11 150C-6 147.5 -3 146.3 0 147.800C3 146.3 6 147.5 11 150C4 151.5 -4 151.5 -11 150Z"),
      shade(tone, 0.16),
    ) +
    filled(turned(studio, "M-11.5 149C-5 151.8 5 151.8 11.5 149C7.5 158 -7.5 158 -11.5 149Z"), tone) +
    filled(
      turned(studio, "M-4 153.500C-1 154.5 2 154.5 4.5 153.500C2 155.5 -2 155.5 -4 153.500Z"),
      tint(tone, 0.4),
      0.5,
    )
  );
};

const noseOf = (studio: Studio): string => {
  const { skin: color, nosePin } = modelOf(studio);
  const to = headPose(studio).turn || 1;
  const outline = `M${2.5 * to} 112C${1.5 * to} 122 ${5.5 * to} 131 ${6 * to} 136C${5 * to} 139.5 ${1 * to} 140.5 ${-4 * to} 139`;
  const light = `M${-1 * to} 114C${-1.5 * to} 122 ${1 * to} 130 ${1.5 * to} 135C${-1 * to} 130 ${-3 * to} 122 ${-1 * to} 114Z`;
  const [px, py] = studio.stance([-5 * to + to * 8, 136]);
  return (
    filled(turned(studio, light), tint(color, 0.5), 0.4) +
    line(turned(studio, outline), { color: shade(color, 0.55), width: 1.3, opacity: 0.55 }) +
    (nosePin
      ? `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="1.9" fill="${studio.tones.metalLight}"/>`
      : "")
  );
};

/** The ear and its earring, on the side from which the head is turned away; both from the front. */
const ears = (studio: Studio): string => {
  const { turn } = headPose(studio);
  const { skin: color, hairStyle, face } = modelOf(studio);
  if (hairStyle === "bob" || hairStyle === "open") return "";
  const { metal, metalLight, metalDark } = studio.tones;
  const drop = studio.choose("earring", [0, 1, 2]);
  return ([-1, 1] as const)
    .filter((side) => side !== turn)
    .map((side) => {
      const x = side * (face[0] + 1) + turn * 2;
      const ear = `M${x - side * 3} 112C${x + side * 6} 108 ${x + side * 8} 118 ${x + side * 4} 128C${x + side * 2} 134 ${x - side * 2} 134 ${x - side * 3} 128Z`;
      const [ex, ey] = studio.stance([x + side * 2, 136]).map((n) => Number(n.toFixed(1)));
      const [jx, jy] = [ex ?? 0, ey ?? 0];
      const jewel = [
        `<circle cx="${jx}" cy="${jy}" r="3.6" fill="${metal}" stroke="${metalDark}" stroke-width=".6"/>`,
        `<circle cx="${jx}" cy="${jy - 1}" r="2.6" fill="${metal}"/><path d="M${jx - 5.5} ${jy + 11}C${jx - 5} ${jy + 4} ${jx + 5} ${jy + 4} ${jx + 5.5} ${jy + 11}Z" fill="${metal}" stroke="${metalDark}" stroke-width=".6"/><path d="M${jx - 4} ${jy + 13}h.1m3.9 .6h.1m3.9 -.6h.1" stroke="${metalLight}" stroke-width="2.4" stroke-linecap="round"/>`,
        `<ellipse cx="${jx}" cy="${jy + 9}" rx="6" ry="9" fill="none" stroke="${metal}" stroke-width="1.6"/>`,
      ][drop];
      return `${skin(studio, studio.pose(ear))}${filled(studio.pose(ear), shade(color, 0.3), 0.25)}${jewel ?? ""}`;
    })
    .join("");
};

/** The face without hair: few lines, closed or open eyes, no expression but calm. */
export const faceOf = (studio: Studio): string => {
  const { skin: color, face, bindi } = modelOf(studio);
  const [width, jaw, chin] = face;
  const shape = symmetric(
    `M0 53C${width * 0.68} 54 ${width} 84 ${width} 112C${width} 136 ${jaw} 157 12 ${chin - 4}C6 ${chin - 1} 3 ${chin} 0 ${chin}`,
  );
  const { turn } = headPose(studio);
  const dim = (turn || -1) * -1;
  const shadowed = [0, 7, 14].map((inset) => {
    const from = inset * dim;
    return `M${from} ${chin - inset / 4}C${jaw * dim} ${chin - 8} ${width * dim} 138 ${width * dim} 112C${width * dim} 96 ${width * 0.9 * dim} 84 ${width * 0.75 * dim} 76C${width * 0.86 * dim} 112 ${jaw * dim} 142 ${from} ${chin - inset / 4}Z`;
  });
  const [bx, by] = studio.stance([turn * 8, 101]);
  const cheeks = both("M15 135C16 128 31 127 32 134C31 142 16 142 15 135Z");
  const brows = both(brow).map((d) => filled(turned(studio, d), shade(color, 0.68), 0.8));
  const parts = [
    ears(studio),
    skin(studio, turned(studio, shape, 0.3)),
    ...shadowed.map((d) => filled(turned(studio, d, 0.3), shade(color, 0.5), 0.08)),
    ...cheeks.map((d) => filled(turned(studio, d), mix(color, "#c0443f", 0.6), 0.1)),
    eyesOf(studio),
    ...brows,
    noseOf(studio),
    mouthOf(studio),
    bindi ? `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="2.8" fill="${bindi}"/>` : "",
  ];
  return `<g class="face" data-skin="${color}">${parts.join("")}</g>`;
};

import { backdrop } from "../backdrop.ts";
import { line } from "../cloth.ts";
import { glow, groundShadow } from "../light.ts";
import { ink, shade, tint } from "../palette.ts";
import { withoutPose } from "../still-life.ts";
import type { Studio } from "../studio.ts";
import { gold } from "./metal.ts";

type Ring = { paint: string; edge: string; width: number; beads?: string };

const stack = (studio: Studio): Ring[] => {
  const { main, accent, metal, metalDark } = studio.tones;
  const kada: Ring = { paint: studio.fabric({ scale: 0.8 }), edge: metalDark, width: 62, beads: "#f3d691" };
  const thin = (color: string): Ring => ({ paint: color, edge: shade(color, 0.5), width: 19 });
  const bright: Ring = { paint: gold(studio), edge: metalDark, width: 24, beads: tint(metal, 0.6) };
  return studio.choose("stack", [
    [kada, thin(accent), bright, thin(main), thin(accent), thin(main), bright, thin(accent), kada],
    [bright, kada, bright, thin(main), thin(accent), thin(main), bright, kada, bright],
    [kada, bright, thin(main), thin(main), kada, thin(accent), thin(accent), bright, kada],
  ]);
};

/** A ring lying level, seen a little from above: its near half, or its far inner side. */
const level = (ring: Ring, y: number, near: boolean): string => {
  const [rx, ry] = [292, 84];
  const h = ring.width;
  if (!near) {
    const inner = `M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}V${y + h + 7}A${rx} ${ry} 0 0 0 ${-rx} ${y + h + 7}Z`;
    const rim = `M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}`;
    return (
      `<path d="${inner}" fill="${ring.edge}"/><path d="${inner}" fill="url(#sheen)" opacity=".7"/>` +
      line(rim, { color: glow, width: 3, opacity: 0.55 })
    );
  }
  const d = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}V${y + h}A${rx} ${ry} 0 0 1 ${-rx} ${y + h}Z`;
  const bead = ring.beads
    ? [6, h - 6]
        .map((at) =>
          line(`M${-rx} ${y + at}A${rx} ${ry} 0 0 0 ${rx} ${y + at}`, {
            color: ring.beads ?? "",
            width: 6.5,
            dash: "0.1 10",
          }),
        )
        .join("")
    : line(`M${-rx} ${y + h * 0.35}A${rx} ${ry} 0 0 0 ${rx} ${y + h * 0.35}`, {
        color: "#fff",
        width: h * 0.18,
        opacity: 0.45,
      });
  return `<path d="${d}" fill="${ring.paint}" stroke="${ring.edge}" stroke-width="2"/><path d="${d}" fill="url(#sheen)"/>${bead}`;
};

const sheen = (studio: Studio): string =>
  studio.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-292" y1="0" x2="292" y2="0"><stop offset="0" stop-color="#2a1823" stop-opacity=".6"/><stop offset=".26" stop-color="#fff" stop-opacity=".38"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#2a1823" stop-opacity=".2"/><stop offset="1" stop-color="#2a1823" stop-opacity=".62"/></linearGradient>`,
  );

const tower = (studio: Studio): string => {
  const rings = stack(studio);
  const heights = rings.map((ring) => ring.width + 4);
  const total = heights.reduce((sum, h) => sum + h, 0);
  let y = -total;
  const placed = rings.map((ring, i) => {
    const at = y;
    y += heights[i] ?? 0;
    return { ring, at };
  });
  const parts = [
    ...placed.map(({ ring, at }) => level(ring, at, false)),
    ...[...placed].reverse().map(({ ring, at }) => level(ring, at, true)),
  ];
  return parts.join("").replaceAll("url(#sheen)", `url(#${sheen(studio)})`);
};

const front = (view: Studio): string => {
  const studio = withoutPose(view);
  return `${backdrop(studio, true)}${groundShadow(studio, 470, 1000, 430, 110)}<g transform="translate(450 940) scale(1.160)">${tower(studio)}</g>`;
};

const circle = (ring: Ring, x: number, y: number, r: number): string => {
  const w = ring.width * 0.8;
  const round = (radius: number, stroke: string, width: number, more = ""): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
  const beads = ring.beads ?? "";
  return [
    `<g transform="translate(14 22)">${round(r, ink, w + 8, ' stroke-opacity=".24"')}</g>`,
    round(r, ring.edge, w + 5),
    round(r, ring.paint, w),
    round(r + w * 0.2, glow, w * 0.2, ' stroke-opacity=".4"'),
    round(r - w * 0.34, ink, w * 0.3, ' stroke-opacity=".22"'),
    ...(beads
      ? [r - w * 0.42, r + w * 0.42].map((at) =>
          round(at, beads, 6, ' stroke-linecap="round" stroke-dasharray="0.1 9"'),
        )
      : []),
  ].join("");
};

const flat = (view: Studio): string => {
  const studio = withoutPose(view);
  const spots = [
    [320, 330],
    [590, 420],
    [300, 600],
    [600, 690],
    [330, 880],
    [620, 930],
    [450, 620],
  ] as const;
  const rings = [...stack(studio)].sort((one, other) => one.width - other.width);
  return (
    backdrop(studio, false) +
    spots
      .map(([x, y], i) => {
        const ring = rings[i + 2];
        return ring ? circle(ring, x, y, 196) : "";
      })
      .join("")
  );
};

const detail = (view: Studio): string => {
  const studio = withoutPose(view);
  return `${backdrop(studio, false)}<g transform="translate(340 1030) scale(2.500)">${tower(studio)}</g>`;
};

/** Bangles: a stack of kadas and thin ones. */
export const bangles = { front, back: front, detail, flat };

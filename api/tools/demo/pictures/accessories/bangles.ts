import { backdrop } from "../backdrop.ts";
import { line } from "../cloth.ts";
import { glow, groundShadow } from "../light.ts";
import { ink, shade, tint } from "../palette.ts";
import { withoutPose } from "../still-life.ts";
import type { Studio } from "../studio.ts";
import { part } from "../trim.ts";
import { gold } from "./metal.ts";

/** `work` is what the outer side carries: beads along its edges, mirrors, hammer marks or a vine. */
type Ring = {
  paint: string;
  edge: string;
  width: number;
  beads?: string;
  work?: "mirrors" | "hammered" | "vine";
};

const stack = (studio: Studio): Ring[] => {
  const { main, accent, metal, metalDark } = studio.tones;
  const kada: Ring = { paint: studio.fabric({ scale: 0.8 }), edge: metalDark, width: 62, beads: "#f3d691" };
  const thin = (color: string): Ring => ({ paint: color, edge: shade(color, 0.5), width: 19 });
  const bright: Ring = { paint: gold(studio), edge: metalDark, width: 24, beads: tint(metal, 0.6) };
  const brass = (width: number, work?: Ring["work"]): Ring => ({
    paint: gold(studio, main),
    edge: shade(main, 0.5),
    width,
    work,
  });
  switch (studio.cut.form) {
    case "pair":
      return [
        { ...kada, width: 92, work: "mirrors" },
        { ...kada, width: 92, work: "mirrors" },
      ];
    case "stack":
      return [brass(58, "hammered"), brass(30), brass(64, "vine"), brass(30), brass(58, "hammered")];
    case "thread":
      return [thin(main), thin(main), thin(main), { ...kada, width: 74 }, thin(main), thin(main), thin(main)];
    default:
      return [kada, thin(accent), bright, thin(main), thin(accent), thin(main), bright, thin(accent), kada];
  }
};

/** The work on the near side of a ring: marks around the ellipse, narrower towards its sides. */
const workOn = (
  studio: Studio,
  { work, width, edge }: Ring,
  [rx, ry]: readonly [number, number],
  y: number,
): string => {
  if (!work) return "";
  const { accent, metal, metalLight } = studio.tones;
  const count = work === "hammered" ? 17 : 9;
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (0.06 + (0.88 * (i + 0.5)) / count);
    const [x, top] = [-rx * Math.cos(angle), y + ry * Math.sin(angle)];
    const squeeze = Math.max(0.25, Math.sin(angle)).toFixed(2);
    const mark = {
      mirrors: `<path d="M0 -19L17 0L0 19L-17 0Z" fill="#e6ecee" stroke="${metal}" stroke-width="4"/><path d="M-7 2L3 -9" stroke="#fff" stroke-width="3"/>`,
      hammered: `<ellipse cy="${i % 2 ? -11 : 10}" rx="11" ry="9" fill="${edge}" fill-opacity=".28"/><ellipse cx="-2" cy="${i % 2 ? -13 : 8}" rx="8" ry="6" fill="${metalLight}" fill-opacity=".5"/>`,
      vine: `<path d="M-26 6C-14 -14 12 16 26 -6M-8 -2C-10 -14 2 -20 8 -16C8 -8 2 -2 -8 -2ZM8 4C8 14 -2 20 -8 18C-10 10 -2 4 8 4Z" fill="${edge}" fill-opacity=".55" stroke="${edge}" stroke-opacity=".8" stroke-width="2"/>`,
    }[work];
    const stone =
      work === "mirrors" && i < count - 1 ? `<circle cx="${rx * 0.17}" r="5" fill="${accent}"/>` : "";
    return `<g transform="translate(${x.toFixed(1)} ${(top + width / 2).toFixed(1)}) scale(${squeeze} 1)">${mark}${stone}</g>`;
  }).join("");
};

/** A ring lying level, seen a little from above: its near half, or its far inner side. */
const level = (studio: Studio, ring: Ring, y: number, near: boolean): string => {
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
  const work = workOn(studio, ring, [rx, ry], y);
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
  return part(
    "ring",
    `<path d="${d}" fill="${ring.paint}" stroke="${ring.edge}" stroke-width="2"/><path d="${d}" fill="url(#sheen)"/>${bead}${work}`,
  );
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
    ...placed.map(({ ring, at }) => level(studio, ring, at, false)),
    ...[...placed].reverse().map(({ ring, at }) => level(studio, ring, at, true)),
  ];
  return parts.join("").replaceAll("url(#sheen)", `url(#${sheen(studio)})`);
};

const front = (view: Studio): string => {
  const studio = withoutPose(view);
  return `${backdrop(studio, true)}${groundShadow(studio, 470, 1000, 430, 110)}<g transform="translate(450 920) scale(1.160)">${tower(studio)}</g>`;
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
  const places =
    rings.length === 2
      ? ([
          [370, 470],
          [550, 740],
        ] as const)
      : spots;
  const radius = rings.length === 2 ? 250 : 196;
  return (
    backdrop(studio, false) +
    places
      .map(([x, y], i) => {
        const ring = rings[i + Math.max(0, rings.length - places.length)];
        return ring ? circle(ring, x, y, radius) : "";
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

import { bodiceOutline, type BodiceCut } from "../bodice.ts";
import { cloth, crease, line } from "../cloth.ts";
import { dressed, type WornParts } from "../figure.ts";
import { polygon } from "../path.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { seam } from "../trim.ts";

const knot = (studio: Studio): string => {
  const paint = studio.choose("sash", [studio.fabric({ angle: 20, scale: 0.8 }), studio.tones.accent]);
  const parts = [
    "M50 442C58 490 74 530 66 590L88 594C96 536 80 488 66 440Z",
    "M46 442C42 480 44 516 34 552L54 558C66 520 64 480 58 442Z",
    "M54 436C30 410 10 420 14 434C18 448 40 446 54 440Z",
    "M60 434C84 412 104 424 98 438C92 450 72 448 60 442Z",
    "M48 428L64 426L66 448L50 450Z",
  ];
  return parts.map((d) => cloth(studio, studio.pose(d), { paint })).join("");
};

const worn = (studio: Studio, back: boolean): WornParts => {
  const hem = studio.choose("length", [860, 800, 980]);
  const cut: BodiceCut = {
    neck: back ? "boat" : "v",
    depth: back ? 228 : 352,
    shoulder: 98,
    sides: [
      [88, 314],
      [80, 374],
      [61, 432],
    ],
    dip: 10,
  };
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  const folds = [0, 1, 2, 3]
    .map((i) => crease(at(54 - i * 3, 428 - i * 7), at(-60 + i * 8, 372 - i * 22), 5, 7, 0.13))
    .join("");
  const lap = "M44 218C34 262 8 320 -34 382L-60 420";
  const trim = studio.choose("edge", [studio.tones.accent, studio.tones.deep]);
  const belt = cloth(
    studio,
    studio.pose(
      polygon([
        [-62, 418],
        [0, 426],
        [62, 418],
        [63, 441],
        [0, 450],
        [-63, 441],
      ]),
    ),
    { paint: studio.choose("sash", [studio.fabric({ angle: 90, scale: 0.8 }), studio.tones.accent]) },
  );
  const flounce = studio.choose("flounce", [true, false]);
  const body = cloth(studio, studio.pose(bodiceOutline(cut)), {
    inside: back
      ? seam(studio, "M0 240L0 420", 1) +
        crease(at(-44, 300), at(-36, 424), 5, 3) +
        crease(at(44, 300), at(36, 424), 5, -3)
      : folds,
  });
  return {
    clothes:
      skirt(studio, {
        sides: [
          [434, 62],
          [490, 92],
          [560, 116],
          [720, 152],
          [hem, 186],
        ],
        folds: 8,
        wave: 12,
        dip: 22,
        from: 0.18,
        panels: 4,
        bands: flounce ? [{ from: 0.86, to: 1.06 }] : [],
      }) +
      (back
        ? ""
        : line(studio.pose(`M48 446C58 560 20 700 -18 ${hem + 10}`), { color: trim, width: 5 }) +
          seam(studio, `M51 446C61 560 23 700 -15 ${hem + 10}`, 1.6) +
          crease(at(44, 450), at(-60, hem), 14, 26, 0.14)) +
      body +
      (back
        ? line(studio.pose("M-64 226C-40 232 40 232 64 226"), { color: trim, width: 4 })
        : line(studio.pose("M-42 217C-34 256 -16 318 0 352"), { color: trim, width: 5 }) +
          line(studio.pose(lap), { color: trim, width: 5 }) +
          seam(studio, "M47 220C37 264 11 322 -31 386L-57 422", 1.4)) +
      belt +
      (back ? "" : knot(studio)),
    over: sleeves(studio, {
      to: studio.choose("sleeve", [0.52, 0.76, 0.34]),
      ease: 13,
      flare: studio.choose("bell", [36, 8, 20]),
      cuff: 12,
      cuffPaint: trim,
    }),
  };
};

const framing = { top: 10, bottom: 1050 };

/** The wrap dress: one side crosses the other and is tied at the waist. */
export const wrapDress = {
  front: (studio: Studio): string => dressed(studio, worn(studio, false), framing),
  back: (studio: Studio): string => dressed(studio, worn(studio, true), framing),
};

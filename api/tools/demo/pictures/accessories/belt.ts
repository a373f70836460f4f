import { backdrop } from "../backdrop.ts";
import { plainTop } from "../bodice.ts";
import { cloth, crease, line } from "../cloth.ts";
import { dressed } from "../figure.ts";
import { ink } from "../palette.ts";
import { skirt } from "../skirt.ts";
import { sleeves } from "../sleeve.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import { bigStitches } from "../notions.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import type { Studio } from "../studio.ts";
import { part } from "../trim.ts";
import { curveOf, waistBand } from "../waist-band.ts";
import { bead, gold } from "./metal.ts";
import { flatObi, nearObi, wornObi } from "./obi.ts";

/** The buckle, round or square, about 200 across. */
const buckle = (studio: Studio): string => {
  const { metalDark, accent } = studio.tones;
  const ring = studio.choose("buckle", [
    "M-100 -100H100V100H-100ZM-62 -62V62H62V-62Z",
    "M0 -112A112 112 0 1 0 .1 -112ZM0 -70A70 70 0 1 1 -.1 -70Z",
    "M0 -124L108 0L0 124L-108 0ZM0 -74L-64 0L0 74L64 0Z",
  ]);
  return (
    `<path d="${ring}" fill="${gold(studio)}" fill-rule="evenodd" stroke="${metalDark}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M-84 -9H74V9H-84Z" fill="${gold(studio)}" stroke="${metalDark}" stroke-width="3"/>` +
    bead(studio, -84, 0, 17, accent)
  );
};

/** Small round mirrors held by a ring of stitches. */
const mirrors = (studio: Studio, points: readonly (readonly [number, number])[], r: number): string =>
  part(
    "mirrors",
    points
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9eef0" stroke="${studio.tones.accent}" stroke-width="${r * 0.4}"/><path d="M${x - r * 0.5} ${y + r * 0.1}L${x + r * 0.2} ${y - r * 0.6}" stroke="#fff" stroke-width="${r * 0.22}"/>`,
      )
      .join(""),
  );

const plainDress = (studio: Studio): string => {
  const plain = studio.tones.neutral;
  const at = (x: number, y: number): readonly [number, number] => studio.stance([x, y]);
  return (
    skirt(studio, {
      sides: [
        [436, 64],
        [490, 94],
        [560, 116],
        [720, 150],
        [900, 190],
      ],
      folds: 8,
      wave: 8,
      dip: 14,
      from: 0.03,
      color: plain,
    }) +
    plainTop(
      studio,
      {
        neck: "v",
        shoulder: 98,
        sides: [
          [89, 314],
          [82, 374],
          [63, 434],
        ],
        dip: 8,
      },

      [-44, -22, 0, 24, 46].map((x) => crease(at(x, 430), at(x * 1.1, 360), 5, 3, 0.14)).join(""),
    )
  );
};

/** The strap around the waist, with its stitches, its mirrors and its buckle. */
const wornStrap = (studio: Studio): string => {
  const band = {
    y: 408,
    height: 38,
    half: 61,
    below: 64,
    dip: 12,
    paint: studio.fabric({ scale: 0.45 }),
    name: "belt",
  };
  const stitches = line(studio.pose(curveOf(band, 0.13) + curveOf(band, 0.87)), {
    color: studio.tones.accent,
    width: 1.8,
    dash: "4 2.500",
  });
  const [cx, cy] = studio.stance([0, 437]);
  const spots = [-53, -38, 38, 53].map((x) => studio.stance([x, 436 - (Math.abs(x) > 45 ? 5 : 2)]));
  return (
    waistBand(studio, { ...band, inside: stitches }) +
    mirrors(studio, spots, 4.5) +
    `<g transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) scale(.27)">${buckle(studio)}</g>`
  );
};

const front = (studio: Studio): string =>
  dressed(
    studio,
    {
      clothes: plainDress(studio),
      over:
        sleeves(studio, { to: 0.5, ease: 14, paint: studio.tones.neutral }) +
        (studio.cut.form === "obi" ? wornObi(studio) : wornStrap(studio)),
    },
    { top: 216, bottom: 676 },
  );

const flat = (view: Studio): string => {
  if (view.cut.form === "obi") return flatObi(view);
  const studio = withoutPose(view);
  const { accent, dark } = studio.tones;
  const oval = (rx: number, ry: number): string =>
    `M${450 - rx} 560C${450 - rx} ${560 - ry * 1.3} ${450 + rx} ${560 - ry * 1.3} ${450 + rx} 560C${450 + rx} ${560 + ry * 1.3} ${450 - rx} ${560 + ry * 1.3} ${450 - rx} 560Z`;
  const loop = oval(292, 318);
  const tail =
    "M440 824C560 812 660 800 742 772C786 770 806 800 800 826C790 850 770 862 748 860C660 892 560 906 440 918Z";
  const round = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI * (1.12 + (0.76 * i) / 8);
    return [450 + 292 * Math.cos(turn), 560 + 318 * Math.sin(turn)] as const;
  });
  return [
    backdrop(studio, false),
    `<g transform="translate(10 20)">${[100, 108, 116, 124, 132].map((width) => line(loop, { color: ink, width, opacity: 0.07 })).join("")}</g>`,
    line(loop, { color: dark, width: 100 }),
    line(loop, { color: studio.fabric({ scale: 1.1 }), width: 95 }),
    line(oval(328, 354), { color: accent, width: 3.5, dash: "11 7" }),
    line(oval(256, 282), { color: accent, width: 3.5, dash: "11 7" }),
    mirrors(studio, round, 17),
    dropShadow(tail, [6, 14], 10, 0.3),
    cloth(studio, tail, { paint: studio.fabric({ scale: 1.1, angle: -6 }), edge: 2.4 }),
    line("M450 838C560 826 670 812 746 786M450 904C560 892 660 878 740 846", {
      color: accent,
      width: 3.5,
      dash: "11 7",
    }),
    [640, 690, 740].map((x, i) => `<circle cx="${x}" cy="${852 - i * 13}" r="6" fill="${dark}"/>`).join(""),
    `<g transform="translate(440 868) rotate(-4) scale(.82)">${buckle(studio)}</g>`,
  ].join("");
};

const detail = (view: Studio): string => {
  if (view.cut.form === "obi") return nearObi(view);
  const studio = withoutPose(view);
  const strap = "M-40 420L940 356V812L-40 876Z";
  return (
    closeUpOfCloth(studio, 8, studio.tones.neutral) +
    dropShadow(strap, [0, 24], 18) +
    cloth(studio, strap, { paint: studio.fabric({ angle: -4, scale: 2.2 }), edge: 3 }) +
    bigStitches("M-40 454L940 390M-40 842L940 778", studio.tones.accent) +
    mirrors(
      studio,
      [
        [90, 642],
        [820, 594],
      ],
      46,
    ) +
    `<g transform="translate(450 620) rotate(-4) scale(2.350)">${buckle(studio)}</g>`
  );
};

/** The belt: a worked strap with a buckle of brass and small mirrors. */
export const belt = { front, back: front, detail, flat };

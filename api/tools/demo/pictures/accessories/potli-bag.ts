import { backdrop } from "../backdrop.ts";
import { cloth, crease, line } from "../cloth.ts";
import { groundShadow } from "../light.ts";
import { symmetric } from "../path.ts";
import { withoutPose } from "../still-life.ts";
import { cord } from "../notions.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { part, tassel } from "../trim.ts";
import { bead } from "./metal.ts";

const sack = symmetric(
  "M0 6C50 6 84 2 92 0C120 40 236 120 262 262C282 372 226 452 130 478C80 490 40 492 0 492",
);
const ruffle = symmetric(
  "M0 -118C22 -104 34 -128 58 -116C78 -106 92 -132 122 -122C150 -112 152 -136 176 -130C168 -84 122 -40 92 0C60 10 30 10 0 10",
);
const inside = symmetric("M0 -106C60 -110 120 -116 166 -126C130 -142 60 -146 0 -146");

const gathers = (): string =>
  [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    .map((k) =>
      crease(
        [k * 16, 4],
        [k * 44 + (k % 2) * 8, 190 + (5 - Math.abs(k)) * 30],
        9 + Math.abs(k),
        k * 5,
        k % 2 ? 0.2 : -0.2,
      ),
    )
    .join("");

/** Rows of cut beads, sewn close together, that follow the swell of the bag. */
const beadRows = (studio: Studio): string => {
  const { metalLight, accent, light } = studio.tones;
  return part(
    "beads",
    Array.from({ length: 14 }, (_, i) => {
      const y = 30 + i * 33;
      const half = 120 + 150 * Math.sin((Math.PI * (i + 1)) / 15);
      const d = `M${(-half).toFixed(0)} ${y - 16}Q0 ${y + 44} ${half.toFixed(0)} ${y - 16}`;
      const color = [metalLight, accent, light][i % 3] ?? accent;
      return (
        line(d, { color: studio.tones.dark, width: 13, dash: "0.1 15.5", opacity: 0.5 }) +
        line(d, { color, width: 10.5, dash: "0.1 15.5" }) +
        `<g transform="translate(-1.500 -2)">${line(d, { color: "#fff", width: 3.4, dash: "0.1 15.5", opacity: 0.75 })}</g>`
      );
    }).join(""),
  );
};

const bag = (studio: Studio): string => {
  const { accent, metal, dark } = studio.tones;
  const frill = [-5, -3.5, -2, -0.7, 0.7, 2, 3.5, 5]
    .map((k) => crease([k * 16, 2], [k * 31, -116], 9, -k * 2, k % 2 ? 0.24 : -0.2))
    .join("");
  const { form } = studio.cut;
  const pearls = Array.from({ length: 31 }, (_, i) => {
    const turn = Math.PI * (i / 30);
    return bead(
      studio,
      -104 * Math.cos(turn),
      -44 - 262 * Math.sin(turn) ** 0.8,
      i % 3 ? 8.5 : 11.5,
      i % 3 ? "#f7f1e6" : metal,
    );
  });
  const strap = part(
    "sling",
    cord(
      [
        [-98, -20],
        [-126, -150],
        [-112, -320],
        [-72, -500],
        [-60, -640],
        [60, -640],
        [76, -500],
        [112, -320],
        [126, -150],
        [98, -20],
      ],
      "#6b4630",
      13,
    ),
  );
  const band =
    `<path d="M-300 300C-140 372 140 372 300 300V372C140 446 -140 446 -300 372Z" fill="${border(studio, 1.5)}"/>` +
    line("M-300 300C-140 372 140 372 300 300M-300 372C-140 446 140 446 300 372", { color: dark, width: 3 });
  return [
    form === "sling" ? strap : pearls.join(""),
    cloth(studio, inside, { paint: dark }),
    cloth(studio, sack, {
      paint: studio.fabric({ scale: 1.5 }),
      inside: (form === "clutch" ? beadRows(studio) : form === "sling" ? "" : band) + gathers(),
      edge: 2.4,
    }),
    cloth(studio, ruffle, { paint: studio.fabric({ scale: 1.5 }), inside: frill, edge: 2.4 }),
    line(
      "M-176 -130C-152 -136 -150 -112 -122 -122C-92 -132 -78 -106 -58 -116C-34 -128 -22 -104 0 -118C22 -104 34 -128 58 -116C78 -106 92 -132 122 -122C150 -112 152 -136 176 -130",
      { color: accent, width: 7 },
    ),
    cord(
      [
        [-96, 2],
        [-40, 16],
        [40, 16],
        [96, 2],
      ],
      accent,
      15,
    ),
    cord(
      [
        [84, 8],
        [130, 60],
        [140, 140],
        [120, 196],
      ],
      accent,
      9,
    ),
    cord(
      [
        [90, 4],
        [164, 40],
        [196, 110],
        [186, 160],
      ],
      accent,
      9,
    ),
    tassel(studio, [120, 192], 110),
    tassel(studio, [186, 156], 110),
  ].join("");
};

const front = (view: Studio): string => {
  const studio = withoutPose(view);
  return (
    backdrop(studio, true) +
    groundShadow(studio, 470, 1036, 330, 44) +
    `<g transform="translate(450 500) scale(1.080)">${bag(studio)}</g>`
  );
};

const flat = (view: Studio): string => {
  const studio = withoutPose(view);
  return (
    backdrop(studio, false) +
    groundShadow(studio, 500, 720, 390, 380) +
    `<g transform="translate(500 500) rotate(24) scale(1.040)">${bag(studio)}</g>`
  );
};

const detail = (view: Studio): string => {
  const studio = withoutPose(view);
  return `${backdrop(studio, false)}<g transform="translate(360 470) scale(2.900)">${bag(studio)}</g>`;
};

/** The potli: a drawstring pouch with a handle of beads. */
export const potliBag = { front, back: front, detail, flat };

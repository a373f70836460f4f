import { cloth, line } from "../cloth.ts";
import type { Studio } from "../studio.ts";
import { part } from "../trim.ts";
import { bead } from "./metal.ts";

const blue = "#1d4f8f";
const green = "#1d7a57";
const red = "#a3262f";

/** The peacock on the stud: its body, the curve of its neck, its crest. */
export const peacock = (studio: Studio): string => {
  const { metal, metalDark, metalLight } = studio.tones;
  const body =
    "M-6 66C-44 60 -56 22 -36 -4C-24 -20 -8 -18 -2 -32C2 -44 -8 -50 -4 -64C0 -78 22 -80 28 -64L44 -58L28 -54C24 -34 40 -18 44 6C48 36 26 64 -6 66Z";
  const wing = "M-34 16C-24 -4 14 -2 30 20C20 44 -12 52 -34 16Z";
  const crest = [-14, 0, 14].map(
    (x) =>
      line(`M8 -74L${8 + x} -100`, { color: metalDark, width: 3 }) + bead(studio, 8 + x, -104, 5.5, blue),
  );
  return part(
    "peacock",
    [
      crest.join(""),
      cloth(studio, body, { paint: blue, line: metalDark, edge: 4, bare: true }),
      cloth(studio, wing, { paint: green, line: metal, edge: 4, bare: true }),
      line("M-22 20C-10 30 8 30 20 20M-16 10C-6 18 8 18 16 10", { color: metalLight, width: 2.6 }),
      `<circle cx="14" cy="-62" r="5" fill="${metalLight}"/><circle cx="15" cy="-62" r="2.4" fill="#1d1212"/>`,
      bead(studio, -4, 66, 10, red),
    ].join(""),
  );
};

/** The tail on the dome: rows of feathers, each with its eye. */
export const featherEyes = (studio: Studio): string => {
  const { metal, metalLight } = studio.tones;
  const rows = [
    { y: 232, half: 38, count: 3, size: 0.62 },
    { y: 270, half: 66, count: 5, size: 0.8 },
    { y: 314, half: 86, count: 5, size: 1 },
  ];
  const eye = `<path d="M0 -17C12 -12 15 6 0 17C-15 6 -12 -12 0 -17Z" fill="${green}" stroke="${metal}" stroke-width="2.4"/><circle cy="2" r="7.5" fill="${metalLight}"/><circle cy="3" r="5.2" fill="${blue}"/><circle cy="4" r="2.4" fill="${red}"/>`;
  const id = studio.define((name) => `<g id="${name}">${eye}</g>`);
  return rows
    .map(({ y, half, count, size }) =>
      Array.from({ length: count }, (_, i) => {
        const k = (2 * i) / (count - 1) - 1;
        const narrow = size * (1 - 0.35 * k * k);
        return `<use href="#${id}" transform="translate(${(half * k).toFixed(1)} ${(y + 12 * (1 - k * k)).toFixed(1)}) scale(${narrow.toFixed(2)} ${size})"/>`;
      }).join(""),
    )
    .join("");
};

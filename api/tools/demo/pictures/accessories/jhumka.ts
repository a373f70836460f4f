import { backdrop } from "../backdrop.ts";
import { cloth, line } from "../cloth.ts";
import { groundShadow } from "../light.ts";
import { symmetric } from "../path.ts";
import { withoutPose } from "../still-life.ts";
import { around } from "../textiles/tile.ts";
import type { Studio } from "../studio.ts";
import { bead, gold, withSilver } from "./metal.ts";
import { featherEyes, peacock } from "./peacock.ts";

const dome = symmetric("M0 190C14 190 24 196 30 206C74 222 108 270 116 346L0 372");
const enamel = symmetric("M0 240C36 240 62 250 76 262C92 284 102 310 107 330L0 352");

/** One earring: the flower at the ear, the bell, and the drops on its rim. */
const earring = (studio: Studio): string => {
  const { metal, metalDark, metalLight, main, accent } = studio.tones;
  const { form } = studio.cut;
  const shiny = gold(studio);
  const drop = form === "mini" ? metal : "#f7f1e6";
  const rim = Array.from({ length: 13 }, (_, i) => {
    const k = -1 + (2 * i) / 12;
    return { x: k * 116, y: 372 - 26 * k * k * k * k - 4 * k * k };
  });
  const petals = form === "temple" ? 12 : studio.choose("stud", [8, 6]);
  const flower =
    around(
      petals,
      `<path d="M0 -20C${-170 / petals} -34 ${-150 / petals} -58 0 -66C${150 / petals} -58 ${170 / petals} -34 0 -20Z" fill="${shiny}" stroke="${metalDark}" stroke-width="2"/><circle cy="-44" r="6" fill="${main}" stroke="${metalDark}" stroke-width="1.2"/>`,
    ) +
    bead(studio, 0, 0, 25, main) +
    around(14, `<circle cy="-29" r="3.6" fill="${metalLight}" stroke="${metalDark}" stroke-width=".8"/>`);
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((k) => `M${k * 30} 208C${k * 80} 230 ${k * 112} 280 ${k * 118} 366`)
    .join("");
  return [
    line("M0 -66C-4 -112 34 -118 32 -78", { color: metalDark, width: 5 }),
    line("M0 -66C-4 -112 34 -118 32 -78", { color: metal, width: 3 }),
    form === "peacock" ? peacock(studio) : flower,
    [82, 106, 130, 154]
      .map((y, i) => bead(studio, 0, y, i === 1 && form !== "mini" ? 14 : 9, i === 1 ? accent : metal))
      .join(""),
    rim
      .map(
        ({ x, y }) =>
          line(`M${x} ${y}L${x} ${y + 16}`, { color: metalDark, width: 2.4 }) +
          bead(studio, x, y + 27, 10.5, drop),
      )
      .join(""),
    bead(studio, 0, 404, 15, accent),
    cloth(studio, dome, { paint: shiny, line: metalDark, edge: 2.4 }),
    cloth(studio, enamel, { paint: studio.fabric({ scale: 0.7 }), line: metalDark, edge: 2.4 }),
    form === "peacock" ? featherEyes(studio) : "",
    line(ribs, { color: studio.tones.metalLight, width: 3, opacity: form === "peacock" ? 0.25 : 0.75 }),
    line("M-78 262C-40 244 40 244 78 262", { color: metalDark, width: 9 }),
    line("M-78 262C-40 244 40 244 78 262", { color: metalLight, width: 5.5, dash: "0.1 9" }),
    line("M-116 346C-60 380 60 380 116 346", { color: metalDark, width: 15 }),
    line("M-116 346C-60 380 60 380 116 346", { color: metal, width: 11 }),
    line("M-114 345C-60 379 60 379 114 345", { color: metalLight, width: 6, dash: "0.1 10.5" }),
    bead(studio, 0, 180, 16, metal),
  ].join("");
};

/** Small silver-tone earrings have no enamel in gold. */
const inMetal = (view: Studio): Studio =>
  view.cut.form === "mini" ? withSilver(withoutPose(view)) : withoutPose(view);

const front = (view: Studio): string => {
  const studio = inMetal(view);
  const one = earring(studio);
  const size = studio.cut.form === "mini" ? 1.05 : 1.4;
  return (
    backdrop(studio, true) +
    groundShadow(studio, 280, 1060, 180, 28) +
    groundShadow(studio, 648, 1060, 180, 28) +
    `<path d="M76 216H824" stroke="${studio.tones.metalDark}" stroke-width="9" stroke-linecap="round"/><path d="M76 214H824" stroke="${studio.tones.metal}" stroke-width="6" stroke-linecap="round"/>` +
    `<g transform="translate(266 372) scale(${size})">${one}</g><g transform="translate(634 372) scale(${size})">${one}</g>`
  );
};

const flat = (view: Studio): string => {
  const studio = inMetal(view);
  const one = earring(studio);
  return (
    backdrop(studio, false) +
    groundShadow(studio, 470, 660, 430, 400) +
    `<circle cx="450" cy="610" r="372" fill="#fbf4e8"/><circle cx="450" cy="610" r="372" fill="none" stroke="${studio.tones.metal}" stroke-width="5"/><circle cx="450" cy="610" r="318" fill="none" stroke="${studio.tones.metal}" stroke-opacity=".5" stroke-width="2"/>` +
    `<g transform="translate(410 400) rotate(30) scale(1.060)">${one}</g><g transform="translate(560 390) rotate(-14) scale(1.060)">${one}</g>`
  );
};

const detail = (view: Studio): string => {
  const studio = inMetal(view);
  const place =
    studio.cut.form === "peacock" ? "translate(450 290) scale(2.000)" : "translate(450 -280) scale(3.300)";
  return `${backdrop(studio, false)}<g transform="${place}">${earring(studio)}</g>`;
};

/** Jhumkas: bell-shaped earrings with enamel in the product's colours. */
export const jhumka = { front, back: front, detail, flat };

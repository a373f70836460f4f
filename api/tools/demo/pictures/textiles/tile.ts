/** What a textile is made of: the ground, the colour of the pattern, and which of its three designs. */
export type Dye = { color: string; accent: string; variant: 0 | 1 | 2 };

/** One repeat of a textile, without its ground. */
export type Tile = { width: number; height: number; art: string };

/** A motif set as printers set it: each second row moved by half a step. */
export const halfDrop = (width: number, height: number, motif: string, other = motif): Tile => ({
  width,
  height: height * 2,
  art: [
    [width / 2, height / 2, motif],
    [0, height * 1.5, other],
    [width, height * 1.5, other],
  ]
    .map(([x, y, art]) => `<g transform="translate(${x} ${y})">${art}</g>`)
    .join(""),
});

/** The same art turned around its middle, as the petals of a flower. */
export const around = (count: number, art: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${Math.round(from + (360 / count) * i)})">${art}</g>`,
  ).join("");

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

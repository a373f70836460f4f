type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const hex = (parts: readonly number[]): string =>
  "#" +
  parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");

/** The darkest colour of a picture: the aubergine ink of the shop. */
export const ink = "#2a1823";

/** The lightest colour of a picture: the paper of the shop. */
const paper = "#fffaf2";

/** A colour between two: 0 is all of the first, 1 all of the second. */
export const mix = (one: string, other: string, share: number): string => {
  const b = rgb(other);
  return hex(rgb(one).map((part, i) => part + ((b[i] ?? 0) - part) * share));
};

/** Mixes with the ink colour, as for shadow. */
export const shade = (color: string, share: number): string => mix(color, ink, share);

/** Mixes with the paper colour, as for light. */
export const tint = (color: string, share: number): string => mix(color, paper, share);

/** Multiplies two colours, as two dyes one over the other. */
const multiply = (one: string, other: string): string => {
  const b = rgb(other);
  return hex(rgb(one).map((part, i) => (part * (b[i] ?? 0)) / 255));
};

/** How bright a colour looks, 0 to 1. */
export const brightness = (color: string): number => {
  const [r, g, b] = rgb(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

/** The colour of a shadow on cloth of this colour: darker, but not grey. */
export const shadowOf = (color: string): string =>
  mix(multiply(color, "#a07a72"), "#351a1e", 0.5 - 0.34 * brightness(color));

/** The distance of two colours in RGB, 0 to about 1. */
export const distance = (one: string, other: string): number => {
  const a = rgb(one);
  const b = rgb(other);
  return Math.hypot(...a.map((part, i) => part - (b[i] ?? 0))) / 441;
};

/** The second colour, changed until it has enough contrast to the first. */
export const withContrast = (color: string, on: string): string => {
  if (distance(color, on) > 0.24) return color;
  return brightness(on) > 0.55 ? shade(color, 0.5) : tint(color, 0.6);
};

/** Colours of a picture, all from the two of the product. */
export type Tones = {
  main: string;
  deep: string;
  dark: string;
  shadow: string;
  light: string;
  accent: string;
  /** Plain cloth worn with the product, without contrast to it. */
  neutral: string;
  metal: string;
  metalDark: string;
  metalLight: string;
};

export const tonesOf = (color: string, accent: string): Tones => ({
  main: color,
  deep: shade(color, 0.28),
  dark: shade(color, 0.55),
  shadow: shadowOf(color),
  light: tint(color, 0.35),
  accent: withContrast(accent, color),
  neutral: brightness(color) > 0.72 ? mix("#6d5460", color, 0.1) : mix("#efe3d0", color, 0.1),
  metal: "#c99a45",
  metalDark: "#8a5f22",
  metalLight: "#f3d691",
});

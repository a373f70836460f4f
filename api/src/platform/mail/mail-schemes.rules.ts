import { contrast, isReadable, luminance, mixed, mixedUntil, readableContrast } from "../colors.rules.ts";
import { darkColors, lightColors, type MailColors, type MailSchemes } from "./mail-style.rules.ts";

/** The colours of mails that a shop chooses, as "#rrggbb". The others follow from them. */
export type MailPalette = Pick<MailColors, "ground" | "ink" | "link" | "button">;

export const firstMailPalette: MailPalette = lightColors;

/** The colour of a button's words. */
const wordsOnButton = ({ button, ground, ink }: MailPalette): string | undefined =>
  [lightColors.onButton, ink, ground].find((color) => isReadable(color, button));

const figure = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** The colour that cannot be read, and the sentence about it. */
export const mailPaletteProblem = (
  palette: MailPalette,
): { color: keyof MailPalette; problem: string } | undefined => {
  const needed = `Mails need ${readableContrast}:1. Please choose a darker or a lighter one.`;
  for (const color of ["ink", "link"] as const) {
    const ratio = contrast(palette[color], palette.ground);
    const name = color === "ink" ? "text" : "links";
    if (ratio < readableContrast)
      return {
        color,
        problem: `The colour of the ${name} has a contrast of ${figure(ratio)}:1 on the background. ${needed}`,
      };
  }
  return wordsOnButton(palette)
    ? undefined
    : { color: "button", problem: `Words cannot be read on a button of this colour. ${needed}` };
};

const dayColors = (palette: MailPalette): MailColors => {
  const { ground, ink, link, button } = palette;
  const tinted = mixed(ground, ink, 0.05);
  const tint = isReadable(ink, tinted) ? tinted : ground;
  const softest = [0.2, 0.1].map((part) => mixed(ink, ground, part));
  return {
    ground,
    ink,
    link,
    button,
    tint,
    soft: softest.find((soft) => isReadable(soft, ground) && isReadable(soft, tint)) ?? ink,
    line: mixed(ground, ink, 0.15),
    accent: mixedUntil(button, ink, (accent) => isReadable(accent, ground)),
    onButton: wordsOnButton(palette) ?? ink,
  };
};

/** A ground that is nearly black, and inks that are nearly white: programs that invert colours invert the pure ones first. */
const nightColors = (day: MailColors): MailColors => {
  const ground = mixedUntil(day.ink, "#101010", (color) => luminance(color) <= 0.012);
  const ink = mixedUntil(day.ground, "#f6f6f6", (color) => contrast(color, ground) >= 12);
  const lighter = (color: string): string => mixedUntil(color, ink, (mixture) => isReadable(mixture, ground));
  return {
    ...day,
    ground,
    ink,
    tint: mixed(ground, ink, 0.08),
    soft: mixed(ink, ground, 0.2),
    line: mixed(ground, ink, 0.25),
    accent: lighter(day.accent),
    link: lighter(day.link),
  };
};

/** The colours of mails by day and by night. Those of the look are set by hand. Mails that are dark by day are so by night. */
export const mailSchemesOf = (palette: MailPalette): MailSchemes => {
  const names = ["ground", "ink", "link", "button"] as const;
  if (names.every((name) => palette[name] === firstMailPalette[name]))
    return { light: lightColors, dark: darkColors };
  const light = dayColors(palette);
  return { light, dark: luminance(light.ground) < luminance(light.ink) ? light : nightColors(light) };
};

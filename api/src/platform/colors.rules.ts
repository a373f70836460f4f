/** Red, green and blue of "#rrggbb", from 0 to 1. */
export const channelsOf = (color: string): number[] =>
  (color.match(/[0-9a-f]{2}/gi) ?? []).map((hex) => Number.parseInt(hex, 16) / 255);

/** Relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
export const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) =>
    channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** What WCAG 2.2 asks of text. */
export const readableContrast = 4.5;

export const isReadable = (text: string, ground: string): boolean =>
  contrast(text, ground) >= readableContrast;

/** The colour with a part of another one, from 0 to 1. */
export const mixed = (color: string, other: string, part: number): string => {
  const others = channelsOf(other);
  const channels = channelsOf(color).map(
    (channel, index) => channel + ((others[index] ?? 0) - channel) * part,
  );
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};

/** The colour with as little of another one as it needs. */
export const mixedUntil = (color: string, other: string, isEnough: (mixture: string) => boolean): string => {
  const steps = Array.from({ length: 20 }, (_, step) => mixed(color, other, step / 20));
  return steps.find(isEnough) ?? other;
};

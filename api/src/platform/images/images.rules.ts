/** The widths of renderings in pixels: thumbnail, card on a phone, card, page, zoom. */
export const renderedWidths = [160, 320, 480, 720, 1080] as const;

export const renderedFormats = ["avif", "webp"] as const;

export type RenderedFormat = (typeof renderedFormats)[number];

/** Parses "480.avif"; `undefined` for a width or format that the shop does not render. */
export const parseRendering = (file: string): { width: number; format: RenderedFormat } | undefined => {
  const [digits, ending, ...rest] = file.split(".");
  const width = renderedWidths.find((candidate) => String(candidate) === digits);
  const format = renderedFormats.find((candidate) => candidate === ending);
  return width && format && rest.length === 0 ? { width, format } : undefined;
};

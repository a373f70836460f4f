/** The widths of renderings in pixels: thumbnail, card, card on a phone, page, page on a phone, zoom. */
export const renderedWidths = [160, 320, 480, 720, 828, 1080] as const;

/** AVIF and WebP for browsers; JPEG for mails, since Outlook on Windows shows no other. */
export const renderedFormats = ["avif", "webp", "jpeg"] as const;

export type RenderedFormat = (typeof renderedFormats)[number];

export type Rendering = { width: number; format: RenderedFormat };

/**
 * The rendering that stands for a picture until a better one is there: about a kilobyte, made in 10 ms. WebP, because every
 * browser that asks for AVIF shows it too.
 */
export const placeholder: Rendering = { width: 64, format: "webp" };

/**
 * The rendering that messengers show with a link. Not all of them show WebP, and some show no file above 300 kB. It fits into
 * `sharedBox`; `web/src/app/head-tags.ts` says its size.
 */
export const shared: Rendering = { width: 1200, format: "jpeg" };

export const sharedBox = { width: 1200, height: 1600 };

export const maxSharedBytes = 300_000;

export const fileNameOf = ({ width, format }: Rendering): string => `${width}.${format}`;

/** The file of a picture in a mail, which is at most half as wide: screens have two pixels for one. */
export const mailRendering = fileNameOf({ width: 160, format: "jpeg" });

/** Parses "480.avif"; `undefined` for a width or format that the shop does not render. */
export const parseRendering = (file: string): Rendering | undefined => {
  if (file === fileNameOf(shared)) return shared;
  const [digits, ending, ...rest] = file.split(".");
  const width = renderedWidths.find((candidate) => String(candidate) === digits);
  const format = renderedFormats.find((candidate) => candidate === ending);
  return width && format && rest.length === 0 ? { width, format } : undefined;
};

/** Width and height of the widest rendering of a picture. */
export const renderedSize = ({ width, height }: { width: number; height: number }) => {
  const widest = Math.max(...renderedWidths);
  return { width: widest, height: Math.round((widest * height) / width) };
};

type Size = { width: number; height: number };

/** The size of a picture that is made as large as a box allows, in whole pixels. */
export const fittedSize = ({ width, height }: Size, box: Size): Size => {
  const scale = Math.min(box.width / width, box.height / height);
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: whole(width), height: whole(height) };
};

const parseStored = (file: string): Rendering | undefined =>
  file === fileNameOf(placeholder) ? placeholder : parseRendering(file);

/**
 * The stored file that comes nearest to a requested rendering: the narrowest that is as wide, otherwise the widest. A browser
 * that requests WebP may not show AVIF.
 */
export const nearestRendering = (
  storedFiles: readonly string[],
  requested: Rendering,
): Rendering | undefined => {
  const usable = storedFiles
    .map(parseStored)
    .filter((stored) => stored !== undefined)
    .filter(({ format }) => format === requested.format || format === "webp")
    .sort((one, other) => one.width - other.width || one.format.localeCompare(other.format));
  return usable.find(({ width }) => width >= requested.width) ?? usable.at(-1);
};

/**
 * The renderings that are made in advance: what the shop's own pages ask for in a browser of today. A cover is also shown by
 * search engines and by clients that use one width only, as WebP, by mails, and by messengers.
 */
export const preparedFiles = (isCover: boolean): string[] => [
  ...renderedWidths.map((width) => fileNameOf({ width, format: "avif" })),
  ...(isCover ? ["720.webp", "1080.webp", mailRendering, fileNameOf(shared)] : []),
];

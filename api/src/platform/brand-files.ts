import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "./errors/settings-error.ts";
import { projectRoot } from "./project-root.ts";

/** The files of the brand: `docs/selling.md` lists them. They are read once, so a change is there after a start. */
export const brandFolder = join(projectRoot, "web/brand");

/** Each page has the drawings in its HTML. */
const maxDrawingBytes = 20_000;

/**
 * Scripts, style sheets, documents in the drawing, and files of other hosts: pages do not load them. An animation can set a link
 * later.
 */
const activeContent =
  /<\s*(?:script|style|foreignObject|iframe|image|img|object|embed|base|meta|link|form|input|video|audio|animate|set)\b|[\s/"'](?:on[a-z]+|style)\s*=|(?:java|vb)script\s*:|href\s*=\s*(?!\s|["']?#)|url\(\s*["']?(?![\s"'#])/i;

/** A drawing as it stands in HTML, without what comes before its element. Throws `SettingsError` for one that pages cannot have. */
export const checkedDrawing = (name: string, text: string): string => {
  const svg = text.slice(Math.max(0, text.indexOf("<svg"))).trim();
  const problem =
    (!/^<svg[\s\S]*<\/svg>$/.test(svg) && "is not an SVG") ||
    (Buffer.byteLength(svg) > maxDrawingBytes && `has more than ${maxDrawingBytes / 1000} kB`) ||
    (activeContent.test(svg) && "has scripts, style sheets or other files in it");
  if (problem) throw new SettingsError(`web/brand/${name} ${problem}. See docs/selling.md.`);
  return svg;
};

const drawings = new Map<string, string | undefined>();

const drawing = (name: string): string | undefined => {
  if (!drawings.has(name)) {
    const file = join(brandFolder, name);
    drawings.set(name, existsSync(file) ? checkedDrawing(name, readFileSync(file, "utf8")) : undefined);
  }
  return drawings.get(name);
};

const signs: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#38": "&",
  "#39": "'",
};

/** The name that a lettering says: its title. "&" stands in a file as an entity. */
export const letteredName = (svg: string): string | undefined =>
  /<title[^>]*>([^<]*)<\/title>/
    .exec(svg)?.[1]
    ?.replace(/&([a-z]+|#\d+);/g, (entity, name: string) => signs[name] ?? entity)
    .trim();

/** The logo of a shop: its symbol, and the lettering of its name; empty without one. */
export type BrandDrawings = { mark: string; wordmark: string };

/** A lettering says one name: a shop of another name is set in the display font. */
export const brandDrawings = (shopName: string): BrandDrawings => {
  const wordmark = drawing("wordmark.svg") ?? "";
  return {
    mark: drawing("mark.svg") ?? "",
    wordmark: letteredName(wordmark) === shopName ? wordmark : "",
  };
};

import type { Pdf } from "./pdf.ts";

type Attributes = Readonly<Record<string, string>>;

type Shape = {
  path: string;
  fill: string;
  isEvenOdd: boolean;
  /** The calls of `transform`, from the outermost element to the path. */
  transforms: readonly Transform[];
};

type Transform = { name: string; values: readonly number[] };

/** A drawing of filled paths. */
export type SvgPaths = { x: number; y: number; width: number; height: number; shapes: readonly Shape[] };

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

const numbersOf = (text: string): number[] => Array.from(text.matchAll(number), ([match]) => Number(match));

/** Attributes that change nothing here, and those that are read below. */
const readable = new Set([
  ..."xmlns version id width height viewBox role aria-label aria-hidden focusable".split(" "),
  ..."d fill fill-rule clip-rule transform".split(" "),
]);

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name = "", double, single]) => [
      name,
      double ?? single ?? "",
    ]),
  );

/** pdfkit reads the flags of an arc as numbers, and so must be told them apart: "0 0 1 14 0" and not "0 0114 0". */
const hasPlainArcs = (path: string): boolean =>
  Array.from(path.matchAll(/a([^a-z]*)/gi), ([, text = ""]) => numbersOf(text)).every(
    (values) =>
      values.length % 7 === 0 &&
      values.every((value, index) => ![3, 4].includes(index % 7) || value === 0 || value === 1),
  );

const transformsOf = (text = ""): Transform[] =>
  Array.from(text.matchAll(/([a-z]+)\s*\(([^)]*)\)/gi), ([, name = "", values = ""]) => ({
    name,
    values: numbersOf(values),
  }));

const isDrawable = ({ name, values }: Transform): boolean =>
  (name === "rotate" && (values.length === 1 || values.length === 3)) ||
  (name === "translate" && values.length >= 1) ||
  (name === "scale" && values.length >= 1) ||
  (name === "matrix" && values.length === 6);

type Frame = { fill: string; transforms: readonly Transform[] };

/**
 * The paths of an SVG of `svg`, `g` and `path` elements; `undefined` if it has anything else, such as strokes, gradients or text.
 * `currentColor` is the colour `ink`.
 */
export const readSvgPaths = (svg: string, ink: string): SvgPaths | undefined => {
  const text = svg.replaceAll(/<\?[^>]*\?>|<!--[\s\S]*?-->|<(title|desc)\b[^>]*>[^<]*<\/\1>/g, "");
  const shapes: Shape[] = [];
  let frames: Frame[] = [{ fill: "#000000", transforms: [] }];
  let box: number[] = [];
  for (const [, end, name = "", rest = ""] of text.matchAll(/<(\/?)([\w:-]+)([^>]*)>/g)) {
    if (!["svg", "g", "path"].includes(name)) return undefined;
    if (end) {
      if (name !== "path") frames = frames.slice(0, -1);
      continue;
    }
    const attributes = attributesOf(rest);
    const outer = frames.at(-1);
    if (!outer || Object.keys(attributes).some((key) => !readable.has(key) && !key.startsWith("xmlns")))
      return undefined;
    const own = attributes["fill"] ?? outer.fill;
    const frame = {
      fill: own === "currentColor" ? ink : own,
      transforms: [...outer.transforms, ...transformsOf(attributes["transform"])],
    };
    if (!frame.transforms.every(isDrawable) || !/^(#[0-9a-f]{6}|#[0-9a-f]{3}|none)$/i.test(frame.fill))
      return undefined;
    if (name === "svg") box = numbersOf(attributes["viewBox"] ?? "");
    const path = attributes["d"];
    if (name === "path" && path !== undefined && frame.fill !== "none") {
      if (!hasPlainArcs(path)) return undefined;
      shapes.push({ ...frame, path, isEvenOdd: attributes["fill-rule"] === "evenodd" });
    }
    if (name !== "path" && !rest.endsWith("/")) frames = [...frames, frame];
  }
  const [x = 0, y = 0, width = 0, height = 0] = box;
  return width > 0 && height > 0 && shapes.length > 0 ? { x, y, width, height, shapes } : undefined;
};

const applyTransform = (pdf: Pdf, { name, values }: Transform): void => {
  const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = values;
  if (name === "rotate") pdf.rotate(a, { origin: [b ?? 0, c] });
  else if (name === "translate") pdf.translate(a, b ?? 0);
  else if (name === "scale") pdf.scale(a, b ?? a);
  else pdf.transform(a, b ?? 0, c, d, e, f);
};

/** Draws the paths with this height; `x` and `y` are the upper left corner. */
export const drawSvgPaths = (pdf: Pdf, svg: SvgPaths, at: { x: number; y: number; height: number }): void => {
  pdf
    .save()
    .translate(at.x, at.y)
    .scale(at.height / svg.height)
    .translate(-svg.x, -svg.y);
  for (const { path, fill, isEvenOdd, transforms } of svg.shapes) {
    pdf.save();
    for (const transform of transforms) applyTransform(pdf, transform);
    pdf
      .path(path)
      .fill(fill, isEvenOdd ? "even-odd" : "non-zero")
      .restore();
  }
  pdf.restore();
};

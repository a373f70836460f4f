import sharp, { type Sharp } from "sharp";
import type { MediaFiles } from "../files/files.ts";
import { parseRendering, type RenderedFormat } from "./images.rules.ts";

/** Pictures rendered at once: each takes a core for some tens of milliseconds, and the shop goes on serving. */
const atOnce = 2;

/** Largest original that is decoded, in pixels. */
const mostPixels = 25_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Drawings have no size of their own: they are drawn at the width that is wanted. */
const drawn = (original: Buffer, width: number): Sharp => {
  const isDrawing = original.subarray(0, 200).toString("utf8").includes("<svg");
  if (!isDrawing) return sharp(original, { limitInputPixels: mostPixels }).rotate().resize({ width });
  const ownWidth = Number(
    original
      .subarray(0, 400)
      .toString("utf8")
      .match(/\swidth="(\d+)"/)?.[1] ?? 900,
  );
  return sharp(original, { density: (72 * width) / ownWidth, limitInputPixels: mostPixels }).resize({
    width,
  });
};

const render = (original: Buffer, width: number, format: RenderedFormat): Promise<Buffer> => {
  const picture = drawn(original, width);
  return format === "avif"
    ? picture.avif({ quality: 58, effort: 2, chromaSubsampling: "4:4:4" }).toBuffer()
    : picture.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
};

export type Renderings = {
  /** The picture as "480.avif"; nothing for an unknown key, width or format. Rendered once, then read. */
  get: (key: string, file: string) => Promise<{ content: Buffer; format: RenderedFormat } | undefined>;
  /** Renders ahead of need, behind everything that is asked for. */
  prepare: (wanted: readonly { key: string; file: string }[], isStopped: () => boolean) => Promise<void>;
};

/**
 * A picture that cannot be kept, on a full disk say, is answered from memory: `onUnkept` is called once, until one is
 * kept again.
 */
export const renderings = (
  files: MediaFiles,
  onUnkept: (error: unknown) => void = () => undefined,
): Renderings => {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const queue: (() => void)[] = [];
  let working = 0;
  let isKeeping = true;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };

  const make = async (key: string, file: string, width: number, format: RenderedFormat) => {
    const original = await files.original(key);
    if (!original) return undefined;
    const content = await inTurn(() => render(original, width, format));
    await files.storeRendering(key, file, content).then(
      () => (isKeeping = true),
      (error: unknown) => {
        if (isKeeping) onUnkept(error);
        isKeeping = false;
      },
    );
    return content;
  };

  const get: Renderings["get"] = async (key, file) => {
    const wanted = parseRendering(file);
    if (!wanted) return undefined;
    const kept = await files.rendering(key, file);
    if (kept) return { content: kept, format: wanted.format };
    const name = `${key}/${file}`;
    const making = underWay.get(name) ?? make(key, file, wanted.width, wanted.format);
    underWay.set(name, making);
    const content = await making.finally(() => underWay.delete(name));
    return content && { content, format: wanted.format };
  };

  return {
    get,
    prepare: async (wanted, isStopped) => {
      for (const { key, file } of wanted) {
        if (isStopped()) return;
        if (working === 0) await get(key, file);
      }
    },
  };
};

import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import type { MediaFiles } from "../files/files.ts";
import { parseRendering, type RenderedFormat } from "./images.rules.ts";
import { singleFlight } from "../async/single-flight.ts";

/** Pictures rendered at the same time: each occupies a core for some tens of milliseconds. */
const concurrentRenderings = 2;

/** Largest original that is decoded, in pixels. */
const maxPixels = 25_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** A picture in a width. Drawings (SVG) have no resolution of their own: they are drawn in that width. */
const resized = (original: Buffer, width: number): Sharp => {
  const isDrawing = original.subarray(0, 200).toString("utf8").includes("<svg");
  if (!isDrawing) return sharp(original, { limitInputPixels: maxPixels }).rotate().resize({ width });
  const ownWidth = Number(
    original
      .subarray(0, 400)
      .toString("utf8")
      .match(/\swidth="(\d+)"/)?.[1] ?? 900,
  );
  return sharp(original, { density: (72 * width) / ownWidth, limitInputPixels: maxPixels }).resize({
    width,
  });
};

const render = (original: Buffer, width: number, format: RenderedFormat): Promise<Buffer> => {
  const picture = resized(original, width);
  return format === "avif"
    ? picture.avif({ quality: 58, effort: 2, chromaSubsampling: "4:4:4" }).toBuffer()
    : picture.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
};

export type Renderings = {
  /** A rendering, such as "480.avif"; `undefined` for an unknown key, width or format. Rendered once, then read. */
  get: (key: string, file: string) => Promise<{ content: Buffer; format: RenderedFormat } | undefined>;
  /** Renders these files in advance, each only while no requested picture is being rendered. */
  prepare: (files: readonly { key: string; file: string }[], isStopped: () => boolean) => Promise<void>;
};

/**
 * The renderings of the stored pictures. A rendering that cannot be stored, such as on a full disk, is returned all the
 * same. `onStoreError` is called for the first such error, and again after a rendering could be stored.
 */
export const renderings = (
  files: MediaFiles,
  onStoreError: (error: unknown) => void = () => undefined,
): Renderings => {
  const share = singleFlight<Buffer | undefined>();
  const limit = pLimit(concurrentRenderings);
  let canStore = true;

  const renderAndStore = async (key: string, file: string, width: number, format: RenderedFormat) => {
    const original = await files.original(key);
    if (!original) return undefined;
    const content = await limit(() => render(original, width, format));
    await files.storeRendering(key, file, content).then(
      () => (canStore = true),
      (error: unknown) => {
        if (canStore) onStoreError(error);
        canStore = false;
      },
    );
    return content;
  };

  const get: Renderings["get"] = async (key, file) => {
    const rendering = parseRendering(file);
    if (!rendering) return undefined;
    const { width, format } = rendering;
    const stored = await files.rendering(key, file);
    const content = stored ?? (await share(`${key}/${file}`, () => renderAndStore(key, file, width, format)));
    return content && { content, format };
  };

  return {
    get,
    prepare: async (requested, isStopped) => {
      for (const { key, file } of requested) {
        if (isStopped()) return;
        if (limit.activeCount === 0) await get(key, file);
      }
    },
  };
};

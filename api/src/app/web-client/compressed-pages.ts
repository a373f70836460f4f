import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const brotli = (html: string, quality: number): Promise<Buffer> =>
  brotliAsync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A page is compressed once and sent many times, so the levels are higher than for other responses. */
const compressors = {
  br: (html: string) => brotli(html, 6),
  gzip: (html: string) => gzipAsync(html, { level: 6 }),
};

export type ContentEncoding = keyof typeof compressors;

/** The best encoding in an `accept-encoding` header; `undefined` if there is none. */
export const encodingFor = (acceptEncoding: string | string[] | undefined): ContentEncoding | undefined => {
  const acceptedEncodings = new Set(
    String(acceptEncoding ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.replace(/\s/g, ""))
      .filter((part) => !/;q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";", 1)[0]),
  );
  return (["br", "gzip"] as const).find((encoding) => acceptedEncodings.has(encoding));
};

/** From this request on a page is compressed at the best level, which takes 0.1 s of a thread and saves a tenth of the bytes. */
const requestsUntilBest = 3;

type CompressedPage = { bytes: Promise<Buffer>; requests: number; isBest: boolean };

/**
 * Renders and compresses pages, each once for each encoding. The result is cached as long as the page
 * object. Pages that are asked for again are compressed once more, by the best level of brotli, one at a time and beside the
 * requests: the first round trip to a phone has room for about 14 kB.
 */
export const pageCompressor = () => {
  const cache = new WeakMap<object, Map<ContentEncoding, CompressedPage>>();
  let isImproving = false;

  const improve = async (compressed: CompressedPage, render: () => string): Promise<void> => {
    isImproving = true;
    compressed.isBest = true;
    try {
      const best = await brotli(render(), constants.BROTLI_MAX_QUALITY);
      compressed.bytes = Promise.resolve(best);
    } catch {
      // The bytes of the lower level stay.
    } finally {
      isImproving = false;
    }
  };

  return (page: object, encoding: ContentEncoding, render: () => string): Promise<Buffer> => {
    const versions = cache.get(page) ?? new Map<ContentEncoding, CompressedPage>();
    cache.set(page, versions);
    const compressed = versions.get(encoding) ?? {
      bytes: compressors[encoding](render()),
      requests: 0,
      isBest: encoding !== "br",
    };
    versions.set(encoding, compressed);
    compressed.requests += 1;
    if (!compressed.isBest && !isImproving && compressed.requests >= requestsUntilBest)
      void improve(compressed, render);
    return compressed.bytes;
  };
};

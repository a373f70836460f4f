import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A page is compressed once and sent many times, so the levels are higher than for other responses. */
const compressors = {
  br: (html: string) => brotliAsync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
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

/** Renders and compresses pages, each once for each encoding. The result is cached as long as the page object. */
export const pageCompressor = () => {
  const cache = new WeakMap<object, Map<ContentEncoding, Promise<Buffer>>>();
  return (page: object, encoding: ContentEncoding, render: () => string): Promise<Buffer> => {
    const versions = cache.get(page) ?? new Map<ContentEncoding, Promise<Buffer>>();
    cache.set(page, versions);
    const bytes = versions.get(encoding) ?? compressors[encoding](render());
    versions.set(encoding, bytes);
    return bytes;
  };
};

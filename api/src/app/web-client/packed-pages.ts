import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packed once and sent many times, a page is worth more work than an answer that nobody asks for again. */
const packers = {
  br: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => zip(html, { level: 6 }),
};

export type Packing = keyof typeof packers;

/** The better packing that a browser says it takes, by its `accept-encoding`; none when it takes neither. */
export const packingFor = (accepted: string | string[] | undefined): Packing | undefined => {
  const taken = new Set(
    String(accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.replace(/\s/g, ""))
      .filter((part) => !/;q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";", 1)[0]),
  );
  return (["br", "gzip"] as const).find((packing) => taken.has(packing));
};

/** Writes and packs pages, each once for each packing, and forgets what it packed together with the page. */
export const pagePacker = () => {
  const known = new WeakMap<object, Map<Packing, Promise<Buffer>>>();
  return (page: object, packing: Packing, write: () => string): Promise<Buffer> => {
    const versions = known.get(page) ?? new Map<Packing, Promise<Buffer>>();
    known.set(page, versions);
    const packed = versions.get(packing) ?? packers[packing](write());
    versions.set(packing, packed);
    return packed;
  };
};

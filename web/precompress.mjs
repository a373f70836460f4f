import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller files are sent as they are. Fonts are compressed already. */
const MIN_BYTES = 1024;
const compressible = /^assets\/.*\.(js|css|svg|txt)$/;

/**
 * Writes each asset a second and third time, compressed at the highest levels: the server sends these files. Compressed at each
 * request, at a fast level, the same script is a sixth larger.
 * @returns {import("vite").Plugin}
 */
export const precompress = () => ({
  name: "precompress",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    const contents = Object.values(bundle)
      .filter(({ fileName }) => dir && compressible.test(fileName))
      .map((file) => ({
        path: join(dir ?? "", file.fileName),
        content: Buffer.from(file.type === "chunk" ? file.code : file.source),
      }));
    await Promise.all(
      contents
        .filter(({ content }) => content.length >= MIN_BYTES)
        .flatMap(({ path, content }) => [
          brotli(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }).then((compressed) => writeFile(`${path}.br`, compressed)),
          gzipped(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
        ]),
    );
  },
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { encodingFor, pageCompressor } from "./compressed-pages.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, *;q=0.5", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0,gzip;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("selects for %j the encoding %s", (acceptEncoding, encoding) => {
  expect(encodingFor(acceptEncoding)).toBe(encoding);
});

it("renders and compresses a page once for each encoding", async () => {
  const compress = pageCompressor();
  const render = vi.fn<() => string>(() => "<p>Dupatta ₹899</p>");
  const page = {};
  const first = await compress(page, "br", render);
  expect(await compress(page, "br", render)).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
  expect(String(brotliDecompressSync(first))).toBe("<p>Dupatta ₹899</p>");
  expect(String(gunzipSync(await compress(page, "gzip", render)))).toBe("<p>Dupatta ₹899</p>");
  expect(String(brotliDecompressSync(await compress({}, "br", () => "<p>Dupatta ₹799</p>")))).toContain(
    "₹799",
  );
});

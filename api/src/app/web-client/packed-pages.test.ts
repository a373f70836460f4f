import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { packingFor, pagePacker } from "./packed-pages.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, *;q=0.5", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0,gzip;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("a browser that takes %j gets it packed as %s", (accepted, packing) => {
  expect(packingFor(accepted)).toBe(packing);
});

it("a page is written and packed once for each packing, and reads as it was written", async () => {
  const pack = pagePacker();
  const write = vi.fn<() => string>(() => "<p>Dupatta ₹899</p>");
  const page = {};
  const first = await pack(page, "br", write);
  expect(await pack(page, "br", write)).toBe(first);
  expect(write).toHaveBeenCalledTimes(1);
  expect(String(brotliDecompressSync(first))).toBe("<p>Dupatta ₹899</p>");
  expect(String(gunzipSync(await pack(page, "gzip", write)))).toBe("<p>Dupatta ₹899</p>");
  expect(String(brotliDecompressSync(await pack({}, "br", () => "<p>Dupatta ₹799</p>")))).toContain("₹799");
});

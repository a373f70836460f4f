import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import { diskStorage } from "../../src/platform/files/disk-storage.ts";
import { mediaFiles } from "../../src/platform/files/files.ts";
import { renderings } from "../../src/platform/images/images.ts";
import { openTestShop } from "../support/test-shop.ts";

const { shop, rest, complaints } = await openTestShop();

const SOON = { timeout: 20_000, interval: 50 };

const diskFull = (): Promise<never> =>
  Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));

const aPicture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: { r: red, g: 20, b: 60 } } })
    .webp()
    .toBuffer();

it("a picture without a stored rendering is served even if the disk is full", async () => {
  const key = await shop.files.storeOriginal(await aPicture(10));
  const full = vi.spyOn(shop.files, "storeRendering").mockImplementation(diskFull);
  onTestFinished(() => full.mockRestore());
  const placeholder = await rest("GET", `/media/${key}/320.webp`);
  expect([placeholder.status, placeholder.headers["cache-control"]]).toEqual([200, "no-store"]);
  await vi.waitFor(async () => {
    const { status, headers } = await rest("GET", `/media/${key}/320.webp`);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      expect.stringContaining("immutable"),
    ]);
  }, SOON);
  expect(await shop.files.renderingNames(key)).toEqual([]);
  expect(complaints()).toHaveLength(1);
  expect(complaints()[0]).toContain("pictures cannot be stored");
});

it("an original that the disk cannot read leads to a retryable error, not to a refusal of the request", async () => {
  const key = await shop.files.storeOriginal(await aPicture(20));
  const broken = vi.spyOn(shop.files, "original").mockImplementation(diskFull);
  onTestFinished(() => broken.mockRestore());
  const response = await rest("GET", `/media/${key}/320.webp`);
  expect([response.status, response.body]).toMatchObject([503, { code: "NOT_READY" }]);
});

it("a full disk is logged once each time that it becomes full", async () => {
  const full = vi.spyOn(shop.files, "storeRendering").mockImplementation(diskFull);
  onTestFinished(() => full.mockRestore());
  const onStoreError = vi.fn<(error: unknown) => void>();
  const pictures = renderings(shop.files, { onStoreError, onRenderError: () => undefined });
  const make = async (red: number) =>
    pictures.prepare(await shop.files.storeOriginal(await aPicture(red)), ["480.avif"]);
  await make(30);
  await make(40);
  expect(onStoreError).toHaveBeenCalledTimes(1);
  full.mockResolvedValueOnce(undefined);
  await make(50);
  await make(60);
  expect(onStoreError).toHaveBeenCalledTimes(2);
});

it("a file that could not be written completely leaves nothing behind", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shop-media-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = mediaFiles(diskStorage(folder));
  const key = "0".repeat(32);
  await files.storeRendering(key, "320.webp", Buffer.from("first"));
  // A rename onto a folder fails like a write on a full disk: after a part was written.
  await expect(files.storeRendering(key, "..", Buffer.from("second"))).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST|EBUSY|EINVAL/,
  );
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(names.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(["320.webp"]);
});

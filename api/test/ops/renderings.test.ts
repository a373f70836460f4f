import { once } from "node:events";
import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { preparedFiles } from "../../src/platform/images/images.rules.ts";
import { startWorker } from "../../src/platform/jobs/worker.ts";
import { pictureTasks } from "../../src/features/catalogue/pictures/picture.jobs.ts";
import { addDeleteJob, addRenderJobs } from "../../src/features/catalogue/pictures/picture-file.store.ts";
import { quietLog } from "../support/quiet-log.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const testShop = await openTestShop();
const { shop, url } = testShop;

const SOON = { timeout: 30_000, interval: 50 };

let pictureCount = 0;

/** The key of a new original. */
const anOriginal = async (): Promise<string> => {
  pictureCount += 1;
  // Colours far apart: close ones are the same content once they are encoded.
  const background = { r: (pictureCount * 37) % 256, g: (pictureCount * 91) % 256, b: 60 };
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background } });
  return shop.files.storeOriginal(await picture.webp().toBuffer());
};

const get = async (path: string) => {
  const response = await fetch(`${url}${path}`);
  const content = Buffer.from(await response.arrayBuffer());
  const { width } = await sharp(content).metadata();
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    cache: response.headers.get("cache-control"),
    width,
  };
};

const immutable = "public, max-age=31536000, immutable";

describe("a rendering that is not made yet", () => {
  it("is answered at once by a placeholder that no cache stores, then by the right one", async () => {
    const key = await anOriginal();
    const first = await get(`/media/${key}/480.avif`);
    expect(first).toEqual({ status: 200, type: "image/webp", cache: "no-store", width: 64 });
    await vi.waitFor(async () => {
      const later = await get(`/media/${key}/480.avif`);
      expect(later).toEqual({ status: 200, type: "image/avif", cache: immutable, width: 480 });
    }, SOON);
  });

  it("is made as a JPEG for mails", async () => {
    const key = await anOriginal();
    await shop.pictures.prepare(key, ["160.jpeg"]);
    expect(await get(`/media/${key}/160.jpeg`)).toEqual({
      status: 200,
      type: "image/jpeg",
      cache: immutable,
      width: 160,
    });
  });

  it("is waited for if a messenger shows it, which keeps its first answer", async () => {
    const key = await anOriginal();
    const first = await get(`/media/${key}/1200.jpeg`);
    expect(first).toEqual({ status: 200, type: "image/jpeg", cache: immutable, width: 1200 });
  });

  it("is answered by the nearest one that is there", async () => {
    const key = await anOriginal();
    await shop.pictures.prepare(key, ["160.avif", "720.webp"]);
    expect(await get(`/media/${key}/480.avif`)).toMatchObject({ cache: "no-store", width: 720 });
    expect(await get(`/media/${key}/1080.webp`)).toMatchObject({ cache: "no-store", width: 720 });
  });

  it("does not wait for renderings that other visitors requested", async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, anOriginal));
    const render = vi.spyOn(shop.files, "storeRendering");
    onTestFinished(() => render.mockRestore());
    const pictures = await Promise.all(keys.map((key) => get(`/media/${key}/1080.avif`)));
    expect(pictures.map(({ status, width }) => [status, width])).toEqual(keys.map(() => [200, 64]));
    const large = render.mock.calls.filter(([, file]) => file === "1080.avif");
    expect(large.length).toBeLessThan(keys.length);
  });

  it.each([
    ["stored", shop.files.storeRendering],
    ["not stored, as its folder is gone", () => Promise.reject(new Error("ENOENT"))],
  ])("is not kept if its picture was deleted while it was made: %s", async (_case, store) => {
    const key = await anOriginal();
    const { storeRendering } = shop.files;
    const storing = vi.spyOn(shop.files, "storeRendering").mockImplementation(async (...rendering) => {
      // Renderings of other tests can still be made.
      if (rendering[0] !== key) return storeRendering(...rendering);
      await shop.files.removeUnused(key, async () => false);
      await store(...rendering);
    });
    onTestFinished(() => storing.mockRestore());
    await shop.pictures.prepare(key, ["160.webp"]);
    expect(storing.mock.calls.filter(([stored]) => stored === key)).toHaveLength(1);
    expect(await shop.files.renderingNames(key)).toEqual([]);
    expect((await fetch(`${url}/media/${key}/160.webp`)).status).toBe(404);
  });

  it.each(["480.png", "64.webp", "481.avif"])("is not found under the name %s", async (file) => {
    const key = await anOriginal();
    expect((await fetch(`${url}/media/${key}/${file}`)).status).toBe(404);
    expect(await shop.files.renderingNames(key)).toEqual([]);
  });

  it("is not found without an original", async () => {
    const response = await fetch(`${url}/media/${"0".repeat(32)}/480.avif`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });
});

it("a placeholder is not made when the last request that waited for it has gone", async () => {
  const key = await anOriginal();
  const original = await shop.files.original(key);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const reading = vi.spyOn(shop.files, "original").mockImplementation(async () => {
    await answered;
    return original;
  });
  const storing = vi.spyOn(shop.files, "storeRendering");
  onTestFinished(() => {
    reading.mockRestore();
    storing.mockRestore();
  });
  const gone = once(testShop.server.app.server, "connection").then(([socket]) =>
    once(socket as Socket, "close"),
  );
  const { port, hostname } = new URL(url);
  const client = connect(Number(port), hostname);
  client.write(`GET /media/${key}/480.avif HTTP/1.1\r\nhost: shop\r\n\r\n`);
  await vi.waitFor(() => expect(reading).toHaveBeenCalled(), SOON);
  client.destroy();
  await gone;
  answer();
  expect((await get(`/media/${await anOriginal()}/160.webp`)).status).toBe(200);
  expect(storing.mock.calls.filter(([stored]) => stored === key)).toEqual([]);
});

describe("the job of a picture", () => {
  it("makes all renderings that pages need: covers first", async () => {
    const [cover, other] = [await anOriginal(), await anOriginal()];
    await shop.database.source.transaction((tx) =>
      addRenderJobs(tx, [
        { key: other, position: 3 },
        { key: cover, position: 0 },
      ]),
    );
    // The order in which workers take the jobs. Several jobs run at the same time.
    const jobs = await testShop.sql(
      `select payload->>'key' as key from graphile_worker._private_jobs where payload->>'key' = any($1)
       order by priority, run_at, id`,
      [[cover, other]],
    );
    expect(jobs).toEqual([{ key: cover }, { key: other }]);
    const worker = await startWorker(shop.database, pictureTasks(shop), quietLog);
    onTestFinished(() => worker.stop());
    await vi.waitFor(async () => {
      expect((await shop.files.renderingNames(other)).sort()).toEqual(preparedFiles(false).sort());
      expect((await shop.files.renderingNames(cover)).sort()).toEqual(preparedFiles(true).sort());
    }, SOON);
  });

  it("deletes the files of a picture 33 days after its removal, unless a product shows it", async () => {
    const [shown, unused] = [await anOriginal(), await anOriginal()];
    const { id } = await testShop.aProduct({ pictures: 1 });
    await testShop.sql("update product_pictures set media_key = $2 where product_id = $1", [id, shown]);
    await shop.database.source.transaction(async (tx) => {
      for (const key of [shown, unused]) await addDeleteJob(tx, key);
    });
    const due = await testShop.sql(
      "select 1 from graphile_worker.jobs where task_identifier = 'delete-picture' and run_at > now() + interval '32 days'",
    );
    expect(due).toHaveLength(2);
    const tasks = pictureTasks(shop);
    for (const key of [shown, unused]) await tasks["delete-picture"]({ key });
    expect([await shop.files.hasOriginal(shown), await shop.files.hasOriginal(unused)]).toEqual([
      true,
      false,
    ]);
  });
});

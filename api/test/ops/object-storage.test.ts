import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { removeUnused } from "../../src/platform/files/remove-unused.ts";

import { aPhoto, pictureCalls } from "../support/picture-calls.ts";
import { postOperation } from "../support/multipart.ts";
import { reviewPhotoCalls } from "../support/review-photo-calls.ts";
import { returnsOf, type ReturnFields } from "../support/returns.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { openS3 } from "../support/s3.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const standIn = await openS3();
const testShop = await openTestShop(standIn.env);
const mailbox = await openTestMailbox(testShop);
const { server, shop, gql, rest, sql, complaints, aShopper, anAdmin, aProduct, aReview } = testShop;
const { upload } = pictureCalls(testShop);
const { add, remove } = reviewPhotoCalls(testShop);
const { aDeliveredOrder, request } = returnsOf(testShop);
const admin = await anAdmin();

const SOON = { timeout: 20_000, interval: 50 };

const ADD_RETURN_PHOTO = `mutation($returnId: ID!, $file: Upload!) { addReturnPhoto(input: { returnId: $returnId, file: $file }) {
  photos { url } } }`;

const download = (url: string) => server.app.inject({ method: "GET", url });

const keysBelow = async (prefix: string): Promise<string[]> =>
  (await standIn.store.keys()).filter((key) => key.startsWith(prefix));

/** Names of calls of the storage during which a transaction was open. The call is held, so other transactions end meanwhile. */
const callsInTransactions: string[] = [];
standIn.onRequest = async (method, key) => {
  const isOpen = async () =>
    (
      await sql(
        "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      )
    ).length > 0;
  await vi
    .waitFor(async () => expect(await isOpen()).toBe(false), { timeout: 2000, interval: 20 })
    .catch(() => callsInTransactions.push(`${method} ${key}`));
};

const withFaults = (faults: typeof standIn.faults): void => {
  standIn.faults = faults;
  onTestFinished(() => void (standIn.faults = {}));
};

describe("a shop with an object store", () => {
  it("keeps pictures of products and their renderings there", async () => {
    const { id } = await aProduct();
    const { product } = await upload(await aPhoto(), { id, version: 1 }, admin);
    const url = product?.pictures[0]?.baseUrl ?? "";
    const key = url.split("/").at(-1) ?? "";
    expect(await keysBelow(`media/originals/${key.slice(0, 2)}/${key}`)).toHaveLength(1);
    await vi.waitFor(async () => {
      const response = await download(`${url}/480.avif`);
      expect([response.statusCode, response.headers["cache-control"]]).toEqual([
        200,
        "public, max-age=31536000, immutable",
      ]);
      expect((await sharp(response.rawPayload).metadata()).width).toBe(480);
    }, SOON);
    expect(await keysBelow(`media/renderings/${key.slice(0, 2)}/${key}/480.avif`)).toHaveLength(1);
    expect((await download(`/media/${"0".repeat(32)}/480.avif`)).statusCode).toBe(404);
  });

  it("keeps photographs of reviews there until they are removed", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const reviewId = await aReview({ shopper, productId: dress.id });
    const { photos } = await add(shopper, reviewId, await aPhoto(600, 800));
    expect(await keysBelow(`private/reviews/${reviewId}/`)).toHaveLength(2);
    expect((await download(photos[0]?.thumbnailUrl ?? "")).statusCode).toBe(200);
    expect((await remove(shopper, photos[0]?.id ?? "")).errors).toEqual([]);
    await mailbox.waitForJobs();
    expect(await keysBelow(`private/reviews/${reviewId}/`)).toEqual([]);
    expect((await add(shopper, reviewId, await aPhoto(600, 800))).photos).toHaveLength(1);
    expect(await keysBelow(`private/reviews/${reviewId}/`)).toHaveLength(2);
  });

  it("keeps photographs of returns there, which only their links read", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    const open = (await request(shopper, order.id, [{ lineId }])).data.result;
    const { body } = await postOperation(
      server.app,
      { query: ADD_RETURN_PHOTO, variables: { returnId: open.id, file: null } },
      { content: await aPhoto(600, 800) },
      "variables.file",
      { authorization: `Bearer ${shopper.token}` },
    );
    const { photos } = (body as { data: { addReturnPhoto: ReturnFields } }).data.addReturnPhoto;
    expect(await keysBelow(`private/returns/${open.id}/`)).toHaveLength(1);
    const url = photos[0]?.url ?? "";
    expect((await download(url)).headers["content-type"]).toBe("image/webp");
    expect((await download(url.slice(0, -3))).statusCode).toBe(404);
  });

  it("sends invoices, which are drawn from their rows at each request", async () => {
    const { shopper, order } = await aDeliveredOrder();
    const { data } = await gql<{ requestInvoice: { invoiceUrl: string } }>(
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: order.id },
      shopper.token,
    );
    const url = data.requestInvoice.invoiceUrl;
    const { rawPayload } = await download(url.slice(url.indexOf("/invoices")));
    expect(textOfPdf(rawPayload).length).toBeGreaterThan(0);
  });

  it("has no such file on the disk", async () => {
    await mailbox.waitForJobs();
    const { dataDir } = shop.settings;
    const folders = await readdir(dataDir);
    expect(folders.filter((name) => name === "media" || name === "private")).toEqual([]);
  });

  it("never calls the store in a transaction", async () => {
    await mailbox.waitForJobs();
    expect(callsInTransactions).toEqual([]);
  });
});

describe("an object store that fails", () => {
  it("refuses an upload for now without any change: the same one succeeds afterwards", async () => {
    const { id } = await aProduct();
    const photo = await aPhoto(500, 700, "#405060");
    for (const [faults, reason] of [
      [{ isFull: true }, "QuotaExceeded"],
      [{ status: 503 }, "HTTP 503"],
    ] as const) {
      withFaults(faults);
      expect(await upload(photo, { id, version: 1 }, admin)).toMatchObject({ code: "NOT_READY" });
      expect(complaints().join("\n")).toContain(reason);
    }
    standIn.faults = {};
    const { product } = await upload(photo, { id, version: 1 }, admin);
    expect(product?.pictures).toHaveLength(1);
  });

  it("leaves a review without its photograph until the next press adds it", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const reviewId = await aReview({ shopper, productId: dress.id });
    const photo = await aPhoto(600, 800);
    withFaults({ isFull: true });
    expect(await add(shopper, reviewId, photo)).toMatchObject({ code: "NOT_READY", photos: [] });
    standIn.faults = {};
    expect((await add(shopper, reviewId, photo)).photos).toHaveLength(1);
    await mailbox.waitForJobs();
    expect(await keysBelow(`private/reviews/${reviewId}/`)).toHaveLength(2);
  });

  it("answers only pictures with a 503 that may be repeated", async () => {
    const key = await shop.files.storeOriginal(await aPhoto(200, 300));
    withFaults({ status: 500 });
    const picture = await rest("GET", `/media/${key}/320.webp`);
    expect([picture.status, picture.headers["retry-after"]]).toEqual([503, "2"]);
    expect((await gql("{ products(first: 1) { totalCount } }")).status).toBe(200);
  });
});

it("writes a file again that came into use while it was removed", async () => {
  let calls = 0;
  await shop.privateFiles.write("x/file", "content");
  await removeUnused(shop.privateFiles, ["x/file"], () => Promise.resolve((calls += 1) === 2));
  expect(String(await shop.privateFiles.read("x/file"))).toBe("content");
  await removeUnused(shop.privateFiles, ["x/file"], () => Promise.resolve(true));
  expect(await shop.privateFiles.has("x/file")).toBe(true);
  await removeUnused(shop.privateFiles, ["x/file"], () => Promise.resolve(false));
  expect(await shop.privateFiles.has("x/file")).toBe(false);
});

it("leaves a file alone that is stored while the others are removed", async () => {
  const files = new Map<string, Buffer>([["first", Buffer.from("1")]]);
  const storage = {
    read: (path: string) => Promise.resolve(files.get(path)),
    write: async (path: string, content: Buffer) => void files.set(path, content),
    remove: async (path: string) => {
      files.set("second", Buffer.from("2"));
      files.delete(path);
    },
  };
  let calls = 0;
  await removeUnused(storage as never, ["first", "second"], () => Promise.resolve((calls += 1) === 2));
  expect([...files.keys()].toSorted()).toEqual(["first", "second"]);
});

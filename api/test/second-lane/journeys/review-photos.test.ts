import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { reviewPhotoUrl } from "../../../src/features/reviews/review-photo-link.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { aPhoto } from "../../support/picture-calls.ts";
import { reviewCalls } from "../../support/review-calls.ts";
import { reviewPhotoCalls } from "../../support/review-photo-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ EDGE_TAG_HEADER: "surrogate-key" });
const mailbox = await openTestMailbox(testShop);
const { server, shop, aProduct, aShopper, anAdmin, aReview } = testShop;
const { readProduct, hide, write } = reviewCalls(testShop);
const { add, remove, hidePhoto, photosSeenBy } = reviewPhotoCalls(testShop);
const { exportMyData, deleteAccount } = accountCalls(testShop);

const download = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "GET", url, headers });
const statusOf = async (url: string) => (await download(url)).statusCode;

const aReviewWithPhoto = async () => {
  const [shopper, dress] = await Promise.all([aShopper("Asha Rao"), aProduct()]);
  const reviewId = await aReview({ shopper, productId: dress.id });
  const { photos } = await add(shopper, reviewId, await aPhoto(600, 800));
  return { shopper, productId: dress.id, reviewId, photo: photos[0] ?? expect.fail("no photograph") };
};

describe("a photograph of a review", () => {
  it("is shown to every visitor in two sizes without its metadata", async () => {
    const { productId, photo } = await aReviewWithPhoto();
    expect(await photosSeenBy(undefined, productId)).toEqual([photo]);
    for (const [url, longest] of [
      [photo.url, 800],
      [photo.thumbnailUrl, 320],
    ] as const) {
      const response = await download(url);
      expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/webp"]);
      const { exif, format, width, height } = await sharp(response.rawPayload).metadata();
      expect([exif, format, Math.max(width, height)]).toEqual([undefined, "webp", longest]);
    }
    expect(photo).toMatchObject({ width: 800, height: 600, isHidden: false });
  });

  it("may be stored by an edge cache under its product's tag", async () => {
    const { productId, photo } = await aReviewWithPhoto();
    const { headers } = await download(photo.url);
    expect(headers["cache-control"]).toMatch(/^public/);
    expect(headers["surrogate-key"]).toBe(`product-${productId}`);
  });

  it("is not sent again while it is the same", async () => {
    const { photo } = await aReviewWithPhoto();
    const { headers } = await download(photo.url);
    const again = await download(photo.url, { "if-none-match": String(headers["etag"]) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it("is stored once", async () => {
    const { shopper, reviewId } = await aReviewWithPhoto();
    expect((await add(shopper, reviewId, await aPhoto(600, 800))).photos).toHaveLength(1);
  });

  it("is one of at most 3 of a review, even if they come at once", async () => {
    const { shopper, reviewId } = await aReviewWithPhoto();
    const others = await Promise.all(
      ["#102030", "#304050", "#506070"].map((color) => aPhoto(300, 400, color)),
    );
    const responses = await Promise.all(others.map((content) => add(shopper, reviewId, content)));
    expect(responses.map(({ code }) => code ?? "ok").sort()).toEqual(["REVIEW_PHOTOS_FULL", "ok", "ok"]);
    const full = await add(shopper, reviewId, await aPhoto(200, 200));
    expect(full).toMatchObject({ status: 409, message: "A review has at most 3 photographs." });
  });

  it("is refused if it is no picture or too large", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const reviewId = await aReview({ shopper, productId: dress.id });
    expect(await add(shopper, reviewId, Buffer.from("<svg onload='alert(1)'/>"))).toMatchObject({
      status: 400,
      message: "Please choose a picture: JPEG, PNG, WebP or AVIF.",
    });
    expect(await add(shopper, reviewId, Buffer.alloc(12_000_001))).toMatchObject({
      status: 413,
      code: "PICTURE_TOO_LARGE",
    });
  });

  it("leaves the review as it is when it is refused", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const reviewId = await aReview({ shopper, productId: dress.id, comment: "Soft" });
    await add(shopper, reviewId, Buffer.from("<svg onload='alert(1)'/>"));
    const { reviews } = await readProduct(dress.id);
    expect(reviews.nodes.map(({ comment }) => comment)).toEqual(["Soft"]);
    expect(await photosSeenBy(undefined, dress.id)).toEqual([]);
  });

  it("is added and removed by the author of the review only", async () => {
    const { shopper, productId, reviewId, photo } = await aReviewWithPhoto();
    const [other, admin, picture] = await Promise.all([aShopper(), anAdmin(), aPhoto(300, 300)]);
    expect(await add(other, reviewId, picture)).toMatchObject({ code: "REVIEW_NOT_FOUND" });
    // The review is checked first: what is no picture would be refused as such after it was decoded.
    for (const id of [reviewId, randomUUID()])
      expect(await add(other, id, Buffer.from("no picture"))).toMatchObject({ code: "REVIEW_NOT_FOUND" });
    expect(await add(admin, reviewId, picture)).toMatchObject({ code: "FORBIDDEN" });
    expect(await add(shopper, randomUUID(), picture)).toMatchObject({ code: "REVIEW_NOT_FOUND" });
    expect(await remove(other, photo.id)).toMatchObject({ code: "REVIEW_PHOTO_NOT_FOUND" });
    expect((await remove(shopper, photo.id)).errors).toEqual([]);
    expect(await photosSeenBy(undefined, productId)).toEqual([]);
    expect([await statusOf(photo.url), await statusOf(photo.thumbnailUrl)]).toEqual([404, 404]);
    await mailbox.waitForJobs();
    expect(await readdir(join(shop.settings.dataDir, "private", "reviews", reviewId))).toEqual([]);
    expect((await add(shopper, reviewId, await aPhoto(600, 800))).photos).toHaveLength(1);
  });

  it("stays when the review is written anew", async () => {
    const { shopper, productId, photo } = await aReviewWithPhoto();
    await write(shopper, { productId, comment: "Still lovely" });
    expect(await photosSeenBy(undefined, productId)).toEqual([photo]);
  });
});

describe("a photograph that the admin hides", () => {
  it("is seen by its author and the admin alone, by links that expire", async () => {
    const { shopper, productId, photo } = await aReviewWithPhoto();
    const admin = await anAdmin();
    for (const _ of [1, 2]) expect((await hidePhoto(admin, photo.id, true)).errors).toEqual([]);
    expect([await statusOf(photo.url), await statusOf(photo.thumbnailUrl)]).toEqual([404, 404]);
    expect(await photosSeenBy(undefined, productId)).toEqual([]);
    expect(await photosSeenBy(await aShopper(), productId)).toEqual([]);
    expect((await readProduct(productId)).reviewCount).toBe(1);
    for (const person of [shopper, admin]) {
      const [seen] = await photosSeenBy(person, productId);
      expect(seen).toMatchObject({ id: photo.id, isHidden: true });
      const response = await download(seen?.url ?? "");
      expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    }
    await hidePhoto(admin, photo.id, false);
    expect(await statusOf(photo.url)).toBe(200);
  });

  it("is not served with a forged or an expired link, or with that of another photograph", async () => {
    const [{ photo }, { photo: other }, admin] = await Promise.all([
      aReviewWithPhoto(),
      aReviewWithPhoto(),
      anAdmin(),
    ]);
    await hidePhoto(admin, photo.id, true);
    const hidden = { id: photo.id, isHidden: true };
    const links = [
      reviewPhotoUrl("another secret", hidden, { size: "large", now: new Date() }),
      reviewPhotoUrl(shop.jwtSecret, hidden, {
        size: "large",
        now: new Date(Date.now() - 3 * 60 * 60 * 1000),
      }),
      reviewPhotoUrl(
        shop.jwtSecret,
        { id: other.id, isHidden: true },
        { size: "large", now: new Date() },
      ).replace(`/${other.id}/`, `/${photo.id}/`),
      `/review-photos/${photo.id}/huge`,
      "/review-photos/none/large",
      `/review-photos/${randomUUID()}/small`,
    ];
    for (const link of links) expect([link, await statusOf(link)]).toEqual([link, 404]);
  });

  it("is gone with its review, if the whole review is hidden", async () => {
    const { productId, reviewId, photo } = await aReviewWithPhoto();
    const admin = await anAdmin();
    await hide(admin, reviewId, true);
    expect(await statusOf(photo.url)).toBe(404);
    expect(await photosSeenBy(undefined, productId)).toEqual([]);
    await hide(admin, reviewId, false);
    expect(await statusOf(photo.url)).toBe(200);
  });

  it("is not published again if its author removes it and adds the same picture again", async () => {
    const { shopper, productId, reviewId, photo } = await aReviewWithPhoto();
    const admin = await anAdmin();
    const files = join(shop.settings.dataDir, "private", "reviews", reviewId);
    await hidePhoto(admin, photo.id, true);
    expect((await remove(shopper, photo.id)).errors).toEqual([]);
    expect(await remove(shopper, photo.id)).toMatchObject({ code: "REVIEW_PHOTO_NOT_FOUND" });
    await mailbox.waitForJobs();
    expect(await readdir(files)).toEqual([]);
    expect(await add(shopper, reviewId, await aPhoto(600, 800))).toMatchObject({ status: 200, photos: [] });
    expect(await readdir(files)).toEqual([]);
    for (const person of [undefined, shopper, admin])
      expect(await photosSeenBy(person, productId)).toEqual([]);
    expect(await hidePhoto(admin, photo.id, false)).toMatchObject({ code: "REVIEW_PHOTO_NOT_FOUND" });
    expect(await statusOf(photo.url)).toBe(404);
  });

  it("does not count as one of three after its author removed it", async () => {
    const { shopper, reviewId, photo } = await aReviewWithPhoto();
    await hidePhoto(await anAdmin(), photo.id, true);
    await remove(shopper, photo.id);
    for (const color of ["#102030", "#304050", "#506070"])
      expect(await add(shopper, reviewId, await aPhoto(300, 400, color))).toMatchObject({ status: 200 });
    expect((await add(shopper, reviewId, await aPhoto(200, 200))).code).toBe("REVIEW_PHOTOS_FULL");
    const exported = JSON.parse((await exportMyData(shopper.token)).data.exportMyData.json) as object;
    expect(exported).toMatchObject({ reviews: [{ photographs: 3 }] });
  });

  it("is deleted with the account", async () => {
    const { shopper, reviewId, photo } = await aReviewWithPhoto();
    await hidePhoto(await anAdmin(), photo.id, true);
    await remove(shopper, photo.id);
    await deleteAccount(shopper.token, shopper.password);
    await mailbox.waitForJobs();
    expect(await testShop.sql("select id from review_photos where review_id = $1", [reviewId])).toEqual([]);
  });

  it("leaves an entry in the history", async () => {
    const { reviewId, photo } = await aReviewWithPhoto();
    const admin = await anAdmin();
    await hidePhoto(admin, photo.id, true);
    expect(
      await testShop.sql("select action, subject, changes from audit_entries where subject_id = $1", [
        reviewId,
      ]),
    ).toEqual([
      { action: "hideReviewPhoto", subject: "review", changes: { isHidden: { before: false, after: true } } },
    ]);
  });
});

describe("the account of a reviewer", () => {
  it("exports the number of photographs", async () => {
    const { shopper } = await aReviewWithPhoto();
    const exported = JSON.parse((await exportMyData(shopper.token)).data.exportMyData.json) as object;
    expect(exported).toMatchObject({ reviews: [{ comment: "Lovely", photographs: 1 }] });
  });

  it("is deleted with them", async () => {
    const { shopper, productId, reviewId, photo } = await aReviewWithPhoto();
    await deleteAccount(shopper.token, shopper.password);
    await mailbox.waitForJobs();
    expect(existsSync(join(shop.settings.dataDir, "private", "reviews", reviewId))).toBe(false);
    expect(await statusOf(photo.url)).toBe(404);
    expect(await photosSeenBy(undefined, productId)).toEqual([]);
    expect((await readProduct(productId)).reviews.nodes).toMatchObject([{ authorName: "Anonymous" }]);
  });
});

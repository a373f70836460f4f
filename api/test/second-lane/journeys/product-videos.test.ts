import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mediaKeyOf } from "../../../src/platform/files/files.ts";
import { cleanVideo } from "../../../src/platform/videos/read-video.ts";
import { videoTasks } from "../../../src/features/catalogue/videos/video.jobs.ts";
import { aPhoto, pictureCalls } from "../../support/picture-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { longerVideo, videoCalls, videos } from "../../support/video-calls.ts";

const testShop = await openTestShop();
const { gql, sql, shop, server, aShopper, anAdmin, aProduct } = testShop;
const { add, uploadPoster, choosePoster, remove } = videoCalls(testShop);
const { upload: uploadPicture, lastAudit } = pictureCalls(testShop);
const [admin, otherAdmin] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya")]);

let lastBytes = 20;

/** A video that no other test stores, and its stored file. */
const aVideo = () => {
  lastBytes += 1;
  const content = longerVideo(lastBytes);
  return { content, file: { key: mediaKeyOf(cleanVideo(content).content), format: "mp4" } };
};

const withVideo = async () => {
  const { id } = await aProduct();
  const video = aVideo();
  const { product } = await add(video.content, { id, version: 1 }, admin);
  if (!product?.video) throw new Error("The video was not added.");
  return { id, version: product.version, shown: product.video, ...video };
};

const jobsOf = (key: string) =>
  sql<{ task: string; days: number }>(
    `select task_identifier as task, round(extract(epoch from run_at - now()) / 86400)::int as days
     from graphile_worker.jobs where key like '%' || $1 || '%' order by 1`,
    [key],
  );

const shownVideo = async (id: string) => {
  const { data } = await gql<{ product: { video: { url: string } | null } }>(
    "query($id: ID!) { product(id: $id) { video { url } } }",
    { id },
  );
  return data.product.video;
};

describe("a video", () => {
  it("is added to the product with an audit entry", async () => {
    const { id, version, shown, file } = await withVideo();
    expect(version).toBe(2);
    expect(shown).toEqual({
      url: `/media/videos/${file.key}.mp4`,
      format: "MP4",
      width: 96,
      height: 128,
      seconds: 1.628,
      bytes: videos.mp4.length + lastBytes,
      poster: null,
    });
    expect(await lastAudit(id)).toMatchObject({
      action: "addProductVideo",
      version: 2,
      user_name: "Meera",
      changes: { video: { before: null, after: { mediaKey: file.key, posterKey: null } } },
    });
    expect(await shownVideo(id)).toEqual({ url: shown.url });
  });

  it("loses what the camera has stored", async () => {
    const { file } = await withVideo();
    expect((await shop.videos.read(file))?.includes("camera")).toBe(false);
  });

  it.each([
    [
      "a page named .mp4",
      Buffer.from("<html><script>alert(1)</script>"),
      "VIDEO_INVALID",
      "MP4 (H.264) or WebM",
    ],
    ["one that is cut off", videos.mp4.subarray(0, 5000), "VIDEO_DAMAGED", "damaged or not complete"],
    ["21 MB", Buffer.alloc(21_000_000), "PICTURE_TOO_LARGE", "A picture or a video has at most 20 MB."],
  ])("of a wrong kind (%s) leaves nothing behind but a sentence", async (_name, content, code, words) => {
    const { id } = await aProduct();
    const refused = await add(content, { id, version: 1 }, admin);
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(words);
    expect(await shop.videos.has({ key: mediaKeyOf(content), format: "mp4" })).toBe(false);
    expect(await shownVideo(id)).toBeNull();
  });

  it("is not stored from a visitor or a shopper", async () => {
    const { id } = await aProduct();
    const { content, file } = aVideo();
    expect((await add(content, { id, version: 1 })).code).toBe("UNAUTHENTICATED");
    expect((await add(content, { id, version: 1 }, await aShopper())).code).toBe("FORBIDDEN");
    expect(await shop.videos.has(file)).toBe(false);
  });

  it("of an unknown product is not stored", async () => {
    const unknown = aVideo();
    expect((await add(unknown.content, { id: randomUUID(), version: 1 }, admin)).code).toBe(
      "PRODUCT_NOT_FOUND",
    );
    expect(await shop.videos.has(unknown.file)).toBe(false);
  });

  it("of a product that has changed is deleted again", async () => {
    const { id } = await withVideo();
    const late = aVideo();
    expect((await add(late.content, { id, version: 1 }, otherAdmin)).code).toBe("PRODUCT_CHANGED");
    expect(await jobsOf(late.file.key)).toEqual([{ task: "delete-video", days: 0 }]);
    await videoTasks(shop)["delete-video"](late.file);
    expect(await shop.videos.has(late.file)).toBe(false);
  });

  it("keeps its file for a revert when it is replaced", async () => {
    const { id, version, file } = await withVideo();
    const { product } = await add(videos.webm, { id, version }, admin);
    expect(product).toMatchObject({ version: version + 1, video: { format: "WEBM", seconds: 1.5 } });
    expect(await jobsOf(file.key)).toEqual([{ task: "delete-video", days: 33 }]);
    expect(await shop.videos.has(file)).toBe(true);
  });
});

describe("the poster of a video", () => {
  it("is a picture of the product, an uploaded one, or the first picture again", async () => {
    const { id, version } = await withVideo();
    const { product } = await uploadPicture(await aPhoto(60, 80), { id, version }, admin);
    const [picture] = product?.pictures ?? [];
    const chosen = await choosePoster(picture?.id ?? "", { id, version: version + 1 }, admin);
    expect(chosen.data.result.video?.poster).toMatchObject({ baseUrl: picture?.baseUrl });
    const uploaded = await uploadPoster(await aPhoto(90, 160), { id, version: version + 2 }, admin);
    const posterKey = uploaded.product?.video?.poster?.baseUrl.split("/").at(-1) ?? "";
    expect(uploaded.product?.video?.poster).toMatchObject({ width: 1080, height: 608 });
    expect(await jobsOf(posterKey)).toEqual([{ task: "render-picture", days: 0 }]);
    expect(await lastAudit(id)).toMatchObject({ action: "changeVideoPoster", version: version + 3 });
    const none = await choosePoster(null, { id, version: version + 3 }, admin);
    expect(none.data.result.video?.poster).toBeNull();
    expect(await jobsOf(posterKey)).toContainEqual({ task: "delete-picture", days: 33 });
  });

  it("is refused if it is a picture of another product, or the product has no video", async () => {
    const { id, version } = await withVideo();
    const unknown = await choosePoster(randomUUID(), { id, version }, admin);
    expect(unknown.code).toBe("PICTURE_NOT_FOUND");
    const { id: other } = await aProduct();
    expect((await choosePoster(null, { id: other, version: 1 }, admin)).code).toBe("VIDEO_NOT_FOUND");
  });
});

describe("a removed video", () => {
  it("comes back by a revert until its file is deleted", async () => {
    const { id, version, file, shown } = await withVideo();
    const removed = await remove({ id, version }, admin);
    expect(removed.data.result).toMatchObject({ version: version + 1, video: null });
    expect(await shownVideo(id)).toBeNull();
    const entry = await lastAudit(id);
    expect(entry).toMatchObject({ action: "removeProductVideo", changes: { video: { after: null } } });
    const revert = "mutation($id: ID!) { revertChange(id: $id) { video { url } version } }";
    const reverted = await gql<{ revertChange: object }>(revert, { id: entry?.id }, admin.token);
    expect(reverted.data.revertChange).toEqual({ video: { url: shown.url }, version: version + 2 });
    await videoTasks(shop)["delete-video"](file);
    expect(await shop.videos.has(file)).toBe(true);
    await remove({ id, version: version + 2 }, admin);
    await videoTasks(shop)["delete-video"](file);
    expect(await shop.videos.has(file)).toBe(false);
    expect((await gql(revert, { id: (await lastAudit(id))?.id }, admin.token)).code).toBe(
      "CHANGE_NOT_REVERTIBLE",
    );
  });

  it("is not removed by an admin who has not seen the latest one", async () => {
    const { id, version } = await withVideo();
    await add(videos.webm, { id, version }, otherAdmin);
    expect((await remove({ id, version }, admin)).code).toBe("PRODUCT_CHANGED");
  });

  it("can be removed again: the response of the first time may be lost", async () => {
    const { id, version } = await withVideo();
    const removed = { version: version + 1, video: null };
    expect((await remove({ id, version }, admin)).data.result).toMatchObject(removed);
    expect((await remove({ id, version }, admin)).data.result).toMatchObject(removed);
    expect(await lastAudit(id)).toMatchObject({ action: "removeProductVideo", version: version + 1 });
  });
});

it("a copy of a product has no video", async () => {
  const { id } = await withVideo();
  const copy = await gql<{ duplicateProduct: { video: null } }>(
    "mutation($id: ID!) { duplicateProduct(input: { id: $id }) { video { url } } }",
    { id },
    admin.token,
  );
  expect(copy.data.duplicateProduct.video).toBeNull();
});

it("the answers of REST do not name a video", async () => {
  const { id } = await withVideo();
  const answer = await server.app.inject(`/api/products/${id}`);
  expect(answer.json()).not.toHaveProperty("video");
});

it("lists and carts know the video of a product", async () => {
  const { id, shown } = await withVideo();
  const { data } = await gql<{ productsByIds: { video: object }[] }>(
    "query($ids: [ID!]!) { productsByIds(ids: $ids) { video { url } } }",
    { ids: [id] },
  );
  expect(data.productsByIds).toEqual([{ video: { url: shown.url } }]);
});

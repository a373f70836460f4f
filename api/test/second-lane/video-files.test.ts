import { request as httpRequest } from "node:http";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { videoFiles } from "../../src/platform/files/video-files.ts";
import { s3Client } from "../../src/platform/files/s3/s3-client.ts";
import { s3Storage } from "../../src/platform/files/s3/s3-storage.ts";
import { openS3 } from "../support/s3.ts";
import { openTestShop } from "../support/test-shop.ts";
import { longerVideo, videos } from "../support/video-calls.ts";

const { shop, server, url } = await openTestShop({ MEDIA_URL: "https://pictures.example.com" });

// More than what is read at once.
const content = longerVideo(1_200_000);
const file = await shop.videos.store(content, "mp4");
const path = `/media/videos/${file.key}.mp4`;
const size = content.length;

const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  server.app.inject({ method, url: path, headers });

describe("the file of a video", () => {
  it("is sent whole, for a year, as what it is and nothing else", async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(content)).toBe(true);
    expect(response.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(size),
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": "default-src 'none';style-src 'unsafe-inline';sandbox",
      etag: `"${file.key}"`,
    });
    expect(response.headers).not.toHaveProperty("content-encoding");
  });

  it.each([
    ["bytes=0-", 0, size - 1],
    ["bytes=0-1", 0, 1],
    ["bytes=511999-512000", 511_999, 512_000],
    ["bytes=1000000-9999999", 1_000_000, size - 1],
    ["bytes=-700000", size - 700_000, size - 1],
  ])("is sent in part for %s", async (range, first, last) => {
    const response = await get({ range });
    expect(response.statusCode).toBe(206);
    expect(response.headers["content-range"]).toBe(`bytes ${first}-${last}/${size}`);
    expect(response.headers["content-length"]).toBe(String(last - first + 1));
    expect(response.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
  });

  it("has no part behind its end", async () => {
    const response = await get({ range: `bytes=${size}-` });
    expect(response.statusCode).toBe(416);
    expect(response.headers["content-range"]).toBe(`bytes */${size}`);
    expect(response.rawPayload).toHaveLength(0);
  });

  it.each([
    [`"${file.key}"`, 206],
    ['"another"', 200],
    [`W/"${file.key}"`, 200],
    ["Fri, 27 Nov 2026 00:00:00 GMT", 200],
  ])("is sent in part if it is still the one of If-Range %s: %i", async (condition, status) => {
    expect((await get({ range: "bytes=0-9", "if-range": condition })).statusCode).toBe(status);
  });

  it("is not sent to HEAD, nor to a client that has it", async () => {
    const head = await get({ range: "bytes=0-9" }, "HEAD");
    expect(head).toMatchObject({ statusCode: 200, body: "" });
    expect(head.headers["content-length"]).toBe(String(size));
    expect(head.headers["accept-ranges"]).toBe("bytes");
    expect(await get({ "if-none-match": `"${file.key}"` })).toMatchObject({ statusCode: 304, body: "" });
  });

  it.each([
    `/media/videos/${"0".repeat(32)}.mp4`,
    `/media/videos/${file.key}.webm`,
    `/media/videos/${file.key}`,
    `/media/videos/${file.key}.mp4.html`,
    `/media/videos/..%2f${file.key}.mp4`,
    "/media/videos/",
    `/media/${file.key}/480.avif`,
  ])("is not at %s", async (other) => {
    expect((await server.app.inject(other)).statusCode).toBe(404);
  });

  it("is read as slowly as its client takes it", async () => {
    const response = await new Promise<import("node:http").IncomingMessage>((resolve) => {
      httpRequest(`${url}${path}`, resolve).end();
    });
    response.destroy();
    await once(response, "close");
    expect((await get({ range: "bytes=0-9" })).statusCode).toBe(206);
  });

  it("may be loaded by pages from the address of the pictures", async () => {
    const page = await server.app.inject("/health/live");
    expect(page.headers["content-security-policy"]).toContain(
      "media-src 'self' https://pictures.example.com;",
    );
  });
});

it("an object store sends parts and sizes of videos", async () => {
  const standIn = await openS3();
  const storage = s3Storage(
    s3Client({
      bucketUrl: standIn.url,
      region: "us-east-1",
      accessKeyId: standIn.env.S3_ACCESS_KEY_ID,
      secretAccessKey: standIn.env.S3_SECRET_ACCESS_KEY,
    }),
  );
  const stored = videoFiles(storage);
  const video = await stored.store(videos.webm, "webm");
  expect(await stored.size(video)).toBe(videos.webm.length);
  expect((await stored.part(video, 100, 50))?.equals(videos.webm.subarray(100, 150))).toBe(true);
  expect((await stored.part(video, videos.webm.length - 5, 50))?.length).toBe(5);
  expect(await stored.part({ key: "0".repeat(32), format: "webm" }, 0, 5)).toBeUndefined();
  await stored.removeUnused(video, () => Promise.resolve(false));
  expect(await stored.size(video)).toBeUndefined();
});

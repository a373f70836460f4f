import Fastify from "fastify";
import { expect, it } from "vitest";
import type { TagHeader } from "../edge/edge-headers.ts";
import type { Renderings } from "./images.ts";
import { addMediaRoutes } from "./media-routes.ts";

const key = "0123456789abcdef".repeat(2);

/** The headers of a picture, or of another one that stands for it. */
const headersOf = async (tagHeader: TagHeader | undefined, isExact = true) => {
  const app = Fastify();
  const picture = { isExact, format: "webp" as const, content: Buffer.from("a picture") };
  const pictures = { get: () => Promise.resolve(picture) } as unknown as Renderings;
  addMediaRoutes(app, { pictures, tagHeader });
  return (await app.inject(`/media/${key}/320.webp`)).headers;
};

it("a picture is kept for a year, with a tag by which the edge cache purges it", async () => {
  expect(await headersOf("surrogate-key")).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "surrogate-key": `picture-${key}`,
  });
  expect(await headersOf("cache-tag")).toMatchObject({ "cache-tag": `picture-${key}` });
  expect(await headersOf(undefined)).not.toHaveProperty("surrogate-key");
});

it("a picture that stands for another one is not stored", async () => {
  const headers = await headersOf("surrogate-key", false);
  expect(headers["cache-control"]).toBe("no-store");
});

it("a picture that stands for another one has no tag", async () => {
  const headers = await headersOf("surrogate-key", false);
  expect(headers).not.toHaveProperty("surrogate-key");
});

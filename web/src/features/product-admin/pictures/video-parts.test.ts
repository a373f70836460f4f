import { expect, it } from "vitest";
import { videoParts } from "./video-parts.ts";

it("a video is sent in parts of a megabyte, all of one upload", async () => {
  const file = new File([new Uint8Array(2_300_000).map((_, index) => index % 251)], "twirl.mp4", {
    type: "video/mp4",
  });
  const parts = videoParts(file);
  expect(parts.map(({ content }) => content.size)).toEqual([1_000_000, 1_000_000, 300_000]);
  expect(parts.map(({ part, sentBefore }) => [part.position, part.count, sentBefore])).toEqual([
    [0, 3, 0],
    [1, 3, 1_000_000],
    [2, 3, 2_000_000],
  ]);
  expect(new Set(parts.map(({ part }) => part.uploadId)).size).toBe(1);
  const joined = await new Blob(parts.map(({ content }) => content)).arrayBuffer();
  expect(Buffer.from(joined).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
});

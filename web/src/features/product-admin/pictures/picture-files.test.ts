import { describe, expect, it } from "vitest";
import { fileProblem, videoFileProblem } from "./picture-files.ts";

it.each([
  ["video/mp4", 20_000_000, undefined],
  ["video/webm", 10, undefined],
  ["video/quicktime", 10, "Please choose a video: MP4 (H.264) or WebM."],
  ["", 10, "Please choose a video: MP4 (H.264) or WebM."],
  ["video/mp4", 20_000_001, "A product video has at most 20 MB."],
])("a chosen video of type %s with %s bytes: %s", (type, size, problem) => {
  expect(videoFileProblem({ type, size })).toBe(problem);
});

describe("a chosen file", () => {
  it.each([
    ["image/jpeg", 20_000_000, undefined],
    ["image/avif", 10, undefined],
    ["image/svg+xml", 10, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ["", 10, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ["image/png", 20_000_001, "A product picture has at most 20 MB and 50 megapixels."],
  ])("of type %s with %s bytes: %s", (type, size, problem) => {
    expect(fileProblem({ type, size })).toBe(problem);
  });
});

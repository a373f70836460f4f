import { describe, expect, it } from "vitest";
import {
  fittedSize,
  nearestRendering,
  parseRendering,
  preparedFiles,
  renderedFormats,
  renderedWidths,
  shared,
} from "./images.rules.ts";

describe("the name of a rendering", () => {
  it("consists of a width and a format that the shop renders", () => {
    for (const width of renderedWidths)
      for (const format of renderedFormats)
        expect(parseRendering(`${width}.${format}`)).toEqual({ width, format });
  });

  it.each([
    "",
    "480",
    ".avif",
    "481.avif",
    "480.png",
    "480.avif.webp",
    "0480.avif",
    "480.AVIF",
    "4.8e2.avif",
    "../480.avif",
    "480.avif\0",
    " 480.avif",
    "64.webp",
    "1200.webp",
  ])("cannot be %j", (file) => {
    expect(parseRendering(file)).toBeUndefined();
  });
});

describe("the nearest rendering", () => {
  it.each([
    [["160.avif", "320.avif", "1080.avif"], "480.avif", "1080.avif"],
    [["160.avif", "320.avif", "320.webp"], "480.avif", "320.webp"],
    [["64.webp", "160.avif"], "720.avif", "160.avif"],
    [["64.webp"], "160.webp", "64.webp"],
    [["720.webp"], "480.avif", "720.webp"],
    [["160.avif", "160.jpeg"], "160.avif", "160.avif"],
    [["160.jpeg", "320.webp"], "160.webp", "320.webp"],
    [["64.webp", "160.avif"], "160.jpeg", "64.webp"],
  ])("of %j for %s is %s", (storedFiles, file, nearest) => {
    const wanted = parseRendering(file);
    const found = wanted && nearestRendering(storedFiles, wanted);
    expect(`${found?.width}.${found?.format}`).toBe(nearest);
  });

  it("is no AVIF for a browser that requests WebP", () => {
    expect(nearestRendering(["480.avif"], { width: 480, format: "webp" })).toBeUndefined();
  });

  it("is no other file of the folder", () => {
    const storedFiles = ["notes.txt", "480.webp.5f1a", ""];
    expect(nearestRendering(storedFiles, { width: 480, format: "webp" })).toBeUndefined();
  });
});

it("the file of a shared link has a name of its own", () => {
  expect(parseRendering("1200.jpeg")).toBe(shared);
});

it("a cover is also prepared for messengers, for clients of one width and for mails", () => {
  expect(preparedFiles(false)).toEqual([
    "160.avif",
    "320.avif",
    "480.avif",
    "720.avif",
    "828.avif",
    "1080.avif",
  ]);
  expect(preparedFiles(true)).toEqual([
    ...preparedFiles(false),
    "720.webp",
    "1080.webp",
    "160.jpeg",
    "1200.jpeg",
  ]);
});

describe("the size of a picture in a box of 72 x 96", () => {
  it.each([
    [1080, 1440, 72, 96],
    [1440, 1080, 72, 54],
    [30, 400, 7, 96],
    [4000, 10, 72, 1],
  ])("of %d x %d is %d x %d", (width, height, fittedWidth, fittedHeight) => {
    const fitted = fittedSize({ width, height }, { width: 72, height: 96 });
    expect(fitted).toEqual({ width: fittedWidth, height: fittedHeight });
  });
});

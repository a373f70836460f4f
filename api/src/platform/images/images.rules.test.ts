import { describe, expect, it } from "vitest";
import { parseRendering, renderedFormats, renderedWidths } from "./images.rules.ts";

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
  ])("cannot be %j", (file) => {
    expect(parseRendering(file)).toBeUndefined();
  });
});

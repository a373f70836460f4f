import { describe, expect, it } from "vitest";
import { freshSrcSet, isPlaceholder, isTooSmall } from "./sharpen-pictures.ts";

const key = "0a".repeat(16);

describe("a loaded picture", () => {
  it.each([
    ["the right file", 302, 300, false],
    ["a wider file", 450, 300, false],
    ["a placeholder", 40, 300, true],
    ["the next smaller file", 200, 300, true],
  ])("may be a smaller file than the one that was chosen: %s", (_, naturalWidth, clientWidth, expected) => {
    const currentSrc = `http://shop/media/${key}/480.avif`;
    expect(isTooSmall({ naturalWidth, clientWidth, currentSrc })).toBe(expected);
  });

  it("is a placeholder only if its pixels would be visible", () => {
    expect(isPlaceholder({ naturalWidth: 40, clientWidth: 300 })).toBe(true);
    expect(isPlaceholder({ naturalWidth: 200, clientWidth: 300 })).toBe(false);
  });

  it("may come from the origin of MEDIA_URL", () => {
    const currentSrc = `https://pictures.example.com/shop/media/${key}/480.avif`;
    expect(isTooSmall({ naturalWidth: 40, clientWidth: 300, currentSrc })).toBe(true);
  });

  it("of another path, or one that is shown anew, is left alone", () => {
    for (const currentSrc of [
      "https://example.com/media/me.jpg",
      "http://shop/assets/logo.png",
      `http://shop/media/${key}/480.avif?1`,
    ])
      expect(isTooSmall({ naturalWidth: 1, clientWidth: 300, currentSrc })).toBe(false);
  });
});

it("the fresh URLs name the same files with the same widths", () => {
  expect(freshSrcSet("/media/kurta/320.avif 320w, /media/kurta/480.avif 480w")).toBe(
    "/media/kurta/320.avif?1 320w, /media/kurta/480.avif?1 480w",
  );
});

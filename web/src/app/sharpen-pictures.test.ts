import { describe, expect, it, vi } from "vitest";
import { freshSrcSet, mayStandIn, untilVisible } from "./sharpen-pictures.ts";

describe("a loaded picture", () => {
  it.each([
    ["the right file", 302, 300, false],
    ["a wider file", 450, 300, false],
    ["a placeholder", 40, 300, true],
    ["the next smaller file", 200, 300, true],
  ])("may stand in for another: %s", (_, naturalWidth, clientWidth, expected) => {
    const currentSrc = "http://shop/media/kurta/480.avif";
    expect(mayStandIn({ naturalWidth, clientWidth, currentSrc }, "http://shop")).toBe(expected);
  });

  it("of another origin or another path is left alone", () => {
    for (const currentSrc of ["https://example.com/media/me.jpg", "http://shop/assets/logo.png"])
      expect(mayStandIn({ naturalWidth: 1, clientWidth: 300, currentSrc }, "http://shop")).toBe(false);
  });
});

it("the fresh URLs name the same files with the same widths", () => {
  expect(freshSrcSet("/media/kurta/320.avif 320w, /media/kurta/480.avif 480w")).toBe(
    "/media/kurta/320.avif?1 320w, /media/kurta/480.avif?1 480w",
  );
});

it("a hidden page waits until it is visible", async () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal("document", page);
  let isDone = false;
  const done = untilVisible().then(() => (isDone = true));
  page.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  expect(isDone).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await done;
  await untilVisible();
  vi.unstubAllGlobals();
});

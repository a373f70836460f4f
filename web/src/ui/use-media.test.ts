import { afterEach, describe, expect, it, vi } from "vitest";
import { matchesOnScreen } from "./use-media.ts";

/** A window in which these media queries match. */
const openWindow = (...matching: string[]) =>
  vi.stubGlobal("window", { matchMedia: (query: string) => ({ matches: matching.includes(query) }) });

describe("a media query of a page", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("follows the window", () => {
    openWindow("(min-width: 1px)");
    expect(matchesOnScreen("(min-width: 1px)")).toBe(true);
    openWindow();
    expect(matchesOnScreen("(min-width: 1px)")).toBe(false);
  });

  it("keeps its result while the page is printed, on sheets that are narrower or wider", () => {
    openWindow("(min-width: 2px)");
    expect([matchesOnScreen("(min-width: 2px)"), matchesOnScreen("(min-width: 3px)")]).toEqual([true, false]);
    openWindow("print", "(min-width: 3px)");
    expect([matchesOnScreen("(min-width: 2px)"), matchesOnScreen("(min-width: 3px)")]).toEqual([true, false]);
    openWindow();
    expect(matchesOnScreen("(min-width: 2px)")).toBe(false);
  });

  it("is read for a component that is first rendered while the page is printed", () => {
    openWindow("print", "(min-width: 4px)");
    expect(matchesOnScreen("(min-width: 4px)")).toBe(true);
  });
});

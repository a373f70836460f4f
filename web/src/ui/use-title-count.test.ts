import { describe, expect, it } from "vitest";
import { pageTitle } from "./page-title.ts";
import { titleWithCount } from "./use-title-count.ts";

describe("the title with a count", () => {
  it.each([
    [pageTitle("Orders"), 3, "(3) Orders · Saanjh"],
    ["(3) Orders · Saanjh", 4, "(4) Orders · Saanjh"],
    ["(99+) Orders · Saanjh", 0, "Orders · Saanjh"],
    ["Orders · Saanjh", 250, "(99+) Orders · Saanjh"],
    ["Dress (3) · Saanjh", 1, "(1) Dress (3) · Saanjh"],
  ])("%s with %i is %s", (title, count, shown) => {
    expect(titleWithCount(title, count)).toBe(shown);
  });
});

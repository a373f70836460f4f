import { describe, expect, it } from "vitest";
import { orderSearchQuery, similarNamesQuery } from "./order-search.rules.ts";

describe("the search query of orders", () => {
  it.each([
    ["  ", undefined],
    ["SJ100023", "('sj100023':*)"],
    ["1000", "'1000':* | '~0001':* | '#0001':*"],
    ["100", "'100' | '#001':*"],
    ["+91 98765-43210", "'919876543210':* | '9876543210':* | '#012345678919':*"],
    ["0 98765 43210", "'09876543210':* | '9876543210':* | '#01234567890':*"],
    ["98765", "'98765':* | '~56789':* | '#56789':*"],
    ["a3f9c1", "('a3f9c1':* | '#1c9f3a':*)"],
    ["Asha Rao", "('asha':*) & ('rao':*)"],
    ["as", "('as')"],
    ["priya.s@example.com", "('priya.s@example.com':* | ('priya':* & 's' & 'example':* & 'com':*))"],
    ["AWB-12/9", "('awb-12/9':* | ('awb':* & '12' & '9'))"],
    ["o'neil\\", "('o''neil\\\\':* | ('o' & 'neil':*))"],
    ["---", "('---':*)"],
    ["साड़ी", "('साड़ी':* | ('साड':* & 'ी'))"],
  ])("%j is %s", (typed, query) => {
    expect(orderSearchQuery(typed)).toBe(query);
  });

  it("has at most 8 words", () => {
    expect(orderSearchQuery("a b c d e f g h i j")?.split("&")).toHaveLength(8);
  });
});

describe("the search query of similar names", () => {
  it("has each longer word as it is or without one of its letters", () => {
    expect(similarNamesQuery("Asja Rao")).toBe(
      "('asja':* | '?asja' | '?sja' | '?aja' | '?asa' | '?asj') & ('rao':*)",
    );
  });

  it.each(["", "98765", "rao", "AWB-77", "x'y"])("is absent without a word of a name: %j", (typed) => {
    expect(similarNamesQuery(typed)).toBeUndefined();
  });
});

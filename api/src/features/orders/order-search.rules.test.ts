import { describe, expect, it } from "vitest";
import { orderSearchQuery } from "./order-search.rules.ts";

describe("the search query of orders", () => {
  it.each([
    ["  ", undefined],
    ["SJ100023", "('sj100023':*)"],
    ["1000", "'1000':*"],
    ["100", "'100'"],
    ["+91 98765-43210", "'919876543210':* | '9876543210':*"],
    ["0 98765 43210", "'09876543210':* | '9876543210':*"],
    ["98765", "'98765':*"],
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

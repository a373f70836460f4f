import { expect, it } from "vitest";
import { checkedFileText, leftOutFileText, tooManyOrdersText } from "./cash-texts.ts";

it("says how many orders to untick if more than 100 are ticked", () => {
  expect(tooManyOrdersText(100)).toBeNull();
  expect(tooManyOrdersText(101)).toBe("At most 100 orders can be marked at once. Please untick 1 order.");
  expect(tooManyOrdersText(120)).toBe("At most 100 orders can be marked at once. Please untick 20 orders.");
});

it.each([
  [{ readyCount: 2, problemCount: 0 }, "Nothing is recorded yet."],
  [{ readyCount: 0, problemCount: 0 }, "All of it was collected before. There is nothing to record."],
  [{ readyCount: 2, problemCount: 1 }, "Nothing is recorded yet. 1 row with a problem is left out."],
  [{ readyCount: 0, problemCount: 3 }, "There is nothing to record. 3 rows with a problem are left out."],
])("says what a courier's file with %o does", (file, text) => {
  expect(checkedFileText(file)).toBe(text);
});

it("says what to do with the rows that are left out", () => {
  expect(leftOutFileText(1)).toBe(
    "1 row with a problem is left out. Please correct it here, or choose a corrected file. No order is recorded twice.",
  );
  expect(leftOutFileText(2)).toMatch(/^2 rows with a problem are left out\. Please correct them /);
});

import { expect, it } from "vitest";
import { startOfText } from "./start-of-text.ts";

it("the start of a text has no half of an emoji", () => {
  const typed = "ab\u{1f457}cd";
  expect([0, 2, 3, 4, 9].map((length) => startOfText(typed, length))).toEqual([
    "",
    "ab",
    "ab",
    "ab\u{1f457}",
    typed,
  ]);
});

import { expect, it } from "vitest";
import { addedText, listedCount } from "./added-codes.ts";

it("says how many codes of a list were added", () => {
  expect(addedText(2, 2)).toBe("2 codes are added.");
});

it("says how many lines of a list were left out", () => {
  expect(addedText(10_000, 10_500)).toBe(
    "10,000 codes are added. 500 lines were left out: the code is listed twice, or the promotion has it already.",
  );
  expect(addedText(1, 2)).toBe(
    "1 code is added. 1 line was left out: the code is listed twice, or the promotion has it already.",
  );
});

it("says that the promotion already has all codes of a list", () => {
  expect(addedText(0, 3)).toBe("The promotion already has these codes.");
});

it("counts the lines of a list that have a code", () => {
  expect(listedCount({ codes: ["ONCE-1", " ", "", "once-1"] })).toBe(2);
  expect(listedCount({ count: 300, beginning: "" })).toBe(300);
});

import { expect, it } from "vitest";
import { clockText, codeDigits, isWholeCode, secondsToWait } from "./one-time-code.ts";

it("reads the code as it comes out of a mail", () => {
  expect(codeDigits(" 123 456\n")).toBe("123456");
  expect(codeDigits("12345678")).toBe("123456");
  expect([isWholeCode(codeDigits("12345")), isWholeCode(codeDigits("012345"))]).toEqual([false, true]);
});

it("lets her ask for a new code a minute after the last", () => {
  const sentAt = 1_000_000;
  expect(secondsToWait(sentAt, sentAt)).toBe(60);
  expect(secondsToWait(sentAt, sentAt + 59_001)).toBe(1);
  expect(secondsToWait(sentAt, sentAt + 60_000)).toBe(0);
  expect(secondsToWait(sentAt, sentAt + 3_600_000)).toBe(0);
});

it("never makes her wait longer than that, when the clock was set back", () => {
  expect(secondsToWait(1_000_000, 0)).toBe(60);
});

it("tells the time that is left", () => {
  expect([clockText(60), clockText(42), clockText(7)]).toEqual(["1:00", "0:42", "0:07"]);
});

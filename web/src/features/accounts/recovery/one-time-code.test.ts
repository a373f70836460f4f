import { expect, it } from "vitest";
import { clockText, codeDigits, isCompleteCode, secondsUntilResend } from "./one-time-code.ts";

it("reads a code pasted from a mail", () => {
  expect(codeDigits(" 123 456\n")).toBe("123456");
  expect(codeDigits("12345678")).toBe("123456");
  expect([isCompleteCode(codeDigits("12345")), isCompleteCode(codeDigits("012345"))]).toEqual([false, true]);
});

it("allows a new code one minute after the last", () => {
  const sentAt = 1_000_000;
  expect(secondsUntilResend(sentAt, sentAt)).toBe(60);
  expect(secondsUntilResend(sentAt, sentAt + 59_001)).toBe(1);
  expect(secondsUntilResend(sentAt, sentAt + 60_000)).toBe(0);
  expect(secondsUntilResend(sentAt, sentAt + 3_600_000)).toBe(0);
});

it("never waits longer than a minute, even if the clock was set back", () => {
  expect(secondsUntilResend(1_000_000, 0)).toBe(60);
});

it("formats the remaining time", () => {
  expect([clockText(60), clockText(42), clockText(7)]).toEqual(["1:00", "0:42", "0:07"]);
});

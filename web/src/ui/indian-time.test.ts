import { expect, it } from "vitest";
import { indianInput, instantOfInput, msOfInput } from "./indian-time.ts";

it("a day and time of a field is meant in Indian time, wherever the browser is", () => {
  expect(instantOfInput("2026-11-01T00:00")).toBe("2026-10-31T18:30:00.000Z");
  expect(instantOfInput("2026-11-05T23:59")).toBe("2026-11-05T18:29:00.000Z");
  expect(indianInput("2026-10-31T18:30:00.000Z")).toBe("2026-11-01T00:00");
});

it("a field that is empty or half filled has no instant", () => {
  for (const text of ["", "2026-11-01", "2026-13-01T00:00", "tomorrow"])
    expect(instantOfInput(text)).toBeUndefined();
});

it("an instant comes back from the field to the minute", () => {
  const minute = "2027-02-28T23:59";
  expect(indianInput(instantOfInput(minute) ?? "")).toBe(minute);
});

it.each(["2026-11-01T09:30", "2026-11-01T09:30:00", "2026-11-01T09:30:59.999"])(
  "%s of a field, with seconds as Safari gives it, is the minute",
  (text) => {
    expect(msOfInput(text)).toBe(Date.parse("2026-11-01T04:00:00Z"));
  },
);

it("a field that is half filled has no minute", () => {
  expect(["", "2026-11-01", "2026-13-01T00:00"].map(msOfInput)).toEqual([NaN, NaN, NaN]);
});

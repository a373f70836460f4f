import { expect, it } from "vitest";
import { isTrackingScan } from "./tracking-scan.ts";

it.each(["DL12345678", "36489023145", "EK-99/12", "12345678"])("%s is a tracking id", (code) => {
  expect(isTrackingScan(code)).toBe(true);
});

it.each(["SJ100017", "sj1", "100018", "1234567", "A-1"])("%s is rather the number of an order", (code) => {
  expect(isTrackingScan(code)).toBe(false);
});

import { expect, it } from "vitest";
import { byteRangeOf } from "./byte-range.rules.ts";

it.each([
  [undefined, undefined],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=5-4", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,4-5", undefined],
  ["items=0-1", undefined],
  ["bytes=1e3-", undefined],
  [`bytes=${"9".repeat(20)}-`, undefined],
])("of 100 bytes, %s asks for %o", (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range);
});

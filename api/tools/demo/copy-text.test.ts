import { expect, it } from "vitest";
import { copyLine } from "./copy-text.ts";

it("escapes special characters in a row as COPY requires", () => {
  expect(copyLine(["a\tb\nc\\d\re", 5, null, new Date("2026-11-20T10:00:00Z")])).toBe(
    "a\\tb\\nc\\\\d\\re\t5\t\\N\t2026-11-20T10:00:00.000Z\n",
  );
});

it("writes lists as arrays of text", () => {
  expect(copyLine([[], ["S", "M"], ['with "quotes", a comma, and \\']])).toBe(
    '{}\t{"S","M"}\t{"with \\\\"quotes\\\\", a comma, and \\\\\\\\"}\n',
  );
});

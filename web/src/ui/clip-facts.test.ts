import { expect, it } from "vitest";
import { clipFacts } from "./clip-facts.ts";

it.each([
  [{ seconds: 24.4, bytes: 3_240_000 }, "0:24, 3.2 MB"],
  [{ seconds: 0.2, bytes: 900 }, "0:01, 0.1 MB"],
  [{ seconds: 60, bytes: 19_999_999 }, "1:00, 20 MB"],
])("of %o are %s", (video, text) => {
  expect(clipFacts(video)).toBe(text);
});

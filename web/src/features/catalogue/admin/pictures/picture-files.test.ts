import { describe, expect, it } from "vitest";
import { fileProblem } from "./picture-files.ts";

describe("a chosen file", () => {
  it.each([
    ["image/jpeg", 20_000_000, undefined],
    ["image/avif", 10, undefined],
    ["image/svg+xml", 10, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ["", 10, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ["image/png", 20_000_001, "A product picture has at most 20 MB and 50 megapixels."],
  ])("of type %s with %s bytes: %s", (type, size, problem) => {
    expect(fileProblem({ type, size })).toBe(problem);
  });
});

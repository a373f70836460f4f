import { describe, expect, it } from "vitest";
import { UploadedFile } from "../uploaded-file.ts";
import { variableSize } from "./variable-size.ts";

const nested = (levels: number): unknown => (levels === 0 ? 1 : { part: nested(levels - 1) });

describe("the size of variables", () => {
  it("counts values and the characters of texts and names", () => {
    expect(variableSize(undefined)).toBe(1);
    expect(variableSize({ sizes: ["S", "XL"], first: 24 })).toBe(1 + (5 + 1 + 1 + 1 + 1 + 2) + (5 + 1));
  });

  it("is refused beyond 10 levels", () => {
    expect(() => variableSize({ value: nested(9) })).not.toThrow();
    expect(() => variableSize({ value: nested(10) })).toThrow(expect.objectContaining({ code: "BAD_INPUT" }));
  });

  it("does not read files, however often one is named", () => {
    const file = new UploadedFile(Buffer.alloc(20_000_000));
    let reads = 0;
    const watched = new Proxy(file, {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    });
    const variables = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`file${index}`, watched]),
    );
    expect(variableSize(variables)).toBeLessThan(10_000);
    expect(reads).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { areTooDeep } from "./deep-variables.ts";
import { UploadedFile } from "./upload.scalar.ts";

const nested = (levels: number): unknown => (levels === 0 ? 1 : { part: nested(levels - 1) });

describe("variables", () => {
  it("may be nested 10 levels deep", () => {
    expect([10, 11].map((levels) => areTooDeep({ value: nested(levels - 1) }))).toEqual([false, true]);
  });

  it("are not read inside of files, however often one is named", () => {
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
    expect(areTooDeep(variables)).toBe(false);
    expect(reads).toBe(0);
  });
});

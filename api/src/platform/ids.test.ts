import { describe, expect, it } from "vitest";
import { asId, isId, packIds, unpackIds } from "./ids.ts";

const id = "01990000-0000-7000-8000-00000000000a";

describe("an id", () => {
  it("has the form of a UUID", () => {
    expect(isId(id.toUpperCase())).toBe(true);
  });

  it("is used in lower case", () => {
    expect(asId(id)).toBe(id);
    expect(asId(id.toUpperCase())).toBe(id);
  });

  it.each([
    "",
    "1",
    "null",
    `${id} `,
    `${id}\n`,
    ` ${id}`,
    id.slice(1),
    `{${id}}`,
    `${id}\0`,
    "x".repeat(100_000),
    "' or 1=1 --",
  ])("is not %j", (text) => {
    expect(() => asId(text, "productId")).toThrow(
      expect.objectContaining({ code: "BAD_ID", status: 400, details: { field: "productId" } }),
    );
  });
});

describe("packed ids", () => {
  const ids = ["01990000-0000-7000-8000-000000000001", "ffffffff-0000-7000-8000-0123456789ab"];

  it("are read back in their order", () => {
    expect(unpackIds(packIds(ids))).toEqual(ids);
    expect(unpackIds(packIds([]))).toEqual([]);
  });

  it("are read without an incomplete last one", () => {
    expect(unpackIds(packIds(ids).slice(0, -4))).toEqual(ids.slice(0, 1));
  });
});

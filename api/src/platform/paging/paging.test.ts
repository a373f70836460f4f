import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor, pageOf, pageSize } from "./paging.ts";

const shape = ["string", "string"] as const;
/** The refusal of a cursor, in a list of orders. */
const refusalOf = (cursor: string): unknown => {
  try {
    return decodeCursor("orders", cursor, shape);
  } catch (error) {
    return error;
  }
};
const badCursor = expect.objectContaining({ code: "BAD_CURSOR", status: 400, details: { field: "after" } });
const cursorOfText = (text: string): string => Buffer.from(text).toString("base64url");

describe("a cursor", () => {
  it("is decoded to its sort key", () => {
    const key = ["2026-11-20T10:00:00.123456Z", "01990000-0000-7000-8000-00000000000a"];
    expect(decodeCursor("orders", encodeCursor("orders", key), shape)).toEqual(key);
  });

  it("preserves numbers", () => {
    expect(decodeCursor("products", encodeCursor("products", [129_900]), ["number"])).toEqual([129_900]);
  });

  it("preserves titles in any script", () => {
    const key = [129_900, '\u0938\u093e\u0902\u091d \u{1f457} "quoted"'];
    expect(decodeCursor("products", encodeCursor("products", key), ["number", "string"])).toEqual(key);
  });

  it("holds the longest title in any script", () => {
    const key = ["\u{1f457}".repeat(200), "01990000-0000-7000-8000-00000000000a"];
    expect(decodeCursor("products", encodeCursor("products", key), shape)).toEqual(key);
  });

  it("of another list is refused", () => {
    expect(refusalOf(encodeCursor("products:newest", ["a", "b"]))).toEqual(badCursor);
  });

  it("that is longer, shorter or of other types is refused", () => {
    expect(refusalOf(encodeCursor("orders", ["a"]))).toEqual(badCursor);
    expect(refusalOf(encodeCursor("orders", ["a", "b", "c"]))).toEqual(badCursor);
    expect(refusalOf(encodeCursor("orders", [1, "b"]))).toEqual(badCursor);
  });

  it.each([
    ["x", "01990000-0000-7000-8000-00000000000a"],
    ["2026-02-31T10:00:00.123456Z", "01990000-0000-7000-8000-00000000000a"],
    ["2026-11-20T10:00:00.123456Z", "x"],
  ])("with an instant or an id that is none is refused: %s %s", (at, id) => {
    const decode = () => decodeCursor("orders", encodeCursor("orders", [at, id]), ["instant", "id"]);
    expect(decode).toThrow("That cursor does not belong to this list.");
  });

  it.each([1.5, 2 ** 31])("with a number that is no integer of PostgreSQL is refused: %d", (price) => {
    const decode = () => decodeCursor("orders", encodeCursor("orders", [price]), ["number"]);
    expect(decode).toThrow("That cursor does not belong to this list.");
  });

  it.each([
    "",
    "garbage",
    "%%%",
    cursorOfText("not json"),
    cursorOfText("null"),
    cursorOfText("{}"),
    cursorOfText("[]"),
    cursorOfText('"orders"'),
    cursorOfText('["orders","a",null]'),
    cursorOfText('["orders",["a"],"b"]'),
    cursorOfText('["orders","a\\u0000","b"]'),
    cursorOfText(`["orders","${"x".repeat(100_000)}","b"]`),
  ])("that is invalid is refused: %.40s", (cursor) => {
    expect(refusalOf(cursor)).toEqual(badCursor);
  });

  it("with an infinite number is refused", () => {
    const cursor = cursorOfText('["products",1e400,"b"]');
    expect(() => decodeCursor("products", cursor, ["number", "string"])).toThrow("cursor");
    const negative = cursorOfText('["products",-1e400,"b"]');
    expect(() => decodeCursor("products", negative, ["number", "string"])).toThrow("cursor");
  });
});

describe("a page", () => {
  const rows = [1, 2, 3, 4];
  const cursorOf = (row: number) => `c${row}`;

  const page = pageOf(rows, 3, undefined, cursorOf);

  it("has the requested number of entries", () => {
    expect(page.nodes).toEqual([1, 2, 3]);
    expect(page.edges.map(({ node, cursor }) => [node, cursor])).toEqual([
      [1, "c1"],
      [2, "c2"],
      [3, "c3"],
    ]);
  });

  it("detects a next page by one more row", () => {
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: "c1",
      endCursor: "c3",
    });
  });

  it("with the last row is the last page", () => {
    expect(pageOf(rows, 4, "c0", cursorOf).pageInfo).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it("of an empty list has no cursors", () => {
    expect(pageOf([], 4, undefined, cursorOf).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it("has from 1 to the maximum number of entries", () => {
    expect([pageSize(1, 100), pageSize(100, 100)]).toEqual([1, 100]);
    for (const first of [0, -1, 101, 1.5, NaN, 2 ** 31])
      expect(() => pageSize(first, 100)).toThrow(expect.objectContaining({ code: "BAD_PAGE_SIZE" }));
  });
});

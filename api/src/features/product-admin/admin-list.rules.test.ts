import { describe, expect, it } from "vitest";
import {
  adminCursorOf,
  adminProductCursor,
  AdminProductSort,
  adminWordsOf,
  idRangeOf,
} from "./admin-list.rules.ts";

const id = "019a2b3c-4d5e-7f60-8123-456789abcdef";

describe("a text that is an id, or begins as one", () => {
  it("stands for the ids that begin so", () => {
    expect(idRangeOf(id)).toEqual({ from: id, to: id });
    expect(idRangeOf(id.toUpperCase())).toEqual({ from: id, to: id });
    expect(idRangeOf("019a2b3c")).toEqual({
      from: "019a2b3c-0000-0000-0000-000000000000",
      to: "019a2b3c-ffff-ffff-ffff-ffffffffffff",
    });
    expect(idRangeOf("019a2b3c-4d5")).toMatchObject({ from: "019a2b3c-4d50-0000-0000-000000000000" });
  });

  it.each([
    "019a2b3",
    "effaceda",
    "silk 2026",
    "019a2b3c4d5e",
    `${id}0`,
    "",
    "019a2b3c-4d5e-7f60-8123-456789abcdeg",
  ])("is read as words otherwise: %s", (text) => {
    expect(idRangeOf(text)).toBeUndefined();
  });
});

describe("the cursor of the admin's list", () => {
  it("is read back, for its own order only", () => {
    const row = { id, pieces: 3, sortKey: "2026-11-20T10:00:00.123456Z" };
    const cursor = adminProductCursor(AdminProductSort.STOCK_LOW, row);
    expect(adminCursorOf(AdminProductSort.STOCK_LOW, cursor)).toEqual(row);
    expect(() => adminCursorOf(AdminProductSort.NEWEST, cursor)).toThrow("cursor");
  });

  it.each([
    { id: "1", pieces: 0, sortKey: "1200" },
    { id, pieces: 0.5, sortKey: "1200" },
    { id, pieces: 0, sortKey: "12.00" },
    { id, pieces: 0, sortKey: "9999999999" },
  ])("with a key of another type is refused: %j", (row) => {
    const cursor = adminProductCursor(AdminProductSort.PRICE_LOW, row);
    expect(() => adminCursorOf(AdminProductSort.PRICE_LOW, cursor)).toThrow("cursor");
  });
});

describe("the words of a text", () => {
  const word = (typed: string, forms: string[]) => ({
    typed,
    forms,
    longer: [],
    lookalikes: [],
  });

  const words = adminWordsOf([word("silk", []), word("dresses", ["dress"])]);

  it("find active products by the forms that the shop's products have", () => {
    expect(words.active).toBe("('dress')");
  });

  it("find archived products by their beginning too", () => {
    expect(words.archived).toBe("('silk':*) & ('dresses':* | 'dress')");
  });

  it("find nothing if there are none", () => {
    expect(adminWordsOf([])).toEqual({ active: null, archived: null });
    expect(adminWordsOf([word("o'neil", [])])).toEqual({ active: null, archived: "('o''neil':*)" });
  });
});

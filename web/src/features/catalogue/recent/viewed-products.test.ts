import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addViewed, clearViewed, parseViewed, readViewed, withViewed } from "./viewed-products.ts";

const idAt = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const ids = Array.from({ length: 14 }, (_, index) => idAt(index));

const stubStorage = (storage: Partial<Storage>) => vi.stubGlobal("window", { localStorage: storage });

afterEach(() => vi.unstubAllGlobals());

describe("viewed products", () => {
  beforeEach(() => {
    const entries = new Map<string, string>();
    stubStorage({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
    });
  });

  it("are stored with the latest first, each once, at most twelve", () => {
    for (const id of ids) addViewed(id);
    expect(readViewed()).toEqual(ids.slice(2).toReversed());
    addViewed(idAt(5));
    expect(readViewed().slice(0, 2)).toEqual([idAt(5), idAt(13)]);
    expect(readViewed()).toHaveLength(12);
    clearViewed();
    expect(readViewed()).toEqual([]);
  });

  it("are moved to the front when they are viewed again", () => {
    expect(withViewed([idAt(1), idAt(2), idAt(3)], idAt(3))).toEqual([idAt(3), idAt(1), idAt(2)]);
  });
});

it.each([[null], ["{broken"], ['{"0":"x"}'], ['[1, null, "\'; drop", {}]']])(
  "a stored text without ids, %j, is an empty list",
  (text) => {
    expect(parseViewed(text)).toEqual([]);
  },
);

it("keeps the valid ids of a stored text", () => {
  expect(parseViewed(JSON.stringify([idAt(1), "x", idAt(1), idAt(2)]))).toEqual([idAt(1), idAt(2)]);
});

it("viewed products are in memory where the browser stores nothing", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  addViewed(idAt(1));
  expect(readViewed()).toEqual([idAt(1)]);
  clearViewed();
  expect(readViewed()).toEqual([]);
});

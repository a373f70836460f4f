import { describe, expect, it, vi } from "vitest";
import { batched, grouped, inOrder, type Loaders } from "./loader.ts";

type Request = { loaders: Loaders };
type Load<Value> = (request: Request, keys: readonly number[]) => Promise<Value[]>;

const aRequest = (): Request => ({ loaders: new Map() });

describe("a batched read", () => {
  it("loads all keys of a list in one read without repeats", async () => {
    const load = vi.fn<Load<number>>(async (_, keys) => keys.map((key) => key * 10));
    const read = batched(load);
    const request = aRequest();
    expect(await Promise.all([read(request, 1), read(request, 2), read(request, 1)])).toEqual([10, 20, 10]);
    expect(load.mock.calls.map(([, keys]) => keys)).toEqual([[1, 2]]);
  });

  it("caches nothing between requests", async () => {
    const load = vi.fn<Load<string>>(async (_, keys) => keys.map(String));
    const read = batched(load);
    await read(aRequest(), 1);
    await read(aRequest(), 1);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("rows for a batch", () => {
  const rows = [
    { id: "b", of: 1 },
    { id: "a", of: 1 },
  ];

  it("are in the order of the keys, with null for an unknown one", () => {
    expect(inOrder(["a", "x", "b"], rows, ({ id }) => id)).toEqual([rows[1], null, rows[0]]);
  });

  it("are in groups, with an empty one for a key without rows", () => {
    expect(grouped([2, 1], rows, ({ of }) => of)).toEqual([[], rows]);
  });
});

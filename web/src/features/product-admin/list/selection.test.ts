import { expect, it } from "vitest";
import { withProducts } from "./selection.ts";

it("has products of earlier pages, each once", () => {
  const first = withProducts(new Set(), [{ id: "1" }], true);
  const both = withProducts(first, [{ id: "2" }, { id: "1" }], true);
  expect([...both]).toEqual(["1", "2"]);
  expect(first.size).toBe(1);
  expect([...withProducts(both, [{ id: "1" }], false)]).toEqual(["2"]);
});

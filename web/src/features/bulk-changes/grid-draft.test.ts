import { expect, it } from "vitest";
import { gridTextsOf, withGridTexts } from "./grid-draft.ts";

it("stores the typed cells of products and keeps those of other products", () => {
  const first = withGridTexts(null, ["a", "b"], { a: { title: "Ikat", price: "12" }, b: { stock: "3" } });
  const second = withGridTexts(first, ["b", "c"], { c: { price: "9" } });
  expect(gridTextsOf(second, ["a", "b", "c"])).toEqual({
    a: { title: "Ikat", price: "12" },
    c: { price: "9" },
  });
  expect(gridTextsOf(second, ["b"])).toEqual({});
  expect(withGridTexts(second, ["a", "c"], {})).toEqual({});
});

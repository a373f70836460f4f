import { expect, it } from "vitest";
import { picturesAfter, rowWords, productsText } from "./change-text.ts";

it("shows the changes of a product in words, in the order of the form", () => {
  const changes = {
    isArchived: { before: false, after: true },
    price: { before: 2000, after: 2100.5 },
    availableSizes: { before: [], after: ["S", "M"] },
    category: { before: "PARTY", after: "CASUALS" },
    hsn: { before: "6204", after: null },
  };
  expect(rowWords(changes).map(({ name, before, after }) => `${name}: ${before} to ${after}`)).toEqual([
    "Price: \u20b92,000 to \u20b92,100.50",
    "Category: Partywear to Casuals",
    "Available sizes: none to S, M",
    "Status: Active to Archived",
    "HSN code: 6204 to same as the category",
  ]);
});

it("shows the values of a product that is added, without those that it does not have", () => {
  const changes = {
    title: { before: null, after: "Dress" },
    price: { before: null, after: 900 },
    materials: { before: null, after: [] },
    stock: { before: null, after: 0 },
  };
  expect(rowWords(changes)).toEqual([
    { field: "price", name: "Price", before: null, after: "\u20b9900" },
    { field: "stock", name: "Stock", before: null, after: "0" },
  ]);
});

it("counts products", () => {
  expect([productsText(1), productsText(12_000)]).toEqual(["1 product", "12,000 products"]);
});

const list = (...ids: string[]) => ids.map((id) => ({ id, mediaKey: `key-${id}` }));

it("says how many pictures come and go", () => {
  const afterOf = (before: string[], after: string[]) =>
    rowWords({ pictures: { before: list(...before), after: list(...after) } }).map((words) => words.after);
  expect(afterOf(["a", "b"], ["b", "c", "d"])).toEqual(["3 pictures: 2 new, 1 removed"]);
  expect(afterOf(["a"], ["a", "b"])).toEqual(["2 pictures: 1 new"]);
  expect(afterOf(["a", "b"], ["b", "a"])).toEqual(["2 pictures: in another order"]);
  expect(afterOf(["a"], ["a"])).toEqual(["1 picture"]);
});

it("lists the pictures that there will be", () => {
  expect(picturesAfter({ pictures: { before: null, after: list("a", "b") } })).toEqual(["key-a", "key-b"]);
  expect(picturesAfter({ price: { before: 1, after: 2 } })).toEqual([]);
});

import { expect, it } from "vitest";
import { sharedPiecesText } from "./shared-pieces.ts";

const inCart = (id: string, size: string | null = "M", color: string | null = "Rust") => ({
  product: { id, title: `Dress ${id}` },
  size,
  color,
});
const inOrder = (productId: string, size: string | null = "M", color: string | null = "Rust") => ({
  productId,
  size,
  color,
});

it.each([
  ["nothing", [], [inOrder("a")]],
  ["another product", [inCart("b")], [inOrder("a")]],
  ["another size", [inCart("a", "S")], [inOrder("a")]],
  ["another colour", [inCart("a", "M", "Indigo")], [inOrder("a")]],
])("says nothing about a cart that holds %s", (_what, cart, order) => {
  expect(sharedPiecesText(cart, order)).toBeUndefined();
});

it("says that the cart holds the same pieces, with and without sizes", () => {
  const text = "The same pieces are in your cart again. Ordering them would buy them twice.";
  expect(sharedPiecesText([inCart("a"), inCart("b")], [inOrder("b"), inOrder("a")])).toBe(text);
  expect(sharedPiecesText([inCart("a", null, null)], [inOrder("a", null, null)])).toBe(text);
});

it("names the shared pieces beside others, in the cart or in the order: one, two, or their number", () => {
  const order = ["a", "b", "c"].map((id) => inOrder(id));
  const other = inCart("d");
  for (const cart of [[inCart("a")], [inCart("a"), other]])
    expect(sharedPiecesText(cart, order)).toBe(
      "Dress a is in your cart again. Ordering again would buy it twice.",
    );
  expect(sharedPiecesText([inCart("a"), inCart("b"), other], order)).toBe(
    "Dress a and Dress b are in your cart again. Ordering again would buy them twice.",
  );
  expect(sharedPiecesText([...["a", "b", "c"].map((id) => inCart(id)), other], order)).toBe(
    "3 of these pieces are in your cart again. Ordering again would buy them twice.",
  );
});

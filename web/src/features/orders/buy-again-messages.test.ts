import { expect, it } from "vitest";
import { buyAgainNotice } from "./buy-again-messages.ts";

const dress = { title: "Wrap Dress", requested: 3, added: 3 };
const scarf = { title: "Mul Scarf", requested: 1, added: 1 };

it("says so when everything is in the cart again", () => {
  expect(buyAgainNotice([dress, scarf])).toEqual({ tone: "success", text: "Added to cart", missing: [] });
});

it("names what is gone, and what there were fewer of", () => {
  expect(buyAgainNotice([{ ...dress, added: 2 }, { ...scarf, added: 0 }, scarf]).missing).toEqual([
    "Only 2 of 3 pieces of Wrap Dress could be had.",
    "Mul Scarf cannot be had any more.",
  ]);
});

it("does not claim to have added anything when there is nothing left", () => {
  expect(buyAgainNotice([{ ...scarf, added: 0 }])).toEqual({
    tone: "info",
    text: "No more of these pieces can be had.",
    missing: [],
  });
});

import { expect, it } from "vitest";
import { buyAgainNotice } from "./buy-again-messages.ts";

const dress = { title: "Wrap Dress", requested: 3, added: 3 };
const scarf = { title: "Mul Scarf", requested: 1, added: 1 };

it("reports success if everything was added", () => {
  expect(buyAgainNotice([dress, scarf])).toEqual({ tone: "success", text: "Added to cart", missing: [] });
});

it("names what is sold out and what was added in part", () => {
  expect(buyAgainNotice([{ ...dress, added: 2 }, { ...scarf, added: 0 }, scarf]).missing).toEqual([
    "Only 2 of 3 pieces of Wrap Dress are available.",
    "Mul Scarf is no longer available.",
  ]);
});

it("reports no success if nothing was added", () => {
  expect(buyAgainNotice([{ ...scarf, added: 0 }])).toEqual({
    tone: "info",
    text: "None of these pieces are available any more.",
    missing: [],
  });
});

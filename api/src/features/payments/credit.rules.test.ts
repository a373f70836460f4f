import { describe, expect, it } from "vitest";
import { afterCredit } from "../../../test/support/after-credit.ts";
import {
  creditAmounts,
  mostReduction,
  remainingPieces,
  type CreditableOrder,
  type CreditParts,
  type CreditedPieces,
} from "./credit.rules.ts";

/** Three pieces for 1,000 rupees with a tax of 47.62, and one for 500 with 23.80; shipping 99 with 4.72. */
const anOrder = (): CreditableOrder => ({
  lines: [
    { id: "dress", pieces: 3, amount: 100_000, tax: 4762 },
    { id: "scarf", pieces: 1, amount: 50_000, tax: 2380 },
  ],
  shipping: 9900,
  shippingTax: 472,
});

const piecesOf = (orderLineId: string, quantity: number): CreditParts => ({
  pieces: [{ orderLineId, quantity }],
});

/** The order after these credits. */
const creditedWith = (...credits: CreditParts[]): CreditableOrder =>
  credits.reduce((order, parts) => {
    const credit = creditAmounts(order, parts);
    if (!credit) throw new Error("This credit does not exist.");
    return afterCredit(order, credit);
  }, anOrder());

describe("the amount of a credit", () => {
  it("is the share of the pieces in their line, rounded down, with an even tax", () => {
    expect(creditAmounts(anOrder(), piecesOf("dress", 1))).toEqual({
      lines: [{ orderLineId: "dress", quantity: 1, amount: 33_333, tax: 1586 }],
      shipping: 0,
      shippingTax: 0,
      amount: 33_333,
      tax: 1586,
      isLast: false,
    });
  });

  it("depends on what is left of the line, so that the parts add up to it", () => {
    const orders = [[], [1], [1, 1]].map((earlier) =>
      creditedWith(...earlier.map((quantity) => piecesOf("dress", quantity))),
    );
    const lines = orders.map((order) => creditAmounts(order, piecesOf("dress", 1))?.lines[0]);
    expect(lines.map((line) => line?.amount)).toEqual([33_333, 33_333, 33_334]);
    expect(lines.map((line) => line?.tax)).toEqual([1586, 1588, 1588]);
  });

  it("contains the shipping with the last piece of the order only", () => {
    expect(creditAmounts(anOrder(), piecesOf("scarf", 1))?.shipping).toBe(0);
    expect(creditAmounts(creditedWith(piecesOf("dress", 3)), piecesOf("scarf", 1))).toMatchObject({
      shipping: 9900,
      shippingTax: 472,
      amount: 59_900,
      tax: 2852,
      isLast: true,
    });
    expect(creditAmounts(anOrder(), { pieces: remainingPieces(anOrder()) })).toMatchObject({
      amount: 159_900,
      tax: 7614,
      isLast: true,
    });
  });

  it("contains the shipping earlier if it is refunded by hand", () => {
    const shipping: CreditParts = { pieces: [], hasShipping: true };
    expect(creditAmounts(anOrder(), shipping)).toEqual({
      lines: [],
      shipping: 9900,
      shippingTax: 472,
      amount: 9900,
      tax: 472,
      isLast: false,
    });
  });

  it("does not contain shipping that was refunded by hand", () => {
    const shipping: CreditParts = { pieces: [], hasShipping: true };
    const order = creditedWith(shipping);
    expect(creditAmounts(order, shipping)).toBeUndefined();
    expect(creditAmounts(order, { pieces: remainingPieces(order) })).toMatchObject({
      amount: 150_000,
      shipping: 0,
      isLast: true,
    });
  });

  it("of a reduction is spread over what is left of the lines, with their tax", () => {
    expect(creditAmounts(anOrder(), { pieces: [], reduction: 15_000 })).toEqual({
      lines: [
        { orderLineId: "dress", quantity: 0, amount: 10_000, tax: 476 },
        { orderLineId: "scarf", quantity: 0, amount: 5000, tax: 238 },
      ],
      shipping: 0,
      shippingTax: 0,
      amount: 15_000,
      tax: 714,
      isLast: false,
    });
  });

  it("of pieces is what is left of their price after a reduction", () => {
    const order = creditedWith({ pieces: [], reduction: 15_000 });
    expect(creditAmounts(order, piecesOf("dress", 1))?.amount).toBe(30_000);
    expect(creditAmounts(order, { pieces: remainingPieces(order) })?.amount).toBe(144_900);
  });

  it("is nothing for pieces whose price was reduced to nothing", () => {
    const order = creditedWith({ pieces: [], reduction: mostReduction(anOrder()) });
    expect(mostReduction(order)).toBe(0);
    expect(creditAmounts(order, piecesOf("dress", 3))).toMatchObject({ amount: 0, tax: 0, isLast: false });
  });

  it("counts pieces of a line that is named twice together", () => {
    const twice = ["dress", "dress"].map((orderLineId) => ({ orderLineId, quantity: 1 }));
    expect(creditAmounts(anOrder(), { pieces: twice })?.lines).toEqual([
      { orderLineId: "dress", quantity: 2, amount: 66_666, tax: 3174 },
    ]);
  });

  it.each<[string, CreditedPieces[]]>([
    ["no piece", []],
    ["more pieces than are left", [{ orderLineId: "dress", quantity: 3 }]],
    [
      "more pieces than are left, in two parts",
      [1, 2].map((quantity) => ({ orderLineId: "dress", quantity })),
    ],
    ["a line of another order", [{ orderLineId: "coat", quantity: 1 }]],
    ["a negative quantity", [{ orderLineId: "dress", quantity: -1 }]],
    [
      "a negative quantity beside a larger one",
      [-1, 2].map((quantity) => ({ orderLineId: "dress", quantity })),
    ],
    ["half a piece", [{ orderLineId: "dress", quantity: 0.5 }]],
    ["a line that is credited in full", [{ orderLineId: "scarf", quantity: 1 }]],
  ])("does not exist for %s", (_what, pieces) => {
    const order = creditedWith(piecesOf("dress", 1), piecesOf("scarf", 1));
    expect(creditAmounts(order, { pieces })).toBeUndefined();
  });

  it.each<[string, CreditParts]>([
    ["more than is left of the prices", { pieces: [], reduction: 150_001 }],
    ["a negative amount", { pieces: [], reduction: -1 }],
    ["half a paisa", { pieces: [], reduction: 0.5 }],
    ["an amount and pieces together", { ...piecesOf("dress", 1), reduction: 100 }],
  ])("does not exist for a reduction by %s", (_what, parts) => {
    expect(creditAmounts(anOrder(), parts)).toBeUndefined();
  });
});

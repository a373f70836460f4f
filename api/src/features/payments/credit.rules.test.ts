import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../../platform/money.ts";
import { totalsOf } from "../checkout/totals.rules.ts";
import { gstRates } from "../shop/gst-rates.rules.ts";
import {
  creditAmounts,
  remainingPieces,
  type CreditableOrder,
  type CreditAmounts,
  type CreditedPieces,
} from "./credit.rules.ts";

/** Three pieces for 1,000 rupees with a tax of 47.62, and one for 500 with 23.80; shipping 99 with 4.72. */
const anOrder = (credited: [number, number] = [0, 0]): CreditableOrder => ({
  lines: [
    { id: "dress", quantity: 3, net: 100_000, tax: 4762, credited: credited[0] },
    { id: "scarf", quantity: 1, net: 50_000, tax: 2380, credited: credited[1] },
  ],
  shipping: 9900,
  shippingTax: 472,
});

describe("the amount of a credit", () => {
  it("is the share of the pieces in their line, rounded down, with an even tax", () => {
    expect(creditAmounts(anOrder(), [{ orderLineId: "dress", quantity: 1 }])).toEqual({
      lines: [{ orderLineId: "dress", quantity: 1, amount: 33_333, tax: 1586 }],
      shipping: 0,
      shippingTax: 0,
      amount: 33_333,
      tax: 1586,
      isLast: false,
    });
  });

  it("depends on the pieces credited before, so that the parts add up to the line", () => {
    const amounts = [0, 1, 2].map(
      (credited) => creditAmounts(anOrder([credited, 0]), [{ orderLineId: "dress", quantity: 1 }])?.lines[0],
    );
    expect(amounts.map((line) => line?.amount)).toEqual([33_333, 33_333, 33_334]);
    expect(amounts.map((line) => line?.tax)).toEqual([1586, 1588, 1588]);
  });

  it("contains the shipping with the last piece of the order only", () => {
    expect(creditAmounts(anOrder(), [{ orderLineId: "scarf", quantity: 1 }])?.shipping).toBe(0);
    expect(creditAmounts(anOrder([3, 0]), [{ orderLineId: "scarf", quantity: 1 }])).toMatchObject({
      shipping: 9900,
      shippingTax: 472,
      amount: 59_900,
      tax: 2852,
      isLast: true,
    });
    expect(creditAmounts(anOrder(), remainingPieces(anOrder()))).toMatchObject({
      amount: 159_900,
      tax: 7614,
      isLast: true,
    });
  });

  it("counts pieces of a line that is named twice together", () => {
    const twice = ["dress", "dress"].map((orderLineId) => ({ orderLineId, quantity: 1 }));
    expect(creditAmounts(anOrder(), twice)?.lines).toEqual([
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
    ["half a piece", [{ orderLineId: "dress", quantity: 0.5 }]],
    ["a line that is credited in full", [{ orderLineId: "scarf", quantity: 1 }]],
  ])("does not exist for %s", (_what, pieces) => {
    expect(creditAmounts(anOrder([1, 1]), pieces)).toBeUndefined();
  });
});

/** Random orders with the totals of the checkout itself: cheap and dear pieces of several rates, some with a discount. */
const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 100, max: 100_000_000 })),
        quantity: fc.integer({ min: 1, max: 99 }),
        hsn: fc.constantFrom("6204", "4202", "7117", "6109"),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    percentOff: fc.constantFrom(0, 40, 7, 99),
    shippingFee: fc.constantFrom(0, 9900, 1),
  })
  .map(({ lines, percentOff, shippingFee }) =>
    totalsOf(
      lines,
      { freeShippingAbove: 50_000, checkoutShippingFee: shippingFee, gst: gstRates },
      { at: new Date("2026-11-22T12:00:00Z"), percentOff },
    ),
  );

type Totals = ReturnType<typeof totalsOf>;

const creditable = (totals: Totals): CreditableOrder => ({
  lines: totals.lines.map((line, index) => ({
    id: `line ${index}`,
    quantity: line.quantity,
    net: line.price * line.quantity - line.discount,
    tax: line.tax,
    credited: 0,
  })),
  shipping: totals.shippingCost,
  shippingTax: totals.tax - sum(totals.lines.map(({ tax }) => tax)),
});

const withCredited = (order: CreditableOrder, { lines }: CreditAmounts): CreditableOrder => ({
  ...order,
  lines: order.lines.map((line) => ({
    ...line,
    credited: line.credited + (lines.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0),
  })),
});

/** Credits random pieces of an order until none is left. */
const creditAll = (order: CreditableOrder, shares: Iterator<number>): CreditAmounts[] => {
  const credits: CreditAmounts[] = [];
  for (let state = order; remainingPieces(state).length > 0;) {
    const pieces = remainingPieces(state).map((rest) => ({
      ...rest,
      quantity: Math.ceil(rest.quantity * (shares.next().value ?? 1)),
    }));
    const chosen = pieces.filter(({ quantity }) => quantity > 0);
    const credit = creditAmounts(state, chosen.length > 0 ? chosen : remainingPieces(state).slice(0, 1));
    if (!credit) throw new Error("Pieces that are left must have a credit.");
    credits.push(credit);
    state = withCredited(state, credit);
  }
  return credits;
};

type Taxed = { amount: number; tax: number };

const added = (amounts: readonly Taxed[]): Taxed => ({
  amount: sum(amounts.map(({ amount }) => amount)),
  tax: sum(amounts.map(({ tax }) => tax)),
});

const isValid = ({ amount, tax }: Taxed): boolean => amount >= 0 && tax >= 0 && tax % 2 === 0;

describe("the credits of random orders", () => {
  it("add up to total and tax of the order and of each line, in any parts, with an even tax", () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }),
        (totals, shares) => {
          const order = creditable(totals);
          const credits = creditAll(order, shares[Symbol.iterator]());
          const lines = credits.flatMap((credit) => credit.lines);
          const ofLines = order.lines.map(({ id }) =>
            added(lines.filter(({ orderLineId }) => orderLineId === id)),
          );
          return (
            isDeepStrictEqual(added(credits), { amount: totals.total, tax: totals.tax }) &&
            isDeepStrictEqual(
              ofLines,
              order.lines.map(({ net, tax }) => ({ amount: net, tax })),
            ) &&
            [...lines, ...credits].every(isValid) &&
            credits.every(
              ({ isLast, shipping }, index) =>
                isLast === (index === credits.length - 1) && shipping === (isLast ? totals.shippingCost : 0),
            )
          );
        },
      ),
    );
  });

  it("give some pieces of a line their share of it, rounded down to the paisa", () => {
    fc.assert(
      fc.property(orders, fc.double({ min: 0, max: 1, noNaN: true }), (totals, share) =>
        creditable(totals).lines.every((line, _index, lines) => {
          const quantity = Math.max(1, Math.floor(line.quantity * share));
          const order = { lines: [...lines], shipping: 0, shippingTax: 0 };
          const [credited] = creditAmounts(order, [{ orderLineId: line.id, quantity }])?.lines ?? [];
          return credited?.amount === Number((BigInt(line.net) * BigInt(quantity)) / BigInt(line.quantity));
        }),
      ),
    );
  });
});

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, it } from "vitest";
import { afterCredit } from "../../../test/support/after-credit.ts";
import { sum } from "../../platform/money.ts";
import { cashBack, isCashFor, wholeRupees } from "../orders/cash-rounding.rules.ts";
import { totalsOf } from "../checkout/totals.rules.ts";
import { gstRates } from "../shop/gst-rates.rules.ts";
import {
  creditAmounts,
  mostReduction,
  remainingPieces,
  type CreditableOrder,
  type CreditAmounts,
  type CreditParts,
} from "./credit.rules.ts";
import { somePromotions } from "../../../test/support/promotions.ts";

const piecesOf = (orderLineId: string, quantity: number): CreditParts => ({
  pieces: [{ orderLineId, quantity }],
});

/** Random orders with the totals of the checkout itself: cheap and dear pieces of several rates, some with promotions. */
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
    promotions: somePromotions,
    shippingFee: fc.constantFrom(0, 9900, 1),
  })
  .map(({ lines, promotions, shippingFee }) =>
    totalsOf(
      lines.map((line) => ({ ...line, kind: line.hsn })),
      { freeShippingAbove: 50_000, checkoutShippingFee: shippingFee, gst: gstRates },
      { at: new Date("2026-11-22T12:00:00Z"), promotions },
    ),
  );

type Totals = ReturnType<typeof totalsOf>;

const creditable = (totals: Totals): CreditableOrder => ({
  lines: totals.lines.map((line, index) => ({
    id: `line ${index}`,
    pieces: line.quantity,
    amount: line.price * line.quantity - line.discount,
    tax: line.tax,
  })),
  shipping: totals.shippingCost,
  shippingTax: totals.tax - sum(totals.lines.map(({ tax }) => tax)),
});

/** One random step: pieces of every line (cancelled, returned or refunded by hand), the shipping, or an amount off the prices. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom("pieces", "shipping", "reduction"),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 30 },
);

type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;

const partsOf = (order: CreditableOrder, { kind, share }: Step): CreditParts => {
  if (kind === "shipping") return { pieces: [], hasShipping: true };
  if (kind === "reduction") return { pieces: [], reduction: Math.floor(mostReduction(order) * share) };
  const pieces = remainingPieces(order).map((rest) => ({
    ...rest,
    quantity: Math.ceil(rest.quantity * share),
  }));
  return { pieces: pieces.filter(({ quantity }) => quantity > 0) };
};

/** Makes the steps that are possible, and credits the rest at last. */
const creditAll = (order: CreditableOrder, chosen: readonly Step[]): CreditAmounts[] => {
  const credits: CreditAmounts[] = [];
  let state = order;
  for (const step of chosen) {
    const credit = creditAmounts(state, partsOf(state, step));
    if (!credit) continue;
    credits.push(credit);
    state = afterCredit(state, credit);
  }
  const rest = creditAmounts(state, { pieces: remainingPieces(state) });
  return rest ? [...credits, rest] : credits;
};

type Taxed = { amount: number; tax: number };

const added = (amounts: readonly Taxed[]): Taxed => ({
  amount: sum(amounts.map(({ amount }) => amount)),
  tax: sum(amounts.map(({ tax }) => tax)),
});

/** An amount of less than five paise can be less than the rounding of its tax. */
const isValid = ({ amount, tax }: Taxed): boolean =>
  tax >= 0 && tax % 2 === 0 && (tax <= amount || amount < 5);

const cash = fc.record({ difference: fc.integer({ min: -120, max: 120 }), early: fc.nat({ max: 30 }) });

type Cash = typeof cash extends fc.Arbitrary<infer Each> ? Each : never;

/** The cash that is received for a random order after its early credits, and what each later credit pays back of it. */
const cashOf = (totals: Totals, chosen: readonly Step[], { difference, early }: Cash) => {
  const credits = creditAll(creditable(totals), chosen).map(({ amount }) => amount);
  const later = credits.slice(early);
  const exact = totals.total - sum(credits.slice(0, early));
  // An amount that is refused is received as it is due.
  const received = isCashFor(exact, exact + difference) ? exact + difference : wholeRupees(exact);
  let paidBack = 0;
  const steps = later.map((credit) => {
    const back = cashBack(credit, { received, paidBack });
    paidBack += back.payout;
    return { ...back, credit };
  });
  return { exact, received, paidBack, steps };
};

describe("the credits of random orders", () => {
  it("add up to total and tax of the order and of each line, in any parts, with an even tax within each amount", () => {
    fc.assert(
      fc.property(orders, steps, (totals, chosen) => {
        const order = creditable(totals);
        const credits = creditAll(order, chosen);
        const lines = credits.flatMap((credit) => credit.lines);
        const ofLines = order.lines.map(({ id }) =>
          added(lines.filter(({ orderLineId }) => orderLineId === id)),
        );
        return (
          isDeepStrictEqual(added(credits), { amount: totals.total, tax: totals.tax }) &&
          isDeepStrictEqual(
            ofLines,
            order.lines.map(({ amount, tax }) => ({ amount, tax })),
          ) &&
          [...lines, ...credits].every(isValid) &&
          sum(credits.map(({ shipping }) => shipping)) === totals.shippingCost &&
          credits.every(({ isLast }, index) => isLast === (index === credits.length - 1))
        );
      }),
    );
  });

  it("pay back at most the cash that was received", () => {
    fc.assert(
      fc.property(orders, steps, cash, (totals, chosen, given) => {
        const { received, paidBack, steps } = cashOf(totals, chosen, given);
        return paidBack <= received && steps.every(({ payout, credit }) => payout >= 0 && payout <= credit);
      }),
    );
  });

  it("leave the totals in cash but for a rounding of less than a rupee at each step", () => {
    fc.assert(
      fc.property(orders, steps, cash, (totals, chosen, given) => {
        const { exact, received, paidBack, steps } = cashOf(totals, chosen, given);
        const rounding = received - exact + sum(steps.map((step) => step.rounding));
        return (
          Math.abs(received - exact) < 100 &&
          steps.every((step) => step.rounding >= 0 && step.rounding < 100) &&
          received - paidBack === exact - sum(steps.map(({ credit }) => credit)) + rounding
        );
      }),
    );
  });

  it("give some pieces of a line their share of it, rounded down to the paisa", () => {
    fc.assert(
      fc.property(orders, fc.double({ min: 0, max: 1, noNaN: true }), (totals, share) =>
        creditable(totals).lines.every((line, _index, lines) => {
          const quantity = Math.max(1, Math.floor(line.pieces * share));
          const order = { lines: [...lines], shipping: 0, shippingTax: 0 };
          const [credited] = creditAmounts(order, piecesOf(line.id, quantity))?.lines ?? [];
          return credited?.amount === Number((BigInt(line.amount) * BigInt(quantity)) / BigInt(line.pieces));
        }),
      ),
    );
  });
});

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, it } from "vitest";
import { afterCredit } from "../../../test/support/after-credit.ts";
import { sum } from "../../platform/money.ts";
import { creditAmounts, remainingPieces, type CreditableOrder } from "../payments/credit.rules.ts";
import { checkedInspection } from "./inspection.rules.ts";
import { returnablePieces, type EarlierLine } from "./return-pieces.rules.ts";
import { ReturnKind, ReturnStatus } from "./return-status.rules.ts";

/** Random orders, of each line the announced pieces, and the shares that arrive and are damaged at each inspection. */
const lines = fc.array(
  fc.record({
    bought: fc.integer({ min: 1, max: 99 }),
    announcedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    price: fc.integer({ min: 1, max: 10_000_000 }),
    inspections: fc.array(
      fc.record({
        arrives: fc.double({ min: 0, max: 1, noNaN: true }),
        damaged: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 3, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 5 },
);

type RandomLine = typeof lines extends fc.Arbitrary<(infer Each)[]> ? Each : never;

const announcedOf = ({ bought, announcedShare }: RandomLine): number =>
  Math.max(1, Math.floor(bought * announcedShare));

const evenTax = (amount: number): number => 2 * Math.floor(amount / 42);

const orderOf = (all: readonly RandomLine[], shipping: number): CreditableOrder => ({
  lines: all.map(({ bought, price }, index) => ({
    id: `line ${index}`,
    pieces: bought,
    amount: bought * price,
    tax: evenTax(bought * price),
  })),
  shipping,
  shippingTax: evenTax(shipping),
});

/** Three inspections of one return, with the credit of each. The books are kept as the command keeps them. */
const inspectAll = (all: readonly RandomLine[], order: CreditableOrder) => {
  let recorded = all.map((line, index) => ({
    id: `line ${index}`,
    quantity: announcedOf(line),
    restocked: 0,
    writtenOff: 0,
    missing: 0,
  }));
  let left = order;
  const movements: number[] = [];
  const credits: number[] = [];
  for (const round of [0, 1, 2]) {
    const findings = recorded.map((line, index) => {
      const { arrives, damaged } = all[index]?.inspections[round] ?? { arrives: 0, damaged: 0 };
      const open = line.quantity - line.restocked - line.writtenOff;
      const arrived = Math.round(open * arrives);
      const writtenOff = Math.round(arrived * damaged);
      return {
        lineId: line.id,
        restocked: line.restocked + arrived - writtenOff,
        writtenOff: line.writtenOff + writtenOff,
        missing: open - arrived,
      };
    });
    const inspected = checkedInspection(recorded, findings);
    movements.push(...inspected.flatMap(({ arrived, damaged }) => [arrived, -damaged]));
    const pieces = inspected
      .map(({ id, arrived }) => ({ orderLineId: id, quantity: arrived }))
      .filter(({ quantity }) => quantity > 0);
    const credit = creditAmounts(left, { pieces });
    if (credit) {
      credits.push(credit.amount);
      left = afterCredit(left, credit);
    }
    recorded = inspected.map(({ id, quantity, restocked, writtenOff, missing }) => ({
      id,
      quantity,
      restocked,
      writtenOff,
      missing,
    }));
  }
  return { recorded, left, movements, credits };
};

const totalOf = ({ lines: ofOrder, shipping }: CreditableOrder): number =>
  sum(ofOrder.map(({ amount }) => amount)) + shipping;

describe("random returns of which pieces arrive in parts or never", () => {
  it("have each piece once: in stock, written off or missing", () => {
    fc.assert(
      fc.property(lines, (all) =>
        inspectAll(all, orderOf(all, 0)).recorded.every(
          (line) => line.restocked + line.writtenOff + line.missing === line.quantity,
        ),
      ),
    );
  });

  it("have in stock only what the movements say", () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { recorded, movements } = inspectAll(all, orderOf(all, 0));
        return sum(movements) === sum(recorded.map(({ restocked }) => restocked));
      }),
    );
  });

  it("credit the pieces that arrived", () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(0, 9900), (all, shipping) => {
        const order = orderOf(all, shipping);
        const { recorded, left } = inspectAll(all, order);
        const kept = left.lines.map(({ pieces }) => pieces);
        const expected = all.map(
          ({ bought }, index) =>
            bought - (recorded[index]?.restocked ?? 0) - (recorded[index]?.writtenOff ?? 0),
        );
        return isDeepStrictEqual(kept, expected);
      }),
    );
  });

  it("credit with the rest of the order exactly its total", () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(0, 9900), (all, shipping) => {
        const order = orderOf(all, shipping);
        const { left, credits } = inspectAll(all, order);
        const rest = creditAmounts(left, { pieces: remainingPieces(left) });
        return sum(credits) + (rest?.amount ?? 0) === totalOf(order);
      }),
    );
  });

  it("leave the shopper exactly the pieces that are still charged, missing ones included", () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { recorded, left } = inspectAll(all, orderOf(all, 0));
        const variant = { size: "M", color: "Red" };
        const earlier = recorded.map(({ id, quantity, missing }): EarlierLine => ({
          orderLineId: id,
          quantity,
          ...variant,
          kind: ReturnKind.RETURN,
          newSize: null,
          newColor: null,
          missing,
          unsentReplacements: 0,
          status: ReturnStatus.COMPLETED,
          isReplacementSent: false,
        }));
        const ordered = all.map(({ bought }, index) => ({
          id: `line ${index}`,
          quantity: bought,
          ...variant,
        }));
        return isDeepStrictEqual(
          returnablePieces(ordered, earlier, []).map(({ orderLineId, quantity }) => ({
            orderLineId,
            quantity,
          })),
          remainingPieces(left),
        );
      }),
    );
  });
});

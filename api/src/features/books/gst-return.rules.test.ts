import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSale, documentOf, expectNoPaisaLost, returnOf, sales } from "../../../test/support/gst-months.ts";
import { credited, creditedParts, invoiced, randomOrders } from "../../../test/support/random-invoices.ts";
import { rupees, sum } from "../../platform/money.ts";
import { isPriceReduction } from "../invoices/credit-note.rules.ts";
import { openGstReturn, TaxDocumentKind, totalOf } from "./gst-return.rules.ts";

describe("the return of random orders with discounts, partial returns, cancellations and exchanges", () => {
  it("adds up to the invoices less the credit notes, in each table and in the file, to the paisa", () => {
    fc.assert(
      fc.property(fc.array(sales, { minLength: 1, maxLength: 2 }), (made) => {
        expectNoPaisaLost(made);
      }),
    );
  });

  it("loses no paisa in a month of as many orders as other properties draw", () => {
    const seed = Date.now() % 2 ** 31;
    const { numRuns = 500 } = fc.readConfigureGlobal();
    const made = fc.sample(sales, { numRuns, seed });
    try {
      const { b2cs, b2cl, cdnur } = expectNoPaisaLost(made);
      // The month has what a return can have.
      const rates = new Set(b2cs.map(({ isInterState, rate }) => `${rate} ${isInterState}`));
      expect([...rates].sort()).toEqual(
        [300, 500, 1800].flatMap((rate) => [`${rate} false`, `${rate} true`]).sort(),
      );
      expect(Math.min(b2cl.length, cdnur.length)).toBeGreaterThan(0);
      const lastTitles = made.map(({ sale }) => sale.invoice.snapshot.lines.at(-1)?.title);
      expect(new Set(lastTitles.map((title) => title === "Shipping")).size).toBe(2);
      expect(made.some(({ notes }) => notes.some(({ lines }) => lines.some(isPriceReduction)))).toBe(true);
    } catch (error) {
      throw new Error(`The month of ${numRuns} random orders of the seed ${seed}`, { cause: error });
    }
  });

  it("counts the pieces that stay sold", () => {
    fc.assert(
      fc.property(randomOrders, fc.array(fc.nat(99), { maxLength: 6 }), (totals, variants) => {
        const sale = invoiced(totals, "Kerala");
        const { hsn } = returnOf([{ sale, notes: creditedParts(sale, variants) }]);
        const sold = sum(hsn.map(({ quantity }) => quantity));
        expect(sold).toBe(sum(sale.order.lines.map(({ pieces }) => pieces)));
      }),
    );
  });
});

describe("a large invoice", () => {
  it("is above 100,000 rupees and to another state", () => {
    const at = aSale(rupees(100_000), "Kerala");
    const above = aSale(rupees(100_000) + 1, "Kerala");
    const ownState = aSale(rupees(300_000), "Punjab");
    const { b2cl, b2cs } = returnOf([at, above, ownState].map((sale) => ({ sale, notes: [] })));
    expect(b2cl.map(({ total, state }) => [total, state])).toEqual([[rupees(100_000) + 1, "Kerala"]]);
    expect(b2cs.map(({ state, isInterState }) => [state, isInterState])).toEqual([
      ["Punjab", false],
      ["Kerala", true],
    ]);
  });

  it("nets credit notes, but for those of invoices that are listed", () => {
    const large = aSale(rupees(60_000), "Kerala", 2);
    const small = aSale(rupees(1000), "Kerala", 2);
    const onePiece = { pieces: [{ orderLineId: "0", quantity: 1 }] };
    const { cdnur, b2cs } = returnOf([
      { sale: large, notes: [credited(large, { pieces: [], reduction: 500 })] },
      { sale: small, notes: [credited(small, onePiece)] },
    ]);
    expect(cdnur.map(({ total }) => total)).toEqual([500]);
    expect(b2cs.map((row) => totalOf(row))).toEqual([rupees(1000)]);
  });
});

it("has sales below zero where more came back than was sold", () => {
  const sale = aSale(rupees(1000), "Kerala");
  const { add, result } = openGstReturn();
  const note = credited(sale);
  add(documentOf(TaxDocumentKind.CREDIT_NOTE, note, sale.invoice.snapshot));
  expect(result().b2cs.map((row) => totalOf(row))).toEqual([-rupees(1000)]);
});

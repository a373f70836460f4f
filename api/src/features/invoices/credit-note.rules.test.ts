import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  credited,
  creditedParts,
  invoiced,
  placedAt as at,
  randomOrders as orders,
  seller,
  taxSettings as settings,
} from "../../../test/support/random-invoices.ts";
import { totalsOf } from "../checkout/totals.rules.ts";
import { remainingPieces } from "../payments/credit.rules.ts";
import type { InvoiceSnapshot } from "./invoice.rules.ts";

/** Total and taxes of a document by tax rate; shipping is one of the lines. */
const byRate = ({ lines }: Pick<InvoiceSnapshot, "lines">): Record<number, number[]> =>
  lines.reduce<Record<number, number[]>>(
    (sums, { taxRate, total, taxable, cgst, sgst, igst, price, quantity, discount }) => {
      const amounts = [total, taxable, cgst, sgst, igst, price * quantity - discount];
      sums[taxRate] = amounts.map((amount, index) => (sums[taxRate]?.[index] ?? 0) + amount);
      return sums;
    },
    {},
  );

describe("a credit note", () => {
  it("has the parties of the invoice and names it, with the credited pieces at their price and rate", () => {
    const sale = invoiced(
      totalsOf([{ price: 33_333, quantity: 3, hsn: "6204" }], settings, { at, promotions: [] }),
      "Punjab",
    );
    const note = credited(sale, { pieces: [{ orderLineId: "0", quantity: 1 }] });
    expect(note).toMatchObject({
      buyer: sale.invoice.snapshot.buyer,
      seller,
      placeOfSupply: "Punjab (03)",
      corrects: { number: "SJ/26-27/000001", issuedAt: at.toISOString(), reason: "pieces were returned" },
    });
    expect(note.lines).toEqual([
      expect.objectContaining({
        title: "Piece 0",
        quantity: 1,
        price: 33_333,
        discount: 0,
        total: 33_333,
        taxRate: 500,
      }),
    ]);
    expect(note.sums).toMatchObject({ total: 33_333, taxable: 31_747, cgst: 793, sgst: 793, igst: 0 });
  });

  const lines = [{ price: 20_000, quantity: 2, hsn: "6204" }];
  const sale = invoiced(totalsOf(lines, settings, { at, promotions: [] }), "Punjab");

  it("prints an amount off the prices as a reduction of each line", () => {
    const reduction = credited(sale, { pieces: [], reduction: 5000 });
    expect(reduction.lines).toEqual([
      expect.objectContaining({
        title: "Price reduction: Piece 0",
        quantity: 1,
        price: 5000,
        discount: 0,
        total: 5000,
        hsn: "6204",
      }),
    ]);
  });

  it("prints a refund of the shipping as shipping", () => {
    const shipping = credited(sale, { pieces: [], hasShipping: true });
    expect(shipping.lines).toEqual([
      expect.objectContaining({ title: "Shipping", quantity: 1, total: 9900 }),
    ]);
  });
});

describe("the invoice less its credit notes, for random orders with partial returns", () => {
  it("is to the paisa what the shop keeps at each tax rate", () => {
    fc.assert(
      fc.property(
        orders,
        fc.constantFrom("Punjab", "Kerala"),
        fc.array(fc.nat(99), { maxLength: 12 }),
        (totals, state, variants) => {
          const sale = invoiced(totals, state);
          const { invoice, order } = sale;
          const notes = creditedParts(sale, variants);
          const kept = order.lines.reduce((sum, { amount }) => sum + amount, order.shipping);
          const isAnyKept = remainingPieces(order).length > 0;
          const noted = notes.reduce((sum, { sums }) => sum + sums.total, 0);
          if (invoice.snapshot.sums.total - noted !== kept) return false;
          // What is left is credited last: then invoice and notes are equal at each rate.
          if (isAnyKept) notes.push(credited(sale));
          const left = byRate({ lines: notes.flatMap(({ lines }) => lines) });
          const all = byRate(invoice.snapshot);
          const areAllPositive = notes.every(({ lines }) =>
            // An amount of less than five paise can be less than the rounding of its tax.
            lines.every(({ discount, taxable, total }) => discount >= 0 && (taxable >= 0 || total < 5)),
          );
          return JSON.stringify(left) === JSON.stringify(all) && areAllPositive;
        },
      ),
    );
  });
});

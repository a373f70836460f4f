import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "../checkout/totals.rules.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import {
  creditAmounts,
  CreditReason,
  remainingPieces,
  type CreditableOrder,
} from "../payments/credit.rules.ts";
import { gstRates } from "../shop/gst-rates.rules.ts";
import { toCreditNoteSnapshot, type CreditNoteSnapshot } from "./credit-note.rules.ts";
import { toInvoiceSnapshot, type InvoiceSnapshot } from "./invoice.rules.ts";

const at = new Date("2026-11-22T06:00:00Z");
const settings = { freeShippingAbove: 50_000, checkoutShippingFee: 9900, gst: gstRates };

const seller = { name: "Saanjh", address: "Ludhiana 141001", state: "Punjab", gstin: "03AAAAA0000A1ZC" };

type Totals = ReturnType<typeof totalsOf>;

/** An invoice with its order, of which nothing is credited. */
const invoiced = (totals: Totals, state: string) => {
  const lines = totals.lines.map((line, index) => ({
    ...line,
    title: `Piece ${index}`,
    size: "M",
    color: null,
  }));
  const snapshot = toInvoiceSnapshot(
    {
      orderNumber: "SJ100001",
      orderedAt: at.toISOString(),
      payment: PaymentMethod.COD,
      buyer: { name: "Meera", address: "14, Mall Road", city: "Amritsar", state, zipCode: "143001" },
      shippingCost: totals.shippingCost,
      discount: totals.discount,
      tax: totals.tax,
      total: totals.total,
      lines,
    },
    seller,
  );
  const order: CreditableOrder = {
    lines: lines.map((line, index) => ({
      id: String(index),
      quantity: line.quantity,
      net: line.price * line.quantity - line.discount,
      tax: line.tax,
      credited: 0,
    })),
    shipping: totals.shippingCost,
    shippingTax: totals.tax - lines.reduce((sum, { tax }) => sum + tax, 0),
  };
  return { invoice: { number: "SJ/26-27/000001", issuedAt: at, snapshot }, order };
};

type Invoiced = ReturnType<typeof invoiced>;

/** Credits pieces of the order, and returns its note. */
const credited = ({ invoice, order }: Invoiced, pieces = remainingPieces(order)): CreditNoteSnapshot => {
  const amounts = creditAmounts(order, pieces);
  if (!amounts) throw new Error("More pieces than are left.");
  for (const { orderLineId, quantity } of amounts.lines) {
    const line = order.lines[Number(orderLineId)];
    if (line) line.credited += quantity;
  }
  return toCreditNoteSnapshot(invoice, {
    ...amounts,
    reason: CreditReason.PIECES_RETURNED,
    lines: amounts.lines.map(({ orderLineId, ...part }) => ({ ...part, place: Number(orderLineId) })),
  });
};

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
      totalsOf([{ price: 33_333, quantity: 3, hsn: "6204" }], settings, { at, percentOff: 0 }),
      "Punjab",
    );
    const note = credited(sale, [{ orderLineId: "0", quantity: 1 }]);
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
});

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
  })
  .map(({ lines, percentOff }) => totalsOf(lines, settings, { at, percentOff }));

describe("the invoice less its credit notes, for random orders with partial returns", () => {
  it("is the money that the shop keeps, and its tax by rate, to the paisa", () => {
    fc.assert(
      fc.property(
        orders,
        fc.constantFrom("Punjab", "Kerala"),
        fc.array(fc.nat(99), { maxLength: 12 }),
        (totals, state, choices) => {
          const sale = invoiced(totals, state);
          const { invoice, order } = sale;
          const notes: CreditNoteSnapshot[] = [];
          for (const choice of choices) {
            const rest = remainingPieces(order);
            const piece = rest[choice % Math.max(1, rest.length)];
            if (piece) notes.push(credited(sale, [{ ...piece, quantity: 1 + (choice % piece.quantity) }]));
          }
          const keptOfLines = order.lines.reduce((sum, { net, quantity, credited: back }) => {
            const amount = Number((BigInt(net) * BigInt(back)) / BigInt(quantity));
            return sum + net - amount;
          }, 0);
          const isAnyKept = remainingPieces(order).length > 0;
          const kept = keptOfLines + (isAnyKept ? totals.shippingCost : 0);
          const noted = notes.reduce((sum, { sums }) => sum + sums.total, 0);
          if (invoice.snapshot.sums.total - noted !== kept) return false;
          // What is left is credited last: then invoice and notes are equal at each rate.
          if (isAnyKept) notes.push(credited(sale));
          const left = byRate({ lines: notes.flatMap(({ lines }) => lines) });
          const all = byRate(invoice.snapshot);
          // A piece for less than five paise can be worth less than the rounding of its tax.
          const isRounded = order.lines.every(({ net, quantity }) => net >= 5 * quantity);
          const areAllPositive = notes.every(({ lines }) =>
            lines.every(({ discount, taxable }) => discount >= 0 && taxable >= 0),
          );
          return JSON.stringify(left) === JSON.stringify(all) && (areAllPositive || !isRounded);
        },
      ),
    );
  });
});

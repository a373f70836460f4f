import fc from "fast-check";
import { totalsOf } from "../../src/features/checkout/totals.rules.ts";
import {
  toCreditNoteSnapshot,
  type CreditNoteSnapshot,
} from "../../src/features/invoices/credit-note.rules.ts";
import { toInvoiceSnapshot } from "../../src/features/invoices/invoice.rules.ts";
import { PaymentMethod } from "../../src/features/orders/order-payment.rules.ts";
import {
  creditAmounts,
  CreditReason,
  mostReduction,
  remainingPieces,
  type CreditableOrder,
  type CreditParts,
} from "../../src/features/payments/credit.rules.ts";
import { gstRates } from "../../src/features/shop/gst-rates.rules.ts";
import { somePromotions } from "./promotions.ts";

/** When the orders of these tests are placed. */
export const placedAt = new Date("2026-11-22T06:00:00Z");
export const taxSettings = { freeShippingAbove: 50_000, checkoutShippingFee: 9900, gst: gstRates };

export const seller = {
  name: "Saanjh",
  address: "Ludhiana 141001",
  state: "Punjab",
  gstin: "03AAAAA0000A1ZC",
};
const shop = { seller, brand: { name: "Saanjh" } };

type Totals = ReturnType<typeof totalsOf>;

/** An invoice with its order, of which nothing is credited. */
export const invoiced = (totals: Totals, state: string) => {
  const lines = totals.lines.map((line, index) => ({
    ...line,
    title: `Piece ${index}`,
    size: "M",
    color: null,
  }));
  const snapshot = toInvoiceSnapshot(
    {
      orderNumber: "SJ100001",
      orderedAt: placedAt.toISOString(),
      payment: PaymentMethod.COD,
      buyer: { name: "Meera", address: "14, Mall Road", city: "Amritsar", state, zipCode: "143001" },
      shippingCost: totals.shippingCost,
      discount: totals.discount,
      tax: totals.tax,
      total: totals.total,
      lines,
    },
    shop,
  );
  const order: CreditableOrder = {
    lines: lines.map((line, index) => ({
      id: String(index),
      pieces: line.quantity,
      amount: line.price * line.quantity - line.discount,
      tax: line.tax,
    })),
    shipping: totals.shippingCost,
    shippingTax: totals.tax - lines.reduce((sum, { tax }) => sum + tax, 0),
  };
  return { invoice: { number: "SJ/26-27/000001", issuedAt: placedAt, snapshot }, order };
};

export type Invoiced = ReturnType<typeof invoiced>;

/** Credits a part of the order, and returns its note. */
export const credited = (
  { invoice, order }: Invoiced,
  parts: CreditParts = { pieces: remainingPieces(order) },
): CreditNoteSnapshot => {
  const amounts = creditAmounts(order, parts);
  if (!amounts) throw new Error("More than is left.");
  for (const { orderLineId, quantity, amount, tax } of amounts.lines) {
    const line = order.lines[Number(orderLineId)];
    if (line)
      Object.assign(line, {
        pieces: line.pieces - quantity,
        amount: line.amount - amount,
        tax: line.tax - tax,
      });
  }
  order.shipping -= amounts.shipping;
  order.shippingTax -= amounts.shippingTax;
  return toCreditNoteSnapshot(invoice, {
    ...amounts,
    reason: CreditReason.PIECES_RETURNED,
    lines: amounts.lines.map(({ orderLineId, ...part }) => ({ ...part, position: Number(orderLineId) })),
  });
};

/**
 * Prices in paise: of a few paise, of a shop, around 500 rupees (shipping), 2,500 (rate of GST) and 100,000 (invoices that are
 * listed by themselves), and any.
 */
const randomPrices = fc.oneof(
  fc.integer({ min: 1, max: 50 }),
  fc.integer({ min: 9900, max: 600_000 }),
  fc.integer({ min: 49_998, max: 50_002 }),
  fc.integer({ min: 249_998, max: 250_002 }),
  fc.integer({ min: 9_999_998, max: 10_000_002 }),
  fc.integer({ min: 100, max: 100_000_000 }),
);

/** Random orders with discounts: the totals of the checkout itself. */
export const randomOrders = fc
  .record({
    lines: fc.array(
      fc.record({
        price: randomPrices,
        quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 99 })),
        hsn: fc.constantFrom("6204", "4202", "7117", "6109"),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    promotions: somePromotions,
  })
  .map(({ lines, promotions }) =>
    totalsOf(
      lines.map((line) => ({ ...line, kind: line.hsn })),
      taxSettings,
      { at: placedAt, promotions },
    ),
  );

/** Credits random parts of an order, one for each variant that is possible: pieces, shipping or a part of the prices. */
export const creditedParts = (sale: Invoiced, variants: readonly number[]): CreditNoteSnapshot[] =>
  variants.flatMap((variant) => {
    const { order } = sale;
    const rest = remainingPieces(order);
    const piece = rest[variant % Math.max(1, rest.length)];
    if (!piece) return [];
    const quantity = 1 + (variant % piece.quantity);
    const parts: CreditParts =
      variant % 5 === 0
        ? { pieces: [], reduction: Math.ceil(mostReduction(order) / 7) }
        : { pieces: [{ ...piece, quantity }], hasShipping: variant % 7 === 0 && order.shipping > 0 };
    return creditAmounts(order, parts) ? [credited(sale, parts)] : [];
  });

import type { CreditableOrder, CreditAmounts } from "../../src/features/payments/credit.rules.ts";

/** What is left of an order after a credit. */
export const afterCredit = (order: CreditableOrder, credit: CreditAmounts): CreditableOrder => ({
  lines: order.lines.map((line) => {
    const part = credit.lines.find(({ orderLineId }) => orderLineId === line.id);
    return {
      id: line.id,
      pieces: line.pieces - (part?.quantity ?? 0),
      amount: line.amount - (part?.amount ?? 0),
      tax: line.tax - (part?.tax ?? 0),
    };
  }),
  shipping: order.shipping - credit.shipping,
  shippingTax: order.shippingTax - credit.shippingTax,
});

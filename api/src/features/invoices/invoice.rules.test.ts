import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "../checkout/totals.rules.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { sum } from "../../platform/money.ts";
import { shopRules } from "../shop/shop.rules.ts";
import { toInvoiceSnapshot, type OrderToInvoice } from "./invoice.rules.ts";
import { percentOff as promotionsOf } from "../../../test/support/promotions.ts";

const at = new Date("2026-11-21T06:00:00Z");
const seller = { name: "Saanjh", address: "Ludhiana 141001", state: "Punjab", gstin: "03AAAAA0000A1ZC" };
const shop = { seller, brand: { name: "Saanjh" } };

const aPiece = fc.record({
  title: fc.constant("Dress"),
  size: fc.constantFrom("M", null),
  color: fc.constantFrom("Red", null),
  hsn: fc.constantFrom("6204", "6404", "7117", "4202"),
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 1, max: 2_000_000 }),
});

type Piece = Omit<OrderToInvoice["lines"][number], "discount" | "taxRate" | "tax">;

const orderOf = (pieces: Piece[], percentOff: number, state: string): OrderToInvoice => {
  const { lines, tax, discount, shippingCost, total } = totalsOf(pieces, shopRules, {
    at,
    promotions: promotionsOf(percentOff),
  });
  const buyer = { name: "Meera", address: "14, Mall Road", city: "Amritsar", state, zipCode: "143001" };
  const order = { orderNumber: "SJ100001", orderedAt: at.toISOString(), payment: PaymentMethod.COD };
  return { ...order, buyer, shippingCost, discount, tax, total, lines };
};

const piece = { title: "Kurta", size: "M", color: null, hsn: "6211", quantity: 1, price: 40_000 };

describe("an invoice", () => {
  it("within the seller's state shows CGST and SGST, each half of the rate", () => {
    const { lines, sums, placeOfSupply, isInterState } = toInvoiceSnapshot(
      orderOf([piece], 0, "Punjab"),
      shop,
    );
    expect({ placeOfSupply, isInterState }).toEqual({ placeOfSupply: "Punjab (03)", isInterState: false });
    expect(lines).toMatchObject([
      { title: "Kurta", detail: "M", taxable: 38_096, cgst: 952, sgst: 952, igst: 0, total: 40_000 },
      { title: "Shipping", hsn: "9968", taxRate: 500, taxable: 9428, cgst: 236, sgst: 236, total: 9900 },
    ]);
    expect(sums).toMatchObject({ taxable: 47_524, cgst: 1188, sgst: 1188, igst: 0, total: 49_900 });
  });

  it("to another state shows IGST, the sum of both", () => {
    const sumsInState = toInvoiceSnapshot(orderOf([piece], 0, "Punjab"), shop).sums;
    const { sums, placeOfSupply } = toInvoiceSnapshot(orderOf([piece], 0, "Karnataka"), shop);
    expect(placeOfSupply).toBe("Karnataka (29)");
    expect(sums).toMatchObject({
      cgst: 0,
      sgst: 0,
      igst: sumsInState.cgst + sumsInState.sgst,
      total: sumsInState.total,
    });
  });

  it("adds up for any order: lines, tax, discount and total, to the paisa", () => {
    const property = fc.property(
      fc.array(aPiece, { minLength: 1, maxLength: 50 }),
      fc.constantFrom(0, 40),
      fc.constantFrom("Punjab", "Karnataka"),
      (pieces, percentOff, state) => {
        const order = orderOf(pieces, percentOff, state);
        const { lines, sums } = toInvoiceSnapshot(order, shop);
        const rowsAddUp = lines.every(
          (line) =>
            line.taxable + line.cgst + line.sgst + line.igst === line.total &&
            line.total === line.price * line.quantity - line.discount &&
            line.cgst === line.sgst &&
            Object.values(line).every(
              (value) => typeof value !== "number" || (value >= 0 && Number.isInteger(value)),
            ),
        );
        const sumsAgree =
          sums.total === order.total &&
          sums.discount === order.discount &&
          sums.cgst + sums.sgst + sums.igst === order.tax &&
          sums.taxable + order.tax === order.total &&
          sums.total === sum(lines.map((line) => line.total));
        return rowsAddUp && sumsAgree;
      },
    );
    fc.assert(property);
  });
});

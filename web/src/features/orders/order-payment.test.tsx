import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderPayment } from "./order-details.tsx";

type Order = Parameters<typeof OrderPayment>[0]["order"];

const payout = { id: "1", amount: 499, state: "WAITING", createdAt: "2026-11-20T10:00:00Z" } as const;
const order = {
  paymentDetails: { method: "COD", paymentStatus: "REFUNDED" },
  refunds: [],
  payouts: [payout],
  creditNotes: [],
} as unknown as Order;

const textOf = (changes: object, isForAdmin = false) =>
  renderToStaticMarkup(<OrderPayment order={{ ...order, ...changes }} isForAdmin={isForAdmin} />).replace(
    /<[^>]+>/g,
    "",
  );

it("an order whose cash waits to be paid back is not called refunded", () => {
  expect(textOf({})).toContain("Payment Refund due");
  expect(textOf({}, true)).toContain("Payment To pay back");
  const paid = { ...payout, state: "PAID", paidAt: "2026-11-21T10:00:00Z", reference: "UTR 1" };
  expect(textOf({ payouts: [paid] })).toContain("Payment Refunded");
});

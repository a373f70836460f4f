import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CustomerOrderTotals } from "./customer-order-totals.tsx";

const promotion = (title: string, discount: number, shipping: number) => ({
  __typename: "OrderPromotion" as const,
  title,
  code: null,
  discount,
  shipping,
});

it("shows each promotion of an order by phone between its subtotal and its total", () => {
  const quote = {
    __typename: "CheckoutQuote" as const,
    subtotal: 1000,
    discount: 150,
    shippingCost: 0,
    promotions: [promotion("Diwali week", 150, 0), promotion("Free shipping week", 0, 99)],
    total: 850,
    lines: [],
  };
  const text = renderToStaticMarkup(<CustomerOrderTotals quote={quote} />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  expect(text).toBe("Subtotal ₹1,000 Diwali week −₹150 Shipping (Free shipping week) Free Total ₹850");
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OrderTotals } from "./order-totals.tsx";

const amounts = {
  totalAmount: 8000,
  discount: 0,
  promotions: [],
  shippingCost: 163.69,
  finalAmount: 8163.69,
  statedGst: 388.74,
};

const textOf = (creditedAmount: number, changes: { statedGst?: null } = {}) =>
  renderToStaticMarkup(<OrderTotals order={{ ...amounts, creditedAmount, ...changes }} />).replace(
    /<[^>]+>/g,
    " ",
  );

it("the tax stands below the total that contains it, not below what is left after credits", () => {
  expect(textOf(8163.69)).toMatch(/Total .*8,163\.69.*Including GST of ₹388\.74.*Total after refunds .*₹0/);
  expect(textOf(0)).toMatch(/Including GST of ₹388\.74\s*$/);
});

describe("an order with promotions", () => {
  const promotions = [
    { title: "Diwali week", code: null, discount: 300, shipping: 0 },
    { title: "Free shipping week", code: "SHIP", discount: 0, shipping: 163.69 },
  ];
  const order = {
    ...amounts,
    discount: 300,
    shippingCost: 0,
    finalAmount: 7700,
    creditedAmount: 0,
    promotions,
  };
  const text = renderToStaticMarkup(<OrderTotals order={order} />).replace(/<[^>]+>/g, " ");

  it("shows each promotion with its name and its amount", () => {
    expect(text).toMatch(/Diwali week\s+−₹300\s+Shipping/);
  });

  it("names the promotion that makes shipping free", () => {
    expect(text).toMatch(/Shipping\s+Free shipping week\s+Free\s+Total/);
  });
});

it("a total without a stated tax does not speak of GST", () => {
  expect(textOf(0, { statedGst: null })).toMatch(/Total .*8,163\.69\s*$/);
});

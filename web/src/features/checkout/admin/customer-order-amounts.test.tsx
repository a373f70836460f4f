import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { CustomerOrderQuoteQuery } from "../../../graphql/generated.ts";
import type { Discount } from "../use-discount.ts";
import { CustomerOrderAmounts } from "./customer-order-amounts.tsx";

const quote: CustomerOrderQuoteQuery["customerOrderQuote"] = {
  subtotal: 1000,
  discount: 150,
  shippingCost: 99,
  promotions: [
    {
      title: "Diwali week",
      code: "DIWALI",
      discount: 150,
      shipping: 0,
    },
  ],
  total: 949,
  lines: [],
};
const noDiscount = { ...quote, discount: 0, promotions: [], total: 1099 };

const markupOf = (discount: Partial<Discount>, amounts: typeof quote) => {
  const noop = () => {};
  const none = { code: null, error: null, isChecking: false };
  const calls = { apply: () => Promise.resolve(), remove: noop, refuse: noop };
  return renderToStaticMarkup(
    <CustomerOrderAmounts discount={{ ...none, ...calls, ...discount }} quote={amounts} />,
  );
};

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

it("names the applied code of an order by phone, with its amount before the total", () => {
  expect(textOf(markupOf({ code: "diwali" }, quote))).toBe(
    "Discount code DIWALI is applied. Remove the discount code Subtotal ₹1,000 Diwali week −₹150 Shipping ₹99 Total ₹949",
  );
});

describe("an order by phone with a refused code", () => {
  const error = "This customer has already used this discount code.";
  const markup = markupOf({ error }, noDiscount);

  it("says at the field of the code why it is refused", () => {
    const [, messageId = ""] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain(`id="${messageId.split(" ").at(-1) ?? ""}"`);
    expect(textOf(markup)).toContain(error);
  });

  it("shows the total without the code", () => {
    expect(textOf(markup)).toContain("Total ₹1,099");
  });
});

it("says why a code of an order by phone is not needed", () => {
  const automatic = quote.promotions.map((promotion) => ({ ...promotion, title: "Sale", code: null }));
  expect(textOf(markupOf({ code: "diwali" }, { ...quote, promotions: automatic }))).toContain(
    "DIWALI is not needed. “Sale” saves you more than this code, so we used it.",
  );
});

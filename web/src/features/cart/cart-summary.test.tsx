import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Cart_CartFragment, CartFees_SettingsFragment } from "../../graphql/generated.ts";
import { CartSummary, type WelcomeCode } from "./cart-summary.tsx";

const fees = { freeShippingAbove: 500 } as CartFees_SettingsFragment;

const textOf = (totals: Partial<Cart_CartFragment>, welcomeCode: WelcomeCode | null = null) => {
  const cart = { lines: [], promotions: [], ...totals } as unknown as Cart_CartFragment;
  return renderToStaticMarkup(<CartSummary cart={cart} fees={fees} welcomeCode={welcomeCode} />)
    .replace(/<\/?(?:dt|dd|p)\b[^>]*>/g, "|")
    .replace(/<[^>]+>/g, "")
    .replace(/\|+/g, "|");
};

const below = textOf({ subtotal: 250, shippingEstimate: 50, total: 300 });
const atThreshold = textOf({ subtotal: 500, shippingEstimate: 50, total: 550 });

it("the summary estimates shipping at 50 rupees up to 500", () => {
  expect(below).toContain("|Shipping (estimate)|₹50|Total|₹300|");
  expect(atThreshold).toContain("|₹50|Total|₹550|");
});

it("the summary names what is missing for free shipping", () => {
  expect(below).toContain(
    "You are ₹250 away from free shipping. An estimate: final shipping is shown at checkout.",
  );
  expect(atThreshold).toContain("|₹550|Shipping is free above ₹500.");
});

it("the summary says that shipping is free above 500 rupees", () => {
  expect(textOf({ subtotal: 750, shippingEstimate: 0, total: 750 })).toContain(
    "|Shipping (estimate)|Free|Total|₹750|An estimate",
  );
});

it("the summary names the welcome code that is not spent, while there is something to pay", () => {
  const code = { code: "EDGE-ABCD2345", percent: 40 };
  const sentence = "Your welcome code EDGE-ABCD2345 takes 40% off this order.";
  expect(textOf({ subtotal: 750, shippingEstimate: 0, total: 750 }, code)).toContain(sentence);
  expect(textOf({ subtotal: 0, shippingEstimate: 0, total: 0 }, code)).not.toContain(sentence);
});

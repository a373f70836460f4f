import { describe, expect, it } from "vitest";
import { clauses, findingsOf } from "./clauses.ts";
import type {
  CartEvidence,
  Evidence,
  OrderEvidence,
  PageEvidence,
  PageName,
  ProductEvidence,
} from "./evidence.ts";
import { lawfulShop } from "./lawful-shop.fixture.ts";
import {
  lateTicket,
  mailAndStaffPlants,
  withStaff,
  withText,
  type Plant,
  type PlantedBreach,
} from "./mail-and-staff-plants.fixture.ts";

const withPage =
  (name: PageName, change: (page: PageEvidence) => Partial<PageEvidence>): Plant =>
  (shop) => ({
    ...shop,
    pages: { ...shop.pages, [name]: { ...shop.pages[name], ...change(shop.pages[name]) } },
  });

/** Leaves a text of a page out. */
const without = (name: PageName, part: string): Plant =>
  withPage(name, ({ text }) => ({ text: text.replaceAll(part, "") }));

const withProduct =
  (index: number, change: (product: ProductEvidence) => Partial<ProductEvidence>): Plant =>
  (shop) => ({
    ...shop,
    products: shop.products.map((product, at) =>
      at === index ? { ...product, ...change(product) } : product,
    ),
  });

/** Replaces a text of the page of the first product. */
const productText = (part: string, put = ""): Plant =>
  withProduct(0, ({ page }) => ({ page: { ...page, text: page.text.replaceAll(part, put) } }));

const withCart =
  (change: Partial<CartEvidence>): Plant =>
  (shop) => ({
    ...shop,
    ...(shop.cart && { cart: { ...shop.cart, ...change } }),
  });

const withOrder =
  (change: Partial<OrderEvidence>): Plant =>
  (shop) => ({
    ...shop,
    ...(shop.order && { order: { ...shop.order, ...change } }),
  });

/** Breaches of a shop that is lawful otherwise, each with the only clause that must find it. */
const plants: PlantedBreach[] = [
  ["the address of the seller is missing", "seller", without("officer", "12 MI Road, Jaipur 302001")],
  ["the seller has no name", "seller", (shop) => ({ ...shop, seller: { ...shop.seller, name: " " } })],
  ["the terms are not there", "ways-to-pay", withPage("terms", () => ({ status: 404 }))],
  [
    "a page does not link the legal notice",
    "seller-everywhere",
    withPage("home", ({ links }) => ({ links: links.filter((link) => link !== "/pages/grievance-officer") })),
  ],
  ["no officer is named", "officer", without("officer", "Harleen Sandhu")],
  ["the officer has no phone", "officer", without("officer", "+91 141 555 0101")],
  ["a complaint has no time", "complaint-times", without("officer", "within 48 hours")],
  [
    "a box is ticked beforehand",
    "ticked-box",
    withPage("signUp", () => ({ tickedBoxes: ["Send me offers"] })),
  ],
  ["no union territory is served", "territories", (shop) => ({ ...shop, states: ["Rajasthan", "Punjab"] })],
  ["the exchange is not described", "returns", without("cancellation", "Exchange")],
  ["nobody says who pays the return", "who-pays", without("cancellation", "Who pays the return")],
  ["the chargeback is not described", "ways-to-pay", without("terms", "Chargeback")],
  ["delivery is not described", "delivery", withPage("delivery", () => ({ text: "Soon." }))],
  [
    "an order has no terms",
    "terms-of-order",
    withOrder({ terms: { ...lawfulShop.pages.terms, status: 404 } }),
  ],
  ["an MRP is shown without its taxes", "mrp-taxes", productText("(inclusive of all taxes)")],
  [
    "a product costs more than its MRP",
    "above-mrp",
    withProduct(0, () => ({ price: 1700, discountLabel: "" })),
  ],
  ["the maker is missing", "manufacturer", productText("Manufacturer or packer")],
  ["the origin is missing", "origin", productText("Country of origin")],
  ["imported goods have no importer", "importer", withProduct(1, () => ({ importer: null }))],
  ["the generic name is missing", "generic-name", productText("Generic name")],
  ["the net quantity is missing", "net-quantity", productText("Net quantity")],
  ["consumer care is missing", "consumer-care", productText("Consumer care")],
  ["a size is not in centimetres", "size-in-cm", productText("Sizes in cm")],
  ["a list has no filter by origin", "origin-filter", without("list", "Country of origin")],
  ["checkout charges more than the cart said", "drip-pricing", withCart({ cartTotal: 1250 })],
  ["checkout adds a piece", "basket-sneaking", withCart({ ordered: 2 })],
  ["checkout has a hidden fee", "basket-sneaking", withCart({ cartTotal: 1319, checkoutTotal: 1319 })],
  ["only 2 are said to be left of 40", "false-urgency", withProduct(0, () => ({ pieces: [40] }))],
  ["a clock counts down", "false-urgency", withPage("home", () => ({ text: "Sale ends in 09:59" }))],
  [
    "a refusal is made shameful",
    "confirm-shaming",
    withPage("signUp", ({ text }) => ({ text: `${text}\nNo, I don't like saving` })),
  ],
  ["a price is struck through that is no MRP", "original-price", withProduct(0, () => ({ mrp: 1999 }))],
  ["a percentage is too high", "percentage", withProduct(0, () => ({ discountLabel: "40% OFF" }))],
  ["support is promised around the clock", "support-hours", productText("Indigo kurta", "24/7 support")],
  ["a total contains no tax", "price-with-tax", withCart({ tax: 0 })],
  ["a paid order has no invoice", "invoice-number", withOrder({ invoiceNumber: null })],
  ["an invoice number is too long", "invoice-number", withOrder({ invoiceNumber: "SJ/2026-2027/10001" })],
  [
    "a form does not link the privacy page",
    "privacy-link",
    withPage("signUp", ({ links }) => ({ links: links.slice(0, 2) })),
  ],
  [
    "an account cannot be deleted",
    "erasure",
    (shop) => ({
      ...shop,
      ...(shop.account && {
        account: {
          ...shop.account,
          privacySettings: { ...shop.account.privacySettings, text: "Export my data" },
        },
      }),
    }),
  ],
  ["the sign-up has no notice", "form-notice", without("signUp", "What we use this for")],
  ["the contact form does not say what for", "form-notice", without("contact", "We use your")],
  [
    "checkout has no notice",
    "checkout-notice",
    withCart({ checkout: { ...lawfulShop.pages.terms, path: "/checkout" } }),
  ],
  ["nobody can be named as a nominee", "data-rights", without("dataRights", "Name a nominee")],
  ["the Board is not named", "data-rights", without("dataRights", "Data Protection Board")],
  ["the page of rights is withdrawn", "data-rights", withPage("dataRights", () => ({ status: 404 }))],
  [
    "there is no accessibility statement",
    "accessibility-statement",
    withPage("accessibility", () => ({ status: 404 })),
  ],
  [
    "the accessibility statement is not linked",
    "accessibility-statement",
    withPage("home", ({ links }) => ({ links: links.filter((link) => link !== "/pages/accessibility") })),
  ],
  ...mailAndStaffPlants,
  ["the privacy page is empty", "privacy-page", withPage("privacy", () => ({ text: "" }))],
];

describe("the check of the law", () => {
  const breached = (shop: Evidence): string[] =>
    findingsOf(shop)
      .filter(({ state }) => state === "breach")
      .map(({ clause }) => clause.id);

  it("finds nothing in a lawful shop", () => {
    expect(findingsOf(lawfulShop).filter(({ state }) => state !== "met")).toEqual([]);
  });

  it.each(plants)("finds that %s", (_breach, clause, plant) => {
    expect(breached(plant(lawfulShop))).toEqual([clause]);
  });

  it("has a planted breach for each clause", () => {
    const planted = new Set(plants.map(([, clause]) => clause));
    expect(clauses.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([]);
  });

  it("shows that the dashboard hides a late complaint", () => {
    const late = withStaff(({ inbox }) => ({
      lateTickets: [lateTicket],
      inbox: withText(inbox, "3 open, 1 late"),
    }));
    expect(breached(late(lawfulShop))).toEqual(["late-complaints", "complaint-clocks"]);
  });

  it("does not call a duty met for which the mailbox has no mail", () => {
    const unseen = findingsOf({ ...lawfulShop, mails: { optional: [] } }).filter(
      ({ state }) => state === "unseen",
    );
    expect(unseen.map(({ clause }) => clause.id)).toEqual([
      "acknowledgement-mail",
      "invoice-mail",
      "unsubscribe",
    ]);
    expect(unseen[0]?.notes).toEqual(["The mailbox of the shop has no acknowledgement of a message."]);
  });

  it("says why a duty whose part was not walked is not called met", () => {
    const { cart: _, order: __, account: ___, mails: ____, staff: _____, ...visited } = lawfulShop;
    const shop: Evidence = { ...visited, missing: [{ part: "cart", reason: "The cart is not empty." }] };
    const unseen = findingsOf(shop).filter(({ state }) => state === "unseen");
    expect(unseen.map(({ clause }) => clause.id)).toEqual([
      "acknowledgement-mail",
      "late-complaints",
      "complaint-clocks",
      "terms-of-order",
      "drip-pricing",
      "basket-sneaking",
      "known-claims",
      "price-with-tax",
      "invoice-number",
      "invoice-mail",
      "checkout-notice",
      "erasure",
      "unsubscribe",
    ]);
    expect(unseen.find(({ clause }) => clause.id === "drip-pricing")?.notes).toEqual([
      "The cart is not empty.",
    ]);
  });
});

import { allPages, clausesOf, seen, shows, unless } from "../clause.ts";
import type { PageEvidence } from "../evidence.ts";

/** The pieces that a page says are left: "Only 2 left". */
const piecesSaid = ({ text }: PageEvidence): readonly number[] =>
  [...text.matchAll(/only (\d{1,6}) left/gi)].map(([, digits]) => Number(digits));

/** Words that make a shopper ashamed of a refusal. */
const shaming = /no,? (thanks,? )?(i|we) (don.t|do not|hate|prefer to pay|like paying)/i;

/** A clock that counts down on a page: "Offer ends in 09:59". */
const countdown = /(ends|expires|left|hurry)[^\n]{0,20}\b\d{1,2}:\d{2}\b/i;

export const darkPatterns = clausesOf("Guidelines for Prevention and Regulation of Dark Patterns 2023", [
  {
    id: "drip-pricing",
    rule: "annex 1, drip pricing",
    duty: "What the cart says is what checkout charges.",
    check: (evidence) => {
      const { cartTotal, checkoutTotal } = seen(evidence.cart, evidence, "cart");
      return unless(
        cartTotal === checkoutTotal,
        `The cart says ${cartTotal} rupees, and checkout charges ${checkoutTotal}.`,
      );
    },
  },
  {
    id: "basket-sneaking",
    rule: "annex 1, basket sneaking",
    duty: "Nothing is in an order that the shopper has not added, and the total has no hidden part.",
    check: (evidence) => {
      const cart = seen(evidence.cart, evidence, "cart");
      const sum = cart.subtotal + cart.shipping - cart.discount;
      return [
        ...unless(
          cart.added === cart.ordered,
          `${cart.added} pieces were added, and ${cart.ordered} would be ordered.`,
        ),
        ...unless(
          Math.round(sum * 100) === Math.round(cart.checkoutTotal * 100),
          `Pieces, shipping and discount make ${sum} rupees, and checkout charges ${cart.checkoutTotal}.`,
        ),
      ];
    },
  },
  {
    id: "false-urgency",
    rule: "annex 1, false urgency",
    duty: "A number of pieces left is the true one, and no clock runs that ends nothing.",
    check: (evidence) => [
      ...evidence.products.flatMap(({ title, page, pieces }) => {
        const total = pieces.reduce((sum, left) => sum + left, 0);
        return piecesSaid(page)
          .filter((said) => said !== total && !pieces.includes(said))
          .map((said) => `"${title}" says that only ${said} are left; there are ${total}.`);
      }),
      ...allPages(evidence).flatMap(({ path, text }) =>
        unless(!countdown.test(text), `${path} counts down a time.`),
      ),
    ],
  },
  {
    id: "confirm-shaming",
    rule: "annex 1, confirm shaming",
    duty: "No words make a shopper ashamed of a refusal.",
    check: (evidence) =>
      allPages(evidence).flatMap(({ path, text }) =>
        unless(!shaming.test(text), `${path} has words that shame: "${shaming.exec(text)?.[0]}".`),
      ),
  },
]);

export const misleadingAds = clausesOf(
  "Consumer Protection Act 2019 and Guidelines on Misleading Advertisements 2022",
  [
    {
      id: "original-price",
      rule: "section 2(28)",
      duty: "A price that is struck through is the MRP of the label.",
      check: ({ products }) =>
        products.flatMap(({ title, price, mrp, originalPrice }) =>
          unless(
            originalPrice <= price || originalPrice === mrp,
            `"${title}" has an original price of ${originalPrice} rupees that is not its MRP.`,
          ),
        ),
    },
    {
      id: "percentage",
      rule: "section 2(28)",
      duty: "A percentage is the true one.",
      check: ({ products }) =>
        products.flatMap(({ title, price, originalPrice, discountLabel }) => {
          const said = /(\d{1,3})\s*%/.exec(discountLabel)?.[1];
          if (said === undefined) return [];
          const real = originalPrice > price ? ((originalPrice - price) / originalPrice) * 100 : 0;
          return unless(
            Math.abs(real - Number(said)) < 1,
            `"${title}" says ${discountLabel}, and costs ${real.toFixed(1)} % less than its original price.`,
          );
        }),
    },
    {
      id: "support-hours",
      rule: "guideline 4",
      duty: "No service is promised that the shop does not give: support around the clock.",
      check: (evidence) =>
        allPages(evidence).flatMap((page) =>
          unless(!shows(page, "24/7"), `${page.path} promises support around the clock.`),
        ),
    },
    {
      id: "known-claims",
      rule: "section 2(28)",
      duty: "The dashboard of the staff names each claim that the shop itself warns of.",
      check: (evidence) => {
        const { warnings, dashboard } = seen(evidence.staff, evidence, "staff");
        return warnings.flatMap((text) =>
          unless(shows(dashboard, text), `${dashboard.path} does not name the claim "${text}".`),
        );
      },
    },
  ],
);

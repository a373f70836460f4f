import { specifiedSupportLine } from "./legal-settings.rules.ts";
import type { LiveSettings } from "./settings.ts";
import { shopRules } from "./shop.rules.ts";
import type { SettingGroupName } from "./shop-settings.rules.ts";

/** A claim of the shop that the law may not allow, the rule, and the group of settings that has a lawful form of it. */
export type UnlawfulClaim = { id: string; text: string; rule: string; group: SettingGroupName };

const specifiedStates: readonly string[] = shopRules.states;

/**
 * What the specification says and the law may not allow (decision 59). Each has a setting that ends it. docs/law.md has the
 * rules with their dates.
 */
export const unlawfulClaims = ({ shop }: Pick<LiveSettings, "shop">): UnlawfulClaim[] => [
  ...(shop.cartShippingFee === shop.checkoutShippingFee
    ? []
    : [
        {
          id: "cart-shipping",
          text: "The cart shows a shipping fee that differs from the one at checkout.",
          rule: "Guidelines for Prevention and Regulation of Dark Patterns 2023, drip pricing",
          group: "claims" as const,
        },
      ]),
  ...(shop.hasOriginalPriceWithoutMrp
    ? [
        {
          id: "original-price",
          text: "Products without an MRP show an original price of 1.2 times their price.",
          rule: "Consumer Protection Act 2019, section 2(28), misleading advertisement",
          group: "claims" as const,
        },
      ]
    : []),
  ...(shop.supportLine === specifiedSupportLine
    ? [
        {
          id: "support",
          text: `Product pages promise ${specifiedSupportLine}.`,
          rule: "Guidelines for Prevention of Misleading Advertisements 2022, guideline 4",
          group: "claims" as const,
        },
      ]
    : []),
  // The 28 places of the specification are the states.
  ...(shop.states.some((place) => !specifiedStates.includes(place))
    ? []
    : [
        {
          id: "territories",
          text: "Checkout offers no union territory.",
          rule: "Consumer Protection (E-Commerce) Rules 2020, rule 4(11)",
          group: "states" as const,
        },
      ]),
];

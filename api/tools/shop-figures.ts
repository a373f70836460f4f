import { shopRules } from "../src/features/shop/shop-rules.ts";

const inRupees = (paise: number): number => paise / 100;

/** What the client's texts say of the shop's rules, in rupees; the states stand apart, since few pages name them. */
export const shopFigures = {
  freeShippingAbove: inRupees(shopRules.freeShippingAbove),
  cartShippingFee: inRupees(shopRules.cartShippingFee),
  checkoutShippingFee: inRupees(shopRules.checkoutShippingFee),
  welcomeDiscountPercent: shopRules.welcomeDiscountPercent,
  returnDays: shopRules.returnDays,
  newWithinDays: shopRules.newWithinDays,
  country: shopRules.country,
};

/** As the house formats its files: no quotes around names, a comma after the last entry. */
const toSource = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replace(/^( *)"(\w+)":/gm, "$1$2:")
    .replace(/(?<![,{[])\n(?= +[\]}]|[\]}])/g, ",\n");

/** The same as a file of the client: a page of text needs no request for them, and a test compares both. */
export const shopFiguresText = (): string =>
  `// Emitted by \`npm run schema\` from api/src/features/shop/shop-rules.ts; do not edit.

/** The shop's figures, as its pages of text name them; amounts are rupees. */
export const shopFigures = ${toSource(shopFigures)} as const;

/** The states to which the shop delivers. */
export const shopStates = ${toSource(shopRules.states)} as const;
`;

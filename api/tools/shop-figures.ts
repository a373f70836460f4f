import { maxLineQuantity } from "../src/features/catalogue/choice.rules.ts";
import { lowStockUpTo } from "../src/features/catalogue/low-stock.rules.ts";
import { minPrefix } from "../src/features/orders/order-search.rules.ts";
import { shopRules } from "../src/features/shop/shop.rules.ts";

const inRupees = (paise: number): number => paise / 100;

/** The figures that the client's texts show, amounts in rupees. The states are separate, since few pages need them. */
export const shopFigures = {
  freeShippingAbove: inRupees(shopRules.freeShippingAbove),
  cartShippingFee: inRupees(shopRules.cartShippingFee),
  checkoutShippingFee: inRupees(shopRules.checkoutShippingFee),
  welcomeDiscountPercent: shopRules.welcomeDiscountPercent,
  returnDays: shopRules.returnDays,
  newWithinDays: shopRules.newWithinDays,
  country: shopRules.country,
};

/** Formats a value as Prettier does: no quotes around names, trailing commas. */
const toSource = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replace(/^( *)"(\w+)":/gm, "$1$2:")
    .replace(/(?<![,{[])\n(?= +[\]}]|[\]}])/g, ",\n");

const emitted = "// Emitted by `npm run schema` from api/tools/shop-figures.ts; do not edit.";

/** The source of web/src/shop-figures.ts, so that a text page needs no request. A test compares both. */
export const shopFiguresText = (): string =>
  `${emitted}

/** The shop's figures, as its pages of text name them; amounts are rupees. */
export const shopFigures = ${toSource(shopFigures)} as const;

/** The states to which the shop delivers. */
export const shopStates = ${toSource(shopRules.states)} as const;
`;

/** The source of web/src/shop-limits.ts: a file of its own, since each page of the client needs these limits. */
export const shopLimitsText = (): string =>
  `${emitted}

/** A product with at most this number of pieces has a low stock: the shop shows how many are left. */
export const lowStockUpTo = ${lowStockUpTo};

/** Maximum quantity of one line. */
export const maxLineQuantity = ${maxLineQuantity};

/** The admin's order search finds shorter words only if they are whole words of an order. */
export const minPrefix = ${toSource(minPrefix)} as const;
`;

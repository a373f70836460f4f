import { lineTotal, shareOf, spreadOverLines, sum, type Paise } from "../../platform/money.ts";

export enum PromotionMethod {
  CODE = "code",
  AUTOMATIC = "automatic",
}

export enum PromotionKind {
  PERCENT = "percent",
  AMOUNT = "amount",
  FREE_SHIPPING = "free-shipping",
  BUY_X_GET_Y = "buy-x-get-y",
}

/** A line of a cart or of an order, as promotions see it. A line without product facts is covered by promotions on everything. */
export type PromotableLine = {
  price: Paise;
  quantity: number;
  productId?: string;
  category?: string;
  kind?: string;
};

/** What a promotion takes off, and from what. docs/adr/0056-promotions.md */
export type PromotionTerms = {
  kind: PromotionKind;
  percent: number | null;
  amount: Paise | null;
  buyQuantity: number | null;
  freeQuantity: number | null;
  categories: readonly string[];
  kinds: readonly string[];
  productIds: readonly string[];
  /** What belongs to these collections is among `productIds`, as far as the lines have it. */
  collectionIds: readonly string[];
  minSubtotal: Paise;
  minPieces: number;
};

/** A promotion that the order may have by its times, its uses and its shopper. */
export type Candidate = PromotionTerms & {
  id: string;
  title: string;
  method: PromotionMethod;
  isCombinable: boolean;
  /** The entered code; `null` for an automatic promotion. */
  code: string | null;
};

/** What a promotion takes off each line, and off shipping. */
export type Saving = { discounts: Paise[]; shipping: Paise };

export type AppliedPromotion = {
  promotionId: string;
  title: string;
  code: string | null;
  discount: Paise;
  shipping: Paise;
};

/** Why the lines do not have a promotion: no piece is covered, or so much is missing. */
export type Shortfall =
  | { missing: "pieces-covered" }
  | { missing: "subtotal"; amount: Paise }
  | { missing: "pieces"; count: number };

/** The pieces that a promotion covers. */
export type Coverage = Pick<PromotionTerms, "categories" | "kinds" | "productIds" | "collectionIds">;

export const coversEverything = ({ categories, kinds, productIds, collectionIds }: Coverage): boolean =>
  categories.length + kinds.length + productIds.length + collectionIds.length === 0;

export const covers = (coverage: Coverage, line: PromotableLine): boolean =>
  coversEverything(coverage) ||
  (line.category !== undefined && coverage.categories.includes(line.category)) ||
  (line.kind !== undefined && coverage.kinds.includes(line.kind)) ||
  (line.productId !== undefined && coverage.productIds.includes(line.productId));

/** What is missing for a promotion; `undefined` if the lines meet its terms. Its minimums count the lines that it covers. */
export const shortfallOf = (
  terms: PromotionTerms,
  lines: readonly PromotableLine[],
): Shortfall | undefined => {
  const covered = lines.filter((line) => covers(terms, line));
  const pieces = sum(covered.map(({ quantity }) => quantity));
  if (pieces === 0) return { missing: "pieces-covered" };
  const subtotal = sum(covered.map(lineTotal));
  if (subtotal < terms.minSubtotal) return { missing: "subtotal", amount: terms.minSubtotal - subtotal };
  const setSize =
    terms.kind === PromotionKind.BUY_X_GET_Y ? (terms.buyQuantity ?? 0) + (terms.freeQuantity ?? 0) : 0;
  const needed = Math.max(terms.minPieces, setSize);
  return pieces < needed ? { missing: "pieces", count: needed - pieces } : undefined;
};

/** The pieces of each line that are among the cheapest of the sets. Of equal prices, the later line gives its pieces first. */
const cheapestPieces = (
  quantities: readonly number[],
  prices: readonly Paise[],
  setSize: number,
  perSet: number,
) => {
  let left = Math.floor(sum(quantities) / setSize) * perSet;
  const taken = quantities.map(() => 0);
  const cheapestFirst = prices
    .map((price, index) => ({ price, index }))
    .toSorted((one, other) => one.price - other.price || other.index - one.index);
  for (const { index } of cheapestFirst) {
    taken[index] = Math.min(quantities[index] ?? 0, left);
    left -= taken[index];
  }
  return taken;
};

const discountsOf = (terms: PromotionTerms, lines: readonly PromotableLine[]): Paise[] => {
  const quantities = lines.map((line) => (covers(terms, line) ? line.quantity : 0));
  const totals = lines.map(({ price }, index) => price * (quantities[index] ?? 0));
  const percent = (terms.percent ?? 0) * 100;
  switch (terms.kind) {
    case PromotionKind.PERCENT:
      return spreadOverLines(shareOf(sum(totals), percent), totals);
    case PromotionKind.AMOUNT:
      return spreadOverLines(Math.min(terms.amount ?? 0, sum(totals)), totals);
    case PromotionKind.BUY_X_GET_Y: {
      const perSet = terms.freeQuantity ?? 0;
      const prices = lines.map(({ price }) => price);
      const pieces = cheapestPieces(quantities, prices, (terms.buyQuantity ?? 0) + perSet, perSet);
      return lines.map(({ price }, index) => (pieces[index] ?? 0) * shareOf(price, percent));
    }
    case PromotionKind.FREE_SHIPPING:
      return lines.map(() => 0);
  }
};

/** What a promotion alone takes off these lines; `undefined` if they do not meet its terms, or if it takes off nothing. */
export const savingOf = (
  terms: PromotionTerms,
  lines: readonly PromotableLine[],
  shippingFee: Paise,
): Saving | undefined => {
  if (shortfallOf(terms, lines)) return undefined;
  const discounts = discountsOf(terms, lines);
  const shipping = terms.kind === PromotionKind.FREE_SHIPPING ? shippingFee : 0;
  return sum(discounts) + shipping > 0 ? { discounts, shipping } : undefined;
};

/** What an order costs at least: less cannot be paid online. */
const leastTotal: Paise = 100;

type Offer = { promotion: Candidate; saving: Saving };

const amountOf = ({ discounts, shipping }: Saving): Paise => sum(discounts) + shipping;

/** The largest saving first; of equal ones an entered code, then the older promotion (ids grow with time). */
const byAmount = (one: Offer, other: Offer): number =>
  amountOf(other.saving) - amountOf(one.saving) ||
  Number(other.promotion.code !== null) - Number(one.promotion.code !== null) ||
  (one.promotion.id < other.promotion.id ? -1 : 1);

/**
 * The promotions of an order: all automatic ones that combine with others; and of the entered code and the automatic ones that do
 * not combine, the one that saves most. Each is computed from the full prices. Together they take at most the whole line, at most
 * the shipping fee, and leave a rupee to pay: what is more is cut from the smaller ones. The result does not depend on the order of
 * the candidates. Decision 55.
 */
export const promotionsFor = (
  lines: readonly PromotableLine[],
  shippingFee: Paise,
  candidates: readonly Candidate[],
): { applied: AppliedPromotion[]; discounts: Paise[]; shipping: Paise } => {
  const offers = candidates
    .flatMap((promotion) => {
      const saving = savingOf(promotion, lines, shippingFee);
      return saving ? [{ promotion, saving }] : [];
    })
    .toSorted(byAmount);
  const best = offers.find(({ promotion }) => !promotion.isCombinable);
  const chosen = offers.filter((offer) => offer === best || offer.promotion.isCombinable);

  const left = lines.map(lineTotal);
  let shippingLeft = shippingFee;
  let allLeft = Math.max(0, sum(left) + shippingFee - leastTotal);
  const applied = chosen.flatMap(({ promotion, saving }) => {
    const possible = saving.discounts.map((discount, index) => Math.min(discount, left[index] ?? 0));
    const discount = Math.min(sum(possible), allLeft);
    const shipping = Math.min(saving.shipping, shippingLeft, allLeft - discount);
    spreadOverLines(discount, possible).forEach((share, index) => (left[index] = (left[index] ?? 0) - share));
    shippingLeft -= shipping;
    allLeft -= discount + shipping;
    const { id: promotionId, title, code } = promotion;
    return discount + shipping > 0 ? [{ promotionId, title, code, discount, shipping }] : [];
  });
  return {
    applied,
    discounts: lines.map((line, index) => lineTotal(line) - (left[index] ?? 0)),
    shipping: shippingFee - shippingLeft,
  };
};

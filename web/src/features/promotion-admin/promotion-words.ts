import type { PromotionRow_PromotionFragment } from "../../graphql/generated.ts";
import { formatShortDate, formatTime } from "../../ui/dates.ts";
import { formatCount, formatRupees } from "../../ui/money.ts";
import { kindLabels } from "../catalogue/kind-labels.ts";
import { categoryNames } from "../product-admin/form/category-choices.ts";

type Promotion = PromotionRow_PromotionFragment;

/** Most names of what a promotion covers; the others are counted. */
const MOST_NAMES = 3;

const piecesText = (count: number): string => (count === 1 ? "1 piece" : `${formatCount(count)} pieces`);

const listed = (names: readonly string[]): string => {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const parts = names.length > shown.length ? [...shown, `${names.length - shown.length} more`] : shown;
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
};

type Coverage = Pick<Promotion, "categories" | "kinds" | "products" | "collections">;

/** What a promotion covers: "kurtas and tops & shirts"; `null` for everything. */
export const coverageWords = ({ categories, kinds, products, collections }: Coverage): string | null => {
  const names = [
    ...categories.map((category) => categoryNames[category].toLowerCase()),
    ...kinds.map((kind) => kindLabels[kind].toLowerCase()),
    ...collections.map(({ title }) => `“${title}”`),
    ...(products.length === 1 ? ["1 product"] : products.length > 1 ? [`${products.length} products`] : []),
  ];
  return names.length > 0 ? listed(names) : null;
};

type Offer = Coverage & Pick<Promotion, "kind" | "percent" | "amount" | "buyQuantity" | "freeQuantity">;

const offerOf = (offer: Offer): string => {
  const covered = coverageWords(offer);
  switch (offer.kind) {
    case "PERCENT":
      return `${offer.percent ?? 0}% off ${covered ?? "everything"}`;
    case "AMOUNT":
      return `${formatRupees(offer.amount ?? 0)} off ${covered ?? "the order"}`;
    case "FREE_SHIPPING":
      return covered ? `Free shipping with ${covered}` : "Free shipping";
    case "BUY_X_GET_Y": {
      const free = offer.percent === 100 ? "free" : `at ${offer.percent ?? 0}% off`;
      const sets = `Buy ${offer.buyQuantity ?? 0}, get ${offer.freeQuantity ?? 0} ${free}`;
      return covered ? `${sets}: ${covered}` : sets;
    }
  }
};

/** What a promotion does: "20% off kurtas and dresses, from ₹1,500". */
export const offerWords = (
  promotion: Offer & Pick<Promotion, "minSubtotal" | "minPieces" | "isFirstOrder">,
): string =>
  [
    offerOf(promotion),
    promotion.minSubtotal > 0 && `from ${formatRupees(promotion.minSubtotal)}`,
    promotion.minPieces > 1 && `from ${piecesText(promotion.minPieces)}`,
    promotion.isFirstOrder && "first order only",
  ]
    .filter(Boolean)
    .join(", ");

/** How it gets into an order: its code, the number of its single-use codes, or "Automatic". */
export const methodWords = ({
  method,
  code,
  codeCount,
  isWelcome,
}: Pick<Promotion, "method" | "code" | "codeCount" | "isWelcome">): string => {
  if (method === "AUTOMATIC") return "Automatic";
  if (isWelcome) return "A code for each new account";
  const codes = codeCount === 1 ? "1 single-use code" : `${formatCount(codeCount)} single-use codes`;
  if (code) return codeCount > 0 ? `Code ${code}, ${codes}` : `Code ${code}`;
  return codeCount > 0 ? codes : "No code yet";
};

const minuteWords = (instant: string): string => `${formatShortDate(instant)}, ${formatTime(instant)}`;

/** From when to when it is valid, in Indian time. */
export const datesWords = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): string =>
  endsAt ? `${minuteWords(startsAt)} to ${minuteWords(endsAt)}` : `From ${minuteWords(startsAt)}`;

/** The discount is `null` for a member that may not see amounts. */
type Preview = { orders: number; ordersSeen: number; discount: number | null };

/** What a promotion would have done: "In the last 30 days: 214 of 530 orders, ₹38,200 off". */
export const previewWords = ({ orders, ordersSeen, discount }: Preview): string =>
  ordersSeen === 0
    ? "There were no orders in the last 30 days."
    : `In the last 30 days: ${formatCount(orders)} of ${formatCount(ordersSeen)} orders${discount === null ? "" : `, ${formatRupees(discount)} off`}`;

/** How many products it covers now. */
export const coveredText = (products: number): string => {
  if (products === 0) return "It covers no product at the moment.";
  return products === 1 ? "Covers 1 product." : `Covers ${formatCount(products)} products.`;
};

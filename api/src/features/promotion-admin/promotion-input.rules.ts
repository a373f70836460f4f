import { normalizedCode } from "../promotions/code.rules.ts";
import { PromotionKind, PromotionMethod, type PromotionTerms } from "../promotions/promotion.rules.ts";
import { refuse } from "./promotion-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { highestPrice, type Paise } from "../../platform/money.ts";
import { cleanLine, startOfText } from "../../platform/text.ts";

/** A promotion as an admin enters it. */
export type TypedPromotion = Omit<PromotionTerms, "categories" | "kinds" | "productIds" | "collectionIds"> & {
  title: string;
  method: PromotionMethod;
  categories: readonly string[];
  kinds: readonly string[];
  productIds: readonly string[];
  collectionIds: readonly string[];
  isFirstOrder: boolean;
  maxUses: number | null;
  maxUsesPerShopper: number | null;
  isCombinable: boolean;
  startsAt: Date;
  endsAt: Date | null;
  /** The shared code; `null` for an automatic promotion, and for single-use codes only. */
  code: string | null;
};

/** Most products that a promotion names. */
export const maxProducts = 200;

/** Most collections that a promotion names. */
const maxCollections = 20;

const maxTitleLength = 80;
const maxCount = 1_000_000;

const invalid = (field: string, message: string): never => refuse("PROMOTION_INVALID", { field, message });

const checkedCount = (
  value: number,
  field: string,
  [least, most]: readonly [number, number],
  name: string,
): number =>
  Number.isInteger(value) && value >= least && value <= most
    ? value
    : invalid(
        field,
        `${name} is a whole number from ${least.toLocaleString("en-IN")} to ${most.toLocaleString("en-IN")}.`,
      );

const optionalCount = (value: number | null, field: string, name: string): number | null =>
  value === null ? null : checkedCount(value, field, [1, maxCount], name);

const checkedAmount = (value: Paise, field: string, least: Paise): Paise =>
  Number.isSafeInteger(value) && value >= least && value <= highestPrice
    ? value
    : invalid(field, `Enter an amount from ${least / 100} to 10,00,000 rupees.`);

const codeForm = "A code has 3 to 40 letters A to Z, digits and hyphens, without spaces.";

const codeOf = (typed: string): string => normalizedCode(typed) ?? "";

const isCode = (typed: string): boolean =>
  /^[A-Z\d][A-Z\d-]{2,39}$/.test(codeOf(typed)) && !/\S\s+\S/.test(typed);

/** A code that shoppers can type: the letters A to Z, digits and hyphens. Throws PROMOTION_INVALID. */
export const checkedCode = (typed: string, field = "code"): string =>
  isCode(typed) ? codeOf(typed) : invalid(field, codeForm);

/** The amounts of a kind. What does not belong to it is `null`. */
const checkedValue = (
  typed: TypedPromotion,
): Pick<PromotionTerms, "percent" | "amount" | "buyQuantity" | "freeQuantity"> => {
  const none = { percent: null, amount: null, buyQuantity: null, freeQuantity: null };
  const percent = () => checkedCount(typed.percent ?? 0, "percent", [1, 100], "A percentage");
  const pieces = (field: "buyQuantity" | "freeQuantity") =>
    checkedCount(typed[field] ?? 0, field, [1, 20], "The number of pieces");
  switch (typed.kind) {
    case PromotionKind.PERCENT:
      return { ...none, percent: percent() };
    case PromotionKind.AMOUNT:
      return { ...none, amount: checkedAmount(typed.amount ?? 0, "amount", 100) };
    case PromotionKind.FREE_SHIPPING:
      return none;
    case PromotionKind.BUY_X_GET_Y:
      return {
        ...none,
        percent: percent(),
        buyQuantity: pieces("buyQuantity"),
        freeQuantity: pieces("freeQuantity"),
      };
  }
};

const checkedTimes = ({ startsAt, endsAt }: TypedPromotion): { startsAt: Date; endsAt: Date | null } => {
  if (Number.isNaN(startsAt.getTime())) invalid("startsAt", "Enter a day and a time.");
  if (endsAt && !(endsAt > startsAt)) invalid("endsAt", "The end must be after the start.");
  return { startsAt, endsAt };
};

const sortedIds = (given: readonly string[], field: string): string[] =>
  [...new Set(given.map((id) => asId(id, field)))].sort();

const checkedCollections = (collectionIds: readonly string[]): string[] => {
  const ids = sortedIds(collectionIds, "collectionIds");
  if (ids.length > maxCollections)
    invalid("collectionIds", `A promotion names at most ${maxCollections} collections.`);
  return ids;
};

const checkedProducts = (productIds: readonly string[]): string[] => {
  const ids = sortedIds(productIds, "productIds");
  if (ids.length > maxProducts) invalid("productIds", `A promotion names at most ${maxProducts} products.`);
  return ids;
};

/** A promotion in its plain form. Throws PROMOTION_INVALID with the field, BAD_INPUT, BAD_ID. */
export const checkedPromotion = (typed: TypedPromotion): TypedPromotion => {
  const title = cleanLine(typed.title, "title", maxTitleLength);
  if (title === "") invalid("title", "Enter a name. The cart and the order show it.");
  const isAutomatic = typed.method === PromotionMethod.AUTOMATIC;
  if (isAutomatic && typed.code) invalid("code", "An automatic promotion has no code.");
  if (!isAutomatic && typed.isCombinable)
    invalid("isCombinable", "Only automatic promotions can be combined with another one.");
  return {
    title,
    method: typed.method,
    kind: typed.kind,
    ...checkedValue(typed),
    categories: [...new Set(typed.categories)].sort(),
    kinds: [...new Set(typed.kinds)].sort(),
    productIds: checkedProducts(typed.productIds),
    collectionIds: checkedCollections(typed.collectionIds),
    minSubtotal: checkedAmount(typed.minSubtotal, "minSubtotal", 0),
    minPieces: checkedCount(typed.minPieces, "minPieces", [0, 1000], "The number of pieces"),
    isFirstOrder: typed.isFirstOrder,
    maxUses: optionalCount(typed.maxUses, "maxUses", "The number of orders"),
    maxUsesPerShopper: optionalCount(typed.maxUsesPerShopper, "maxUsesPerShopper", "The number of orders"),
    isCombinable: typed.isCombinable,
    ...checkedTimes(typed),
    code: typed.code ? checkedCode(typed.code) : null,
  };
};

/** Most different codes of one request. */
export const maxCodes = 10_000;

/** A code of a list. Throws PROMOTION_INVALID with the text that is no code: lists are long. */
const checkedCodeOfList = (typed: string): string =>
  isCode(typed) ? codeOf(typed) : invalid("codes", `“${startOfText(typed, 60)}” is not a code. ${codeForm}`);

/** Codes of a list, each once however often it is listed. Throws PROMOTION_INVALID. */
export const checkedCodes = (typed: readonly string[]): string[] => {
  const listed = typed.map((each) => each.trim()).filter((each) => each !== "");
  if (listed.length === 0) invalid("codes", "Enter at least one code.");
  const codes = [...new Set(listed.map(checkedCodeOfList))];
  const most = maxCodes.toLocaleString("en-IN");
  if (codes.length > maxCodes) invalid("codes", `Add at most ${most} different codes at once.`);
  return codes;
};

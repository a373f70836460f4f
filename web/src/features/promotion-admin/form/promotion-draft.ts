import type {
  Category,
  GarmentKind,
  PromotionInput,
  PromotionKind,
  PromotionMethod,
  PromotionRow_PromotionFragment,
} from "../../../graphql/generated.ts";
import { plainText } from "../../../ui/plain-text.ts";
import { startOfText } from "../../../ui/start-of-text.ts";
import { wholeNumberOf } from "../../../ui/typed-number.ts";
import { parsePrice } from "../../product-admin/form/typed-values.ts";
import { indianInput, instantOfInput } from "../../../ui/indian-time.ts";

export type DraftProduct = { id: string; title: string };

export type DraftCollection = { id: string; title: string };

/** A promotion as its form holds it: numbers, amounts and times as they are typed. */
export type PromotionDraft = {
  title: string;
  method: PromotionMethod;
  code: string;
  kind: PromotionKind;
  percent: string;
  amount: string;
  buyQuantity: string;
  freeQuantity: string;
  /** Whether it covers the chosen categories, kinds, products and collections only. */
  isLimited: boolean;
  categories: readonly Category[];
  kinds: readonly GarmentKind[];
  products: readonly DraftProduct[];
  collections: readonly DraftCollection[];
  minSubtotal: string;
  minPieces: string;
  isFirstOrder: boolean;
  maxUses: string;
  maxUsesPerShopper: string;
  isCombinable: boolean;
  /** Day and time in India: "2026-11-01T00:00". */
  startsAt: string;
  endsAt: string;
};

export type DraftField = keyof PromotionDraft;

/** What the form of a new promotion starts with: a code, valid from now on. */
export const newDraft = (now: Date): PromotionDraft => ({
  title: "",
  method: "CODE",
  code: "",
  kind: "PERCENT",
  percent: "",
  amount: "",
  buyQuantity: "",
  freeQuantity: "",
  isLimited: false,
  categories: [],
  kinds: [],
  products: [],
  collections: [],
  minSubtotal: "",
  minPieces: "",
  isFirstOrder: false,
  maxUses: "",
  maxUsesPerShopper: "",
  isCombinable: false,
  startsAt: indianInput(now),
  endsAt: "",
});

const numberText = (value: number | null): string => (value ? String(value) : "");

export const draftOf = (promotion: PromotionRow_PromotionFragment): PromotionDraft => {
  const { title, method, code, kind, categories, kinds, products, collections } = promotion;
  const { isFirstOrder, isCombinable } = promotion;
  return {
    title,
    method,
    code: code ?? "",
    kind,
    percent: numberText(promotion.percent),
    amount: numberText(promotion.amount),
    buyQuantity: numberText(promotion.buyQuantity),
    freeQuantity: numberText(promotion.freeQuantity),
    isLimited: categories.length + kinds.length + products.length + collections.length > 0,
    categories,
    kinds,
    products: products.map(({ id, title: name }) => ({ id, title: name })),
    collections: collections.map(({ id, title: name }) => ({ id, title: name })),
    minSubtotal: numberText(promotion.minSubtotal),
    minPieces: numberText(promotion.minPieces),
    isFirstOrder,
    maxUses: numberText(promotion.maxUses),
    maxUsesPerShopper: numberText(promotion.maxUsesPerShopper),
    isCombinable,
    startsAt: indianInput(promotion.startsAt),
    endsAt: promotion.endsAt ? indianInput(promotion.endsAt) : "",
  };
};

/** The form of a copy: another name and no code, since a code belongs to one promotion. */
export const copyOf = (promotion: PromotionRow_PromotionFragment, now: Date): PromotionDraft => ({
  ...draftOf(promotion),
  title: startOfText(`Copy of ${promotion.title}`, MAX_TITLE_LENGTH),
  code: "",
  startsAt: indianInput(now),
  endsAt: "",
});

/** As the server checks it. */
export const MAX_TITLE_LENGTH = 80;

/** A whole number; 0, which the server refuses with its sentence, for anything else that is typed. */
const countOf = (typed: string): number => wholeNumberOf(typed.replaceAll(",", "")) ?? 0;

const optionalCount = (typed: string): number | null => (plainText(typed) === "" ? null : countOf(typed));

/** Rupees; -1, which the server refuses with its sentence, for a text that is no amount. */
const amountOf = (typed: string): number => {
  const text = plainText(typed);
  return text === "" || /^0+$/.test(text) ? 0 : (parsePrice(text) ?? -1);
};

const sameMinute = (typed: string, stored: string | null | undefined): boolean =>
  Boolean(stored) && typed === indianInput(stored ?? "");

type StoredTimes = { startsAt: string; endsAt: string | null };

/** An untouched time keeps its seconds: a promotion that an admin has ended by the button did not end at a whole minute. */
const instantOf = (typed: string, stored: string | null | undefined): string | undefined =>
  sameMinute(typed, stored) ? (stored ?? undefined) : instantOfInput(typed);

/**
 * What the form sends. Hidden fields count as empty. `draftErrors` has refused invalid times before. `stored` is the saved
 * promotion.
 */
export const inputOf = (draft: PromotionDraft, stored?: StoredTimes): PromotionInput => {
  const { kind, method, isLimited } = draft;
  const isBuyXGetY = kind === "BUY_X_GET_Y";
  return {
    title: draft.title,
    method,
    code: method === "CODE" && plainText(draft.code) !== "" ? draft.code : null,
    kind,
    percent: isBuyXGetY || kind === "PERCENT" ? countOf(draft.percent) : null,
    amount: kind === "AMOUNT" ? amountOf(draft.amount) : null,
    buyQuantity: isBuyXGetY ? countOf(draft.buyQuantity) : null,
    freeQuantity: isBuyXGetY ? countOf(draft.freeQuantity) : null,
    categories: isLimited ? [...draft.categories] : [],
    kinds: isLimited ? [...draft.kinds] : [],
    productIds: isLimited ? draft.products.map(({ id }) => id) : [],
    collectionIds: isLimited ? draft.collections.map(({ id }) => id) : [],
    minSubtotal: amountOf(draft.minSubtotal),
    minPieces: optionalCount(draft.minPieces) ?? 0,
    isFirstOrder: draft.isFirstOrder,
    maxUses: optionalCount(draft.maxUses),
    maxUsesPerShopper: optionalCount(draft.maxUsesPerShopper),
    isCombinable: method === "AUTOMATIC" && draft.isCombinable,
    startsAt: instantOf(draft.startsAt, stored?.startsAt) ?? "",
    endsAt: plainText(draft.endsAt) === "" ? null : (instantOf(draft.endsAt, stored?.endsAt) ?? ""),
  };
};

/** Errors that the form finds itself: values that the request cannot express. The server checks everything else. */
export const draftErrors = (draft: PromotionDraft): Partial<Record<DraftField, string>> => ({
  ...(instantOfInput(draft.startsAt) === undefined && { startsAt: "Enter a day and a time." }),
  ...(draft.endsAt !== "" &&
    instantOfInput(draft.endsAt) === undefined && { endsAt: "Enter a day and a time." }),
  ...(draft.isLimited &&
    draft.categories.length + draft.kinds.length + draft.products.length + draft.collections.length === 0 && {
      products: "Choose at least one category, kind, collection or product.",
    }),
  ...(/[^\d,\s]/.test(plainText(draft.minPieces)) && { minPieces: "Enter a whole number." }),
});

/** Whether enough is typed for a preview: the amounts of the kind, and what it covers. */
export const isPreviewable = (draft: PromotionDraft): boolean => {
  const needed: Record<PromotionKind, readonly string[]> = {
    PERCENT: [draft.percent],
    AMOUNT: [draft.amount],
    FREE_SHIPPING: [],
    BUY_X_GET_Y: [draft.buyQuantity, draft.freeQuantity, draft.percent],
  };
  return (
    needed[draft.kind].every((text) => text.trim() !== "") && Object.keys(draftErrors(draft)).length === 0
  );
};

import type { PromotionState } from "../../../graphql/generated.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { kindLabels } from "../../catalogue/kind-labels.ts";
import { categoryNames } from "../../product-admin/form/category-choices.ts";
import { parsePrice } from "../../product-admin/form/typed-values.ts";
import { draftChanges, type OtherChange } from "../../product-admin/versioned-form/draft-changes.ts";
import { instantOfInput } from "../../../ui/indian-time.ts";
import type { DraftField, PromotionDraft } from "./promotion-draft.ts";
import { stateNames } from "../state-names.ts";
import { kindNames, methodNames } from "./promotion-names.ts";

/** The fields in words, in the order of the form. */
export const fieldNames: Record<DraftField, string> = {
  title: "Name",
  method: "Method",
  code: "Discount code",
  kind: "Kind of discount",
  percent: "Percentage",
  amount: "Amount",
  buyQuantity: "Pieces to buy",
  freeQuantity: "Pieces with the discount",
  isLimited: "Chosen pieces only",
  categories: "Categories",
  kinds: "Kinds of garment",
  products: "Products",
  collections: "Collections",
  minSubtotal: "Minimum order",
  minPieces: "Minimum number of pieces",
  isFirstOrder: "First order only",
  maxUses: "Total uses",
  maxUsesPerShopper: "Uses per customer",
  isCombinable: "Combines with others",
  startsAt: "Start",
  endsAt: "End",
};

const NONE = "none";

const timeWords = (text: string): string => {
  const instant = instantOfInput(text);
  return instant ? formatDateTime(instant) : NONE;
};

const amountWords = (text: string): string => {
  const rupees = parsePrice(text);
  return rupees === undefined ? text || NONE : formatRupees(rupees);
};

/** The value of a field in words. */
const fieldWords = (draft: PromotionDraft, field: DraftField): string => {
  switch (field) {
    case "method":
      return methodNames[draft.method];
    case "kind":
      return kindNames[draft.kind];
    case "categories":
      return draft.categories.map((category) => categoryNames[category]).join(", ") || NONE;
    case "kinds":
      return draft.kinds.map((kind) => kindLabels[kind]).join(", ") || NONE;
    case "products":
    case "collections":
      return draft[field].map(({ title }) => title).join(", ") || NONE;
    case "isLimited":
    case "isFirstOrder":
    case "isCombinable":
      return draft[field] ? "yes" : "no";
    case "startsAt":
    case "endsAt":
      return timeWords(draft[field]);
    case "percent":
      return draft.percent ? `${draft.percent}%` : NONE;
    case "amount":
    case "minSubtotal":
      return amountWords(draft[field]);
    default:
      return draft[field] || NONE;
  }
};

export const promotionChanges = draftChanges<PromotionDraft>({ names: fieldNames, wordsOf: fieldWords });

type Version = { draft: PromotionDraft; state: PromotionState };

/** What another admin has changed since `seen`: the fields, and the state of the promotion, such as paused or ended. */
export const otherChanges = (seen: Version, typed: PromotionDraft, stored: Version): OtherChange[] => {
  const changes = promotionChanges.otherChanges(seen.draft, typed, stored.draft);
  if (seen.state === stored.state) return changes;
  const [before, after] = [stateNames[seen.state], stateNames[stored.state]];
  return [...changes, { name: "State", before, after, mine: null }];
};

import { formatRupees } from "../../../ui/money.ts";
import { kindLabels } from "../../catalogue/kind-labels.ts";
import { categoryNames } from "../../product-admin/form/category-choices.ts";
import { parsePrice } from "../../product-admin/form/typed-values.ts";
import { colorFamilies, fabricLabels } from "../../search/facet-labels.ts";
import { draftChanges } from "../../product-admin/versioned-form/draft-changes.ts";
import type { CollectionDraft, DraftField } from "./collection-draft.ts";

/** The fields in words, in the order of the form. */
export const fieldNames: Record<DraftField, string> = {
  title: "Title",
  slug: "Web address",
  text: "Text",
  picture: "Picture",
  pictureAlt: "Description of the picture",
  pictureFocus: "Focus of the picture",
  kind: "Kind of collection",
  categories: "Categories",
  kinds: "Kinds of garment",
  colors: "Colours",
  fabrics: "Fabrics",
  sizes: "Sizes",
  minPrice: "Lowest price",
  maxPrice: "Highest price",
  isNew: "New arrivals only",
  isOnSale: "On sale only",
  isInStock: "In stock only",
  productIds: "Products",
};

export const collectionKindNames = { PICKED: "Picked by hand", RULE: "By rule" } as const;

const NONE = "none";

const priceWords = (typed: string): string => {
  const rupees = parsePrice(typed);
  return rupees === undefined ? typed || NONE : formatRupees(rupees);
};

/** The value of a field in words. */
const fieldWords = (draft: CollectionDraft, field: DraftField): string => {
  switch (field) {
    case "kind":
      return collectionKindNames[draft.kind];
    case "categories":
      return draft.categories.map((each) => categoryNames[each]).join(", ") || NONE;
    case "kinds":
      return draft.kinds.map((each) => kindLabels[each]).join(", ") || NONE;
    case "colors":
      return draft.colors.map((each) => colorFamilies[each].label).join(", ") || NONE;
    case "fabrics":
      return draft.fabrics.map((each) => fabricLabels[each]).join(", ") || NONE;
    case "minPrice":
    case "maxPrice":
      return priceWords(draft[field]);
    case "isNew":
    case "isOnSale":
    case "isInStock":
      return draft[field] ? "yes" : "no";
    case "productIds":
      return draft.productIds.length === 1 ? "1 product" : `${draft.productIds.length} products`;
    case "pictureFocus":
      return draft.pictureFocus?.map((percent) => `${percent}%`).join(", ") ?? NONE;
    case "picture":
      return draft.picture instanceof File ? draft.picture.name : draft.picture;
    default:
      return draft[field] || NONE;
  }
};

export const collectionChanges = draftChanges<CollectionDraft>({ names: fieldNames, wordsOf: fieldWords });

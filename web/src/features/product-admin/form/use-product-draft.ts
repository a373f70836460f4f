import { useCallback, useState } from "react";
import { useSession } from "../../accounts/session/session.ts";
import { changedFields, type EditState } from "./edit-state.ts";
import {
  draftOf,
  loadProductDraft,
  removeProductDraft,
  saveProductDraft,
  type ProductDraft,
} from "./product-draft.ts";
import { isEmptyVariantTexts, type VariantTexts } from "./variant-texts.ts";

/**
 * The stored draft of a product's form. `offered` is the one that was there when the form opened, until the admin has
 * decided about it, or has saved the same.
 */
export const useProductDraft = (productId: string, isUseful: (draft: ProductDraft) => boolean) => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const [offered, setOffered] = useState(() => loadProductDraft(productId, owner));
  // For good: a later change of the product must not offer the saved draft again.
  if (offered && !isUseful(offered)) setOffered(null);
  /** Stores the form if it has changes; else removes its draft. */
  const save = useCallback(
    (state: EditState, variants?: VariantTexts) => {
      if (changedFields(state).length === 0 && (!variants || isEmptyVariantTexts(variants)))
        removeProductDraft(productId);
      else saveProductDraft(productId, draftOf(state, owner, new Date(), variants));
    },
    [productId, owner],
  );
  const stopOffering = () => setOffered(null);
  const discard = () => {
    removeProductDraft(productId);
    stopOffering();
  };
  return { offered, save, stopOffering, discard };
};

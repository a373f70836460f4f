import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { errorExtensions } from "../../../graphql/error-message.ts";
import { useUpdateProductMutation, type ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { toast } from "../../../ui/toast.ts";
import { useLeaveNotice } from "../../../ui/use-leave-notice.ts";
import { useVariantCounts } from "../stock/use-variant-counts.ts";
import { refreshCachedProduct, reloadEditedProduct } from "../refresh-cached-product.ts";
import { readConflicts } from "./conflicts.ts";
import {
  afterSave,
  changedFields,
  mergedFields,
  startEdit,
  withLoaded,
  withTyped,
  type EditState,
} from "./edit-state.ts";
import { hasProductDraft, isCountOutdated, withDraft } from "./product-draft.ts";
import type { ProductField } from "./product-fields.ts";
import { errorsOf, productChanges } from "./product-texts.ts";
import { useConflicts } from "./use-conflicts.ts";
import { useFormFailure } from "./use-form-failure.ts";
import { useProductDraft } from "./use-product-draft.ts";

/** Specification, section 8. */
const toasts = { done: "✅ Product saved", failed: "❌ Failed to save product" };

const messages = { fallback: "The product could not be saved. Please try again." };

/** The outcome of the last save, with the fields that others have changed meanwhile. */
export type Saved = { at: string; merged: ReturnType<typeof mergedFields> };

/**
 * The edit form of a product. A save sends the changed fields with the version that the admin saw. If another admin has
 * changed one of them since, the admin chooses between both values first. Typed texts are kept as a draft until they are
 * saved.
 */
export const useEditProduct = (product: ProductEditor_ProductFragment) => {
  const client = useApolloClient();
  const [mutate, { loading }] = useUpdateProductMutation();
  const [state, setState] = useState(() => startEdit(product));
  const [loadedProduct, setLoadedProduct] = useState(product);
  if (loadedProduct !== product) {
    setLoadedProduct(product);
    setState(withLoaded(state, product));
  }
  const draft = useProductDraft(
    product.id,
    (stored) => changedFields(withDraft(stored, product)).length > 0 || isCountOutdated(stored, product),
  );
  const { showFailure, ...failure } = useFormFailure(toasts.failed, messages);
  const conflicts = useConflicts();
  const counts = useVariantCounts(product);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isUnchanged, setUnchanged] = useState(false);
  const changed = [...changedFields(state), ...(counts.isTyped ? ["stock" as const] : [])];
  useLeaveNotice({
    isChanged: changed.length > 0,
    hasDraft: () => hasProductDraft(product.id),
    path: paths.adminProduct(product.id),
  });

  // A draft that the admin has not decided about stays as it is until the admin types. Typed text is stored over it.
  const isTouched = useRef(false);
  const { offered, save: saveDraft } = draft;
  useEffect(() => {
    if (isTouched.current) saveDraft(offered ? withTyped(withDraft(offered, product), state) : state);
  }, [state, offered, product, saveDraft]);
  const store = (next: EditState) => {
    isTouched.current = true;
    setState(next);
  };
  const type = (field: ProductField, text: string) => {
    setSaved(null);
    setUnchanged(false);
    store({ ...state, texts: { ...state.texts, [field]: text } });
  };
  const restore = () => {
    if (offered) store(withTyped(withDraft(offered, product), state));
    draft.stopOffering();
  };
  const reset = () => {
    failure.clear();
    conflicts.clear();
    counts.reset();
    store(startEdit(product));
  };

  /** Returns whether the fields are saved. */
  const save = async (edit: EditState, fields: readonly ProductField[]): Promise<boolean> => {
    try {
      const { data } = await mutate({
        variables: { id: product.id, version: edit.version, changes: productChanges(edit, fields) },
        update: (cache) => refreshCachedProduct(cache, product.id),
      });
      if (!data) return false;
      const result = data.updateProduct;
      setState((current) => afterSave(current, edit.texts, result));
      conflicts.clear();
      setSaved({ at: result.updatedAt, merged: mergedFields(edit, fields, result) });
      return true;
    } catch (error) {
      const extensions = errorExtensions(error);
      const found = readConflicts(extensions);
      if (!found) {
        showFailure(error);
        if (extensions["code"] !== "STOCK_CHANGED") return false;
        // The sentence beside the field names the stock, so the next save is about that.
        setState((current) => ({ ...current, seenStock: String(extensions["stock"]) }));
        await reloadEditedProduct(client);
        return false;
      }
      // No toast of a failure: it is a question.
      conflicts.start(found);
      // The fields that only the other admin has changed are shown with their new values.
      await reloadEditedProduct(client);
      return false;
    }
  };

  /** Books the counts by size and colour after the fields: each of them has its own message. */
  const saveCounts = async () => {
    const { isComplete } = await counts.save();
    if (!isComplete) return toast.error(toasts.failed);
    setSaved((current) => current ?? { at: new Date().toISOString(), merged: [] });
    toast.success(toasts.done);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading || counts.isSaving) return;
    failure.clear();
    setSaved(null);
    if (!conflicts.isDecided) return conflicts.askAgain();
    const edit = conflicts.apply(state);
    const fields = changedFields(edit);
    const errors = errorsOf(edit.texts, fields);
    const areCountsValid = counts.check();
    if (Object.keys(errors).length > 0 || !areCountsValid) return failure.show(errors);
    store(edit);
    if (fields.length === 0) {
      conflicts.clear();
      if (!counts.isTyped) return setUnchanged(true);
    } else if (!(await save(edit, fields))) return;
    await saveCounts();
  };

  return {
    texts: state.texts,
    changed,
    type,
    submit,
    reset,
    isSaving: loading || counts.isSaving,
    counts,
    saved,
    isUnchanged,
    conflicts,
    draft,
    restore,
    ...failure,
  };
};

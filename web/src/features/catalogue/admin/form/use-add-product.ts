import { useState, type FormEvent } from "react";
import { paths } from "../../../../paths.ts";
import { errorCode } from "../../../../graphql/error-message.ts";
import { useAddProductMutation } from "../../../../graphql/generated.ts";
import { isKeyReused } from "../../../../graphql/request-keys.ts";
import { toast } from "../../../../ui/toast.ts";
import { refreshCachedLists } from "../refresh-cached-product.ts";
import { changedFields, startNew } from "./edit-state.ts";
import { NEW_PRODUCT, newWithDraft, removeProductDraft } from "./product-draft.ts";
import { errorsOf, productInput, type ProductField } from "./product-texts.ts";
import { useFormFailure } from "./use-form-failure.ts";
import { useLeaveNotice } from "./use-leave-notice.ts";
import { useProductDraft } from "./use-product-draft.ts";

/** Specification, section 8. */
const toasts = { done: "✅ Product added successfully", failed: "❌ Failed to add product" };

/** A product may have been added although no response came: a second try returns the same product. */
const messages = {
  fallback: "The product could not be added. Please try again.",
  network:
    "No answer came from the shop. Please try again: the product is added only once, even if it is there already.",
};

type AddedProduct = { id: string; version: number; title: string };

/** The form of a new product. It is empty again after a success; a failure keeps what was typed. */
export const useAddProduct = () => {
  const [mutate, { loading }] = useAddProductMutation();
  const [state, setState] = useState(startNew);
  const [added, setAdded] = useState<AddedProduct | null>(null);
  const draft = useProductDraft(NEW_PRODUCT, () => true);
  const { showFailure, ...failure } = useFormFailure(toasts.failed, messages);
  useLeaveNotice(NEW_PRODUCT, changedFields(state).length > 0, paths.adminAddProduct());

  const type = (field: ProductField, text: string) => {
    const next = { ...state, texts: { ...state.texts, [field]: text } };
    setState(next);
    setAdded(null);
    draft.save(next);
  };
  const restore = () => {
    setState(newWithDraft(draft.offered));
    draft.stopOffering();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const { texts, requestKey = "" } = state;
    failure.clear();
    const errors = errorsOf(texts);
    if (Object.keys(errors).length > 0) return failure.show(errors);
    try {
      const { data } = await mutate({
        variables: { input: productInput(texts), idempotencyKey: requestKey },
        update: refreshCachedLists,
      });
      if (!data) return;
      const product = data.addProduct;
      removeProductDraft(NEW_PRODUCT);
      draft.stopOffering();
      setState(startNew());
      setAdded(product);
      toast.success(toasts.done);
    } catch (error) {
      if (isKeyReused(errorCode(error))) {
        const next = { ...state, requestKey: startNew().requestKey };
        setState(next);
        draft.save(next);
      }
      showFailure(error);
    }
  };
  return { texts: state.texts, type, submit, isAdding: loading, added, draft, restore, ...failure };
};

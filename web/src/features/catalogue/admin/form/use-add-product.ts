import { useEffect, useRef, useState, type FormEvent } from "react";
import { paths } from "../../../../paths.ts";
import { errorCode } from "../../../../graphql/error-message.ts";
import { useAddProductMutation } from "../../../../graphql/generated.ts";
import { isKeyReused } from "../../../../graphql/request-keys.ts";
import { toast } from "../../../../ui/toast.ts";
import { useLeaveNotice } from "../../../../ui/use-leave-notice.ts";
import { refreshCachedLists } from "../refresh-cached-product.ts";
import { afterAdd, changedFields, startNew, withTyped, type EditState } from "./edit-state.ts";
import { hasProductDraft, NEW_PRODUCT, newWithDraft } from "./product-draft.ts";
import { errorsOf, productInput, type ProductField } from "./product-texts.ts";
import { useFormFailure } from "./use-form-failure.ts";
import { useProductDraft } from "./use-product-draft.ts";

/** Specification, section 8. */
const toasts = { done: "✅ Product added successfully", failed: "❌ Failed to add product" };

/** A product may have been added although no response came: a second try returns the same product. */
const messages = {
  fallback: "The product could not be added. Please try again.",
  lost: "We did not hear back from the shop. Please try again: the product is added only once, even if it is there already.",
};

type AddedProduct = { id: string; version: number; title: string };

/**
 * The form of a new product. After a success it is empty, but for what was typed during the request; a failure keeps
 * everything. Text that is typed while a draft is offered is stored over the draft, and stays when the draft is restored.
 */
export const useAddProduct = () => {
  const [mutate, { loading }] = useAddProductMutation();
  const [state, setState] = useState(startNew);
  const [added, setAdded] = useState<AddedProduct | null>(null);
  const draft = useProductDraft(NEW_PRODUCT, () => true);
  const { showFailure, ...failure } = useFormFailure(toasts.failed, messages);
  const isTyped = changedFields(state).length > 0;
  useLeaveNotice({
    isChanged: isTyped,
    hasDraft: () => hasProductDraft(NEW_PRODUCT),
    path: paths.adminAddProduct(),
  });

  // A draft that the admin has not decided about stays as it is until the admin types.
  const isTouched = useRef(false);
  const { offered, save } = draft;
  useEffect(() => {
    if (isTouched.current) save(offered ? withTyped(newWithDraft(offered), state) : state);
  }, [state, offered, save]);
  const change = (next: (current: EditState) => EditState) => {
    isTouched.current = true;
    setState(next);
  };
  const type = (field: ProductField, text: string) => {
    setAdded(null);
    change((current) => ({ ...current, texts: { ...current.texts, [field]: text } }));
  };
  const restore = () => {
    change((current) => withTyped(newWithDraft(offered), current));
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
      change((current) => afterAdd(current, texts));
      setAdded(product);
      toast.success(toasts.done);
    } catch (error) {
      if (isKeyReused(errorCode(error))) change((current) => ({ ...startNew(), texts: current.texts }));
      showFailure(error);
    }
  };
  return {
    texts: state.texts,
    isTyped,
    type,
    submit,
    isAdding: loading,
    added,
    draft,
    restore,
    ...failure,
  };
};

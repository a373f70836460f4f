import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { paths } from "../../../paths.ts";
import { errorCode } from "../../../graphql/error-message.ts";
import { useAddProductMutation } from "../../../graphql/generated.ts";
import { isKeyReused } from "../../../graphql/request-keys.ts";
import { toast } from "../../../ui/toast.ts";
import { useLeaveNotice } from "../../../ui/use-leave-notice.ts";
import { refreshCachedLists } from "../refresh-cached-product.ts";
import { afterAdd, changedFields, startNew, withTyped, type EditState } from "./edit-state.ts";
import { hasProductDraft, NEW_PRODUCT, newWithDraft } from "./product-draft.ts";
import { unitsOf } from "./new-units.ts";
import { productFields, type ProductField } from "./product-fields.ts";
import { errorsOf, productInput, sentences } from "./product-texts.ts";
import type { TypedNewCodes } from "../codes/new-codes.ts";
import { useNewCodes } from "../codes/use-new-codes.ts";
import { useFormFailure } from "./use-form-failure.ts";
import { usePublishWithPictures } from "./use-publish-with-pictures.ts";
import { useProductDraft } from "./use-product-draft.ts";
import { isEmptyVariantTexts, withTypedVariants, type VariantTexts } from "./variant-texts.ts";

/** Specification, section 8. */
const toasts = { done: "✅ Product added successfully", failed: "❌ Failed to add product" };

/** A product may have been added although no response came: a second try returns the same product. */
const messages = {
  fallback: "The product could not be added. Please try again.",
  lost: "We did not hear back from the shop. Please try again: the product is added only once, even if it is there already.",
};

export type Added = { id: string; title: string; isHidden: boolean; pictureCount: number };

/**
 * The form of a new product. After a success it is empty, but for what was typed during the request; a failure keeps
 * everything. Text that is typed while a draft is offered is stored over the draft, and stays when the draft is restored.
 */
export const useAddProduct = () => {
  const [mutate, { loading }] = useAddProductMutation();
  const [state, setState] = useState(startNew);
  const [added, setAdded] = useState<Added | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  /** The pieces of each size and colour as typed; `null` for one stock. */
  const [pieces, setPieces] = useState<VariantTexts["pieces"]>(null);
  const { sentCodes, clearSent, showRefusedCode, onType: onTypeCodes, ...codes } = useNewCodes();
  const publish = usePublishWithPictures();
  const draft = useProductDraft(NEW_PRODUCT, () => true);
  const { showFailure, ...failure } = useFormFailure(toasts.failed, messages);
  const { typed: typedCodes } = codes;
  const variants = useMemo(() => ({ pieces, codes: typedCodes }), [pieces, typedCodes]);
  const isTyped = changedFields(state).length > 0 || !isEmptyVariantTexts(variants);
  useLeaveNotice({
    isChanged: isTyped,
    hasDraft: () => hasProductDraft(NEW_PRODUCT),
    path: paths.adminAddProduct(),
  });

  // A draft that the admin has not decided about stays as it is until the admin types.
  const isTouched = useRef(false);
  const { offered, save } = draft;
  useEffect(() => {
    if (!isTouched.current) return;
    save(
      offered ? withTyped(newWithDraft(offered), state) : state,
      withTypedVariants(offered?.variants, variants),
    );
  }, [state, variants, offered, save]);
  const change = (next: (current: EditState) => EditState) => {
    isTouched.current = true;
    setState(next);
  };
  const type = (field: ProductField, text: string) => {
    setAdded(null);
    change((current) => ({ ...current, texts: { ...current.texts, [field]: text } }));
  };
  const typePieces = (next: Record<string, string> | null) => {
    isTouched.current = true;
    setPieces(next);
  };
  const typeCodes = (next: TypedNewCodes | null) => {
    isTouched.current = true;
    onTypeCodes(next);
  };
  const restore = () => {
    change((current) => withTyped(newWithDraft(offered), current));
    const restored = withTypedVariants(offered?.variants, variants);
    setPieces(restored.pieces);
    onTypeCodes(restored.codes);
    draft.stopOffering();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const { texts, requestKey = "" } = state;
    const isHidden = texts.isArchived === "true";
    failure.clear();
    const newCodes = sentCodes(texts);
    const units = pieces && unitsOf(texts, pieces);
    const errors = errorsOf(texts, units ? productFields.filter((field) => field !== "stock") : undefined);
    if (pieces && !units) errors.stock = sentences.stock;
    if (Object.keys(errors).length > 0) return failure.show(errors);
    try {
      const { data } = await mutate({
        variables: {
          input: {
            ...productInput(texts),
            ...(units && { units }),
            ...(newCodes.length > 0 && { codes: newCodes }),
          },
          idempotencyKey: requestKey,
          // With pictures it goes on sale once they are there.
          isHidden: isHidden || files.length > 0,
        },
        update: refreshCachedLists,
      });
      if (!data) return;
      const product = data.addProduct;
      change((current) => afterAdd(current, texts));
      setAdded({ id: product.id, title: product.title, isHidden, pictureCount: files.length });
      publish(product, files, { isHidden });
      setFiles((current) => (current === files ? [] : current));
      setPieces((current) => (current === pieces ? null : current));
      clearSent();
      toast.success(toasts.done);
    } catch (error) {
      if (isKeyReused(errorCode(error))) change((current) => ({ ...startNew(), texts: current.texts }));
      if (showRefusedCode(error, newCodes)) toast.error(toasts.failed);
      else showFailure(error);
    }
  };
  return {
    texts: state.texts,
    isTyped,
    type,
    submit,
    isAdding: loading,
    files,
    setFiles,
    pieces,
    setPieces: typePieces,
    codes: { ...codes, onType: typeCodes },
    added,
    draft,
    restore,
    ...failure,
  };
};

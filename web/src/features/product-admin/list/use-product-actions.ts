import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  useArchiveProductMutation,
  useDuplicateProductMutation,
  type AdminProductRow_ProductFragment,
} from "../../../graphql/generated.ts";
import { requestKeys } from "../../../graphql/request-keys.ts";
import { refreshCachedProduct } from "../refresh-cached-product.ts";

/** The outcome of an action in the list. `editId` names a product that it has added. */
export type ActionNotice = {
  tone: "success" | "error";
  text: string;
  editId?: string;
  undo?: () => void;
};

/**
 * Archives, restores and duplicates products of the list. The list shows the result of the mutation. `onOutdated` is called when
 * the list must be read again: a product was added, or another admin has changed one.
 */
export const useProductActions = (onOutdated: () => Promise<unknown>) => {
  const [archiveProduct] = useArchiveProductMutation();
  const [duplicateProduct] = useDuplicateProductMutation();
  const [keys] = useState(requestKeys);
  const [notice, setNotice] = useState<ActionNotice | null>(null);

  const setArchived = async (
    { id, version, title }: AdminProductRow_ProductFragment,
    isArchived: boolean,
  ): Promise<void> => {
    setNotice(null);
    try {
      await archiveProduct({
        variables: { id, version, isArchived },
        context: { queue: `product ${id}` },
        update: (cache) => refreshCachedProduct(cache, id),
      });
      const place = isArchived ? "archived. It is no longer in the shop." : "back in the shop.";
      setNotice({ tone: "success", text: `“${title}” is ${place}` });
    } catch (error) {
      const isConflict = errorCode(error) === "PRODUCT_CHANGED";
      // The list is read before the notice, which says that the list is current. The next press then sends the new version.
      if (isConflict || errorCode(error) === "PRODUCT_NOT_FOUND") await onOutdated();
      const text = isConflict
        ? `Another admin has archived or restored “${title}” in the meantime. The list shows it as it is now.`
        : writeErrorMessage(error, {
            fallback: `“${title}” could not be ${isArchived ? "archived" : "restored"}. Please try again.`,
          });
      setNotice({ tone: "error", text });
    }
  };

  const duplicate = async ({ id, title }: AdminProductRow_ProductFragment): Promise<void> => {
    setNotice(null);
    try {
      const { data } = await duplicateProduct({ variables: { id, idempotencyKey: keys.keyOf(id) } });
      if (!data) return;
      keys.renew(id);
      const copy = data.duplicateProduct;
      setNotice({
        tone: "success",
        text: `“${copy.title}” was added. It is archived and has no stock or pictures yet.`,
        editId: copy.id,
      });
      void onOutdated();
    } catch (error) {
      setNotice({
        tone: "error",
        text: writeErrorMessage(error, { fallback: `“${title}” could not be duplicated. Please try again.` }),
      });
    }
  };

  return { setArchived, duplicate, notice, setNotice, clearNotice: () => setNotice(null) };
};

export type ProductActions = ReturnType<typeof useProductActions>;

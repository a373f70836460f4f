import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode, errorExtensions, errorField } from "../../../graphql/error-message.ts";
import {
  useUpdateVariantCodesMutation,
  VariantCodesDocument,
  type VariantCodesInput,
} from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { refreshCachedProduct } from "../refresh-cached-product.ts";

const messages = {
  fallback: "The codes could not be saved. Please try again.",
  lost: "We did not hear back from the shop. You can safely save again.",
};

/** A message below one field: which code of which variant. */
export type CodeError = { variantId: string; field: "sku" | "barcode"; text: string };

/**
 * Saves SKUs and barcodes. If another admin has changed one since, the codes are loaded again, and `onPresent` gets the present
 * value of the refused one.
 */
export const useVariantCodes = (
  productId: string,
  onPresent: (variantId: string, present: { sku: string } | { barcode: string | null }) => void,
) => {
  const client = useApolloClient();
  const [mutate, { loading }] = useUpdateVariantCodesMutation();
  const [error, setError] = useState<CodeError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Returns whether all are saved. */
  const save = async (codes: VariantCodesInput[]): Promise<boolean> => {
    setError(null);
    setFailure(null);
    try {
      await mutate({
        variables: { productId, codes },
        context: { queue: `product ${productId}` },
        update: (cache) => refreshCachedProduct(cache, productId),
      });
      return true;
    } catch (reason) {
      const text = writeErrorMessage(reason, messages);
      const { variantId, current } = errorExtensions(reason);
      const field = errorField(reason);
      const isConflict = errorCode(reason) === "CODE_CHANGED";
      if (typeof variantId === "string" && (field === "sku" || field === "barcode")) {
        setError({ variantId, field, text });
        const present = typeof current === "string" ? current : null;
        if (isConflict) onPresent(variantId, field === "sku" ? { sku: present ?? "" } : { barcode: present });
      } else setFailure(text);
      if (isConflict)
        await client
          .query({ query: VariantCodesDocument, variables: { id: productId }, fetchPolicy: "network-only" })
          .catch(() => undefined);
      return false;
    }
  };
  return { save, isSaving: loading, error, failure };
};

import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode, errorField } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useUpdateStockMutation, type StockChangeInput } from "../../../graphql/generated.ts";
import { isKeyReused, requestKeys } from "../../../graphql/request-keys.ts";
import { refreshCachedProduct, reloadEditedProduct } from "../refresh-cached-product.ts";

const messages = {
  fallback: "The stock could not be changed. Please try again.",
  lost: "We did not hear back from the shop. You can safely try again: the stock changes only once.",
};

export type MovementField = "unitId" | "quantity" | "note";

const fieldOf = (name: string | undefined): MovementField | undefined =>
  (["unitId", "quantity", "note"] as const).find((field) => field === name);

/** Books movements of stock. `failure` is the message of an error that belongs to no field. */
export const useUpdateStock = (productId: string) => {
  const client = useApolloClient();
  const [mutate, { loading }] = useUpdateStockMutation();
  const [keys] = useState(requestKeys);
  const [failure, setFailure] = useState<string | null>(null);

  /** Returns the errors of the fields; `null` after a success. */
  const book = async (input: StockChangeInput): Promise<Partial<Record<MovementField, string>> | null> => {
    setFailure(null);
    try {
      await mutate({
        variables: { productId, input, idempotencyKey: keys.keyOf(productId) },
        update: (cache) => refreshCachedProduct(cache, productId),
      });
      keys.renew(productId);
      return null;
    } catch (error) {
      if (isKeyReused(errorCode(error))) keys.renew(productId);
      const message = writeErrorMessage(error, messages);
      const field = fieldOf(errorField(error));
      if (!field) setFailure(message);
      if (errorCode(error) === undefined)
        client.cache.evict({ id: "ROOT_QUERY", fieldName: "stockMovements" });
      await reloadEditedProduct(client);
      return field ? { [field]: message } : {};
    }
  };
  return { book, isBooking: loading, failure };
};

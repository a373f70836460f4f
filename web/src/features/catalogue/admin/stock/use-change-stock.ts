import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode, errorField } from "../../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../../graphql/lost-answer.ts";
import { useChangeStockMutation, type StockChangeInput } from "../../../../graphql/generated.ts";
import { isKeyReused, requestKeys } from "../../../../graphql/request-keys.ts";
import { refreshCachedProduct, reloadEditedProduct } from "../refresh-cached-product.ts";

const messages = {
  fallback: "The movement could not be booked. Please try again.",
  lost: "We did not hear back from the shop. Please try again: the movement is booked only once, even if it is there already.",
};

export type MovementField = "unitId" | "quantity" | "note";

const fieldOf = (name: string | undefined): MovementField | undefined =>
  (["unitId", "quantity", "note"] as const).find((field) => field === name);

/** Books movements of stock. `failure` is the message of an error that belongs to no field. */
export const useChangeStock = (productId: string) => {
  const client = useApolloClient();
  const [mutate, { loading }] = useChangeStockMutation();
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

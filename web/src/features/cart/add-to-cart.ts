import type { ApolloCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useCallback } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { CartVariantsDocument, CartCountDocument, useAddToCartMutation } from "../../graphql/generated.ts";

/** One variant of a product and its quantity. `size` and `color` are null if the product has none. */
export type CartLineInput = {
  productId: string;
  size: string | null;
  color: string | null;
  quantity: number;
};

export type AddResult =
  | { isAdded: true }
  /**
   * `message` is a text for the shopper. `code` is the server's error code; `undefined` without a response. `available`
   * is the number of pieces that the line can have; set only if there were too many.
   */
  | { isAdded: false; code: string | undefined; message: string; available: number | undefined };

const availableOf = (error: unknown) => {
  const available = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.["available"] : undefined;
  return typeof available === "number" ? available : undefined;
};

/** The error message for a failed addition. With too little stock it names the quantity that the line can have. */
export const addFailureText = (error: unknown) => {
  const message = writeErrorMessage(error, {
    fallback: "This could not be added to your cart. Please try again.",
    lost: "We did not hear back from the shop. Please look at your cart before you add it again.",
  });
  const available = errorCode(error) === "OUT_OF_STOCK" ? availableOf(error) : undefined;
  return available ? `${message} You can have ${available} in your cart.` : message;
};

/**
 * Raises the cart count in the header before the server responds. Returns a function that removes this optimistic
 * update; call it after the response, whether it succeeded or failed.
 */
const countOptimistically = (cache: ApolloCache, quantity: number, layer: string) => {
  const cart = cache.readQuery({ query: CartCountDocument })?.cart;
  const id = cart && cache.identify(cart);
  if (!id) return () => undefined;
  cache.recordOptimisticTransaction((draft) => {
    draft.modify({ id, fields: { totalQuantity: (pieces: number) => pieces + quantity } });
  }, layer);
  return () => cache.removeOptimistic(layer);
};

let layerCount = 0;

/** Adds a line to the cart. The header counts it optimistically and rolls back if the server refuses. */
export const useAddToCart = () => {
  const [mutate, { loading, client }] = useAddToCartMutation();
  const addToCart = useCallback(
    async ({ productId, size, color, quantity }: CartLineInput): Promise<AddResult> => {
      const removeOptimistic = countOptimistically(client.cache, quantity, `add-to-cart-${++layerCount}`);
      try {
        await mutate({ variables: { input: { productId, size, color, quantity } } });
        return { isAdded: true };
      } catch (error) {
        const code = errorCode(error);
        // Another device may have put pieces into the cart since this page was loaded.
        if (code === "OUT_OF_STOCK") void client.refetchQueries({ include: [CartVariantsDocument] });
        return { isAdded: false, code, message: addFailureText(error), available: availableOf(error) };
      } finally {
        removeOptimistic();
      }
    },
    [mutate, client],
  );
  return { addToCart, isAdding: loading };
};

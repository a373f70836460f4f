import { useApolloClient } from "@apollo/client/react";
import { CartChoicesDocument } from "../../graphql/generated.ts";
import { useAddToCart, type CartLineInput } from "./add-to-cart.ts";
import { quantityInCart } from "./in-cart.ts";

/** How many pieces of a line came into the cart; or that the shop could not be asked, with the sentence for her. */
export type AddedPieces = { pieces: number } | { failure: string };

/** Nobody said no to the piece itself: the shop was not reached, broke, or no longer knows her. */
const isUnrelatedToStock = (code: string | undefined) =>
  code === undefined || code === "INTERNAL" || code === "NOT_READY" || code === "UNAUTHENTICATED";

/** Puts a line into the cart; where the shop has fewer, as many as there are beside those in her cart already. */
export const useAddAvailablePieces = () => {
  const client = useApolloClient();
  const { addToCart } = useAddToCart();
  return async (line: CartLineInput): Promise<AddedPieces> => {
    const fullResult = await addToCart(line);
    if (fullResult.isAdded) return { pieces: line.quantity };
    if (isUnrelatedToStock(fullResult.code)) return { failure: fullResult.message };
    if (!fullResult.available) return { pieces: 0 };
    const cart = await client.query({ query: CartChoicesDocument, fetchPolicy: "network-only" }).then(
      ({ data }) => data?.cart,
      () => undefined,
    );
    if (!cart) return { failure: fullResult.message };
    const pieces = Math.min(
      line.quantity,
      fullResult.available - quantityInCart(cart.lines, line.productId, line),
    );
    if (pieces < 1) return { pieces: 0 };
    const partialResult = await addToCart({ ...line, quantity: pieces });
    return { pieces: partialResult.isAdded ? pieces : 0 };
  };
};

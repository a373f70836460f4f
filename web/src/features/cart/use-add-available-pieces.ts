import { useApolloClient } from "@apollo/client/react";
import { isServerFailure } from "../../graphql/error-message.ts";
import { CartVariantsDocument } from "../../graphql/generated.ts";
import { useAddToCart, type CartLineInput } from "./add-to-cart.ts";
import { quantityInCart } from "./in-cart.ts";

/** The number of added pieces; or the error message of a failure that is unrelated to stock. */
export type AddedPieces = { pieces: number } | { failure: string };

/** Whether an error has nothing to do with the product: a failure of the server, or an ended session. */
const isUnrelatedToStock = (code: string | undefined) => isServerFailure(code) || code === "UNAUTHENTICATED";

/** Adds a line to the cart. With too little stock it adds the pieces that are left, less those already in the cart. */
export const useAddAvailablePieces = () => {
  const client = useApolloClient();
  const { addToCart } = useAddToCart();
  return async (line: CartLineInput): Promise<AddedPieces> => {
    const fullResult = await addToCart(line);
    if (fullResult.isAdded) return { pieces: line.quantity };
    if (isUnrelatedToStock(fullResult.code)) return { failure: fullResult.message };
    if (!fullResult.available) return { pieces: 0 };
    const cart = await client.query({ query: CartVariantsDocument, fetchPolicy: "network-only" }).then(
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

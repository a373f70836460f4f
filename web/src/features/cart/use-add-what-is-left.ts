import { useApolloClient } from "@apollo/client/react";
import { CartChoicesDocument } from "../../graphql/generated.ts";
import { useAddToCart, type CartLineInput } from "./add-to-cart.ts";
import { piecesOf } from "./in-cart.ts";

/** How many pieces of a line came into the cart; or that the shop could not be asked, with the sentence for her. */
export type AddedWhatIsLeft = { pieces: number } | { failure: string };

/** Nobody said no to the piece itself: the shop was not reached, broke, or no longer knows her. */
const isUnanswered = (code: string | undefined) =>
  code === undefined || code === "INTERNAL" || code === "NOT_READY" || code === "UNAUTHENTICATED";

/** Puts a line into the cart; where the shop has fewer, as many as there are beside those in her cart already. */
export const useAddWhatIsLeft = () => {
  const client = useApolloClient();
  const { addToCart } = useAddToCart();
  return async (line: CartLineInput): Promise<AddedWhatIsLeft> => {
    const whole = await addToCart(line);
    if (whole.isAdded) return { pieces: line.quantity };
    if (isUnanswered(whole.code)) return { failure: whole.message };
    if (!whole.available) return { pieces: 0 };
    const cart = await client.query({ query: CartChoicesDocument, fetchPolicy: "network-only" }).then(
      ({ data }) => data?.cart,
      () => undefined,
    );
    if (!cart) return { failure: whole.message };
    const pieces = Math.min(line.quantity, whole.available - piecesOf(cart.lines, line.productId, line));
    if (pieces < 1) return { pieces: 0 };
    const part = await addToCart({ ...line, quantity: pieces });
    return { pieces: part.isAdded ? pieces : 0 };
  };
};

import { useApolloClient } from "@apollo/client/react";
import { CartChoicesDocument } from "../../graphql/generated.ts";
import { useAddToCart, type Wish } from "./add-to-cart.ts";
import { piecesOf } from "./in-cart.ts";

/** How many pieces of a wish came into the cart; or that the shop could not be asked, with the sentence for her. */
export type AddedWhatIsLeft = { pieces: number } | { failure: string };

/** Nobody said no to the piece itself: the shop was not reached, broke, or no longer knows her. */
const isUnanswered = (code: string | undefined) =>
  code === undefined || code === "INTERNAL" || code === "NOT_READY" || code === "UNAUTHENTICATED";

/** Puts a wish into the cart; where the shop has fewer, as many as there are beside those in her cart already. */
export const useAddWhatIsLeft = () => {
  const client = useApolloClient();
  const { addToCart } = useAddToCart();
  return async (wish: Wish): Promise<AddedWhatIsLeft> => {
    const whole = await addToCart(wish);
    if (whole.isAdded) return { pieces: wish.quantity };
    if (isUnanswered(whole.code)) return { failure: whole.message };
    if (!whole.available) return { pieces: 0 };
    const cart = await client.query({ query: CartChoicesDocument, fetchPolicy: "network-only" }).then(
      ({ data }) => data?.cart,
      () => undefined,
    );
    if (!cart) return { failure: whole.message };
    const pieces = Math.min(wish.quantity, whole.available - piecesOf(cart.lines, wish.productId, wish));
    if (pieces < 1) return { pieces: 0 };
    const part = await addToCart({ ...wish, quantity: pieces });
    return { pieces: part.isAdded ? pieces : 0 };
  };
};

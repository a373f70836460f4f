import { useCartChoicesQuery, useCartCountQuery, type CartChoicesQuery } from "../../graphql/generated.ts";

/** One choice of a product that is in the cart. */
export type ChoiceInCart = CartChoicesQuery["cart"]["lines"][number];

const noChoices: readonly ChoiceInCart[] = [];

/** The choices in the shopper's cart; none for everybody else. Follows every change of the cart by itself. */
export const useChoicesInCart = (isShopper: boolean) => {
  const skip = !isShopper;
  const { data, loading } = useCartChoicesQuery({ skip });
  const cartCount = useCartCountQuery({ skip });
  return {
    choices: (!skip && data?.cart.lines) || noChoices,
    /** No answer about the cart is on its way that could be older than a change. */
    isSettled: !skip && !loading && !cartCount.loading,
  };
};

/** What of one product is in the cart. */
export const linesOfProduct = (choices: readonly ChoiceInCart[], productId: string) =>
  choices.filter((line) => line.product.id === productId);

/** Pieces of exactly this choice in the cart. */
export const quantityInCart = (
  choices: readonly ChoiceInCart[],
  productId: string,
  { size, color }: { size: string | null; color: string | null },
) =>
  linesOfProduct(choices, productId)
    .filter((line) => line.size === size && line.color === color)
    .reduce((pieces, line) => pieces + line.quantity, 0);

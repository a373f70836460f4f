import { useCartChoicesQuery, useCartCountQuery, type CartChoicesQuery } from "../../graphql/generated.ts";

/** One choice of a product that is in the cart. */
export type ChoiceInCart = CartChoicesQuery["cart"]["lines"][number];

const noChoices: readonly ChoiceInCart[] = [];

/** The choices in the shopper's cart; none for visitors and admins. Updates with every change of the cart. */
export const useChoicesInCart = (isShopper: boolean) => {
  const skip = !isShopper;
  const { data, loading } = useCartChoicesQuery({ skip });
  const cartCount = useCartCountQuery({ skip });
  return {
    choices: (!skip && data?.cart.lines) || noChoices,
    /** No cart query is pending, so that no older response can overwrite a change. */
    isSettled: !skip && !loading && !cartCount.loading,
  };
};

/** The choices of one product in the cart. */
export const linesOfProduct = (choices: readonly ChoiceInCart[], productId: string) =>
  choices.filter((line) => line.product.id === productId);

/** The quantity of exactly this choice in the cart. */
export const quantityInCart = (
  choices: readonly ChoiceInCart[],
  productId: string,
  { size, color }: { size: string | null; color: string | null },
) =>
  linesOfProduct(choices, productId)
    .filter((line) => line.size === size && line.color === color)
    .reduce((pieces, line) => pieces + line.quantity, 0);

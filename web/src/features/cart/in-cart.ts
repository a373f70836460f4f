import { useCartVariantsQuery, useCartCountQuery, type CartVariantsQuery } from "../../graphql/generated.ts";

/** One variant of a product that is in the cart. */
export type VariantInCart = CartVariantsQuery["cart"]["lines"][number];

const noVariants: readonly VariantInCart[] = [];

/** The variants in the shopper's cart; none for visitors and admins. Updates with every change of the cart. */
export const useVariantsInCart = (isShopper: boolean) => {
  const skip = !isShopper;
  const { data, loading } = useCartVariantsQuery({ skip });
  const cartCount = useCartCountQuery({ skip });
  return {
    variants: (!skip && data?.cart.lines) || noVariants,
    /** No cart query is pending, so that no older response can overwrite a change. */
    isSettled: !skip && !loading && !cartCount.loading,
  };
};

/** The variants of one product in the cart. */
export const linesOfProduct = (variants: readonly VariantInCart[], productId: string) =>
  variants.filter((line) => line.product.id === productId);

/** The quantity of exactly this variant in the cart. */
export const quantityInCart = (
  variants: readonly VariantInCart[],
  productId: string,
  { size, color }: { size: string | null; color: string | null },
) =>
  linesOfProduct(variants, productId)
    .filter((line) => line.size === size && line.color === color)
    .reduce((pieces, line) => pieces + line.quantity, 0);

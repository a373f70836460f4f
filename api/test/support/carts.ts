import type { Person } from "./factories.ts";
import { ADD_TO_CART, CART, CHANGE_LINE, type CartFields } from "./operations.ts";
import type { TestShop } from "./test-shop.ts";

/** The calls of a shopper's cart. */
export const cartsOf = ({ gql, aProduct }: TestShop) => {
  const add = (shopper: Person, input: Record<string, unknown>) =>
    gql<{ addToCart: { cart: CartFields } }>(ADD_TO_CART, { input }, shopper.token);

  return {
    add,
    /** Adds pieces, and returns the cart. */
    added: async (shopper: Person, input: Record<string, unknown>): Promise<CartFields> =>
      (await add(shopper, input)).data.addToCart.cart,
    change: (shopper: Person, input: Record<string, unknown>) =>
      gql<{ updateCartLine: { cart: CartFields } }>(CHANGE_LINE, { input }, shopper.token),
    cartOf: async (shopper: Person): Promise<CartFields> =>
      (await gql<{ cart: CartFields }>(CART, {}, shopper.token)).data.cart,
    /** A product of two sizes and two colours: 20 pieces at 899 rupees. */
    aKurta: () => aProduct({ sizes: ["S", "M"], colors: ["Indigo", "Rust"], price: 899, stock: 20 }),
  };
};

/** Pieces of a size and a colour, as an input. */
export const variant = (productId: string, size: string, color: string, quantity = 1) => ({
  productId,
  size,
  color,
  quantity,
});

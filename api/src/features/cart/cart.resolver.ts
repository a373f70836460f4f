import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { productById } from "../catalogue/product.batches.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { addToCart } from "./add-to-cart.command.ts";
import { CartLine } from "./cart-line.entity.ts";
import { cartEstimate } from "./cart-totals.rules.ts";
import { cartLines, type CartLineRow } from "./cart.store.ts";
import { AddToCartInput, Cart, UpdateCartLineInput } from "./cart.types.ts";
import { changeCartLine } from "./change-cart-line.command.ts";
import { clearCart } from "./clear-cart.command.ts";
import { removeCartLine } from "./remove-cart-line.command.ts";

const cartOf = async ({ shop, viewer }: Context) => {
  const { userId } = loggedIn(viewer);
  const lines = await cartLines(shop.database.source.manager, userId);
  return {
    id: userId,
    lines,
    totalQuantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    ...cartEstimate(lines, shop.settings.shop),
  };
};

@Resolver(() => CartLine)
export class CartResolver {
  @Authorized(SHOPPER)
  @Query(() => Cart, { description: "Cart of the shopper." })
  cart(@Ctx() context: Context) {
    return cartOf(context);
  }

  @Authorized(SHOPPER)
  @Mutation(() => Cart, {
    description:
      "Adds pieces of one size and colour to the cart; raises the quantity of a line that has them already. Returns the cart.",
  })
  async addToCart(
    @Ctx() context: Context,
    @Arg("input", () => AddToCartInput, { description: "Pieces to add." }) input: AddToCartInput,
  ) {
    await addToCart(context.shop, loggedIn(context.viewer), input);
    return cartOf(context);
  }

  @Authorized(SHOPPER)
  @Mutation(() => Cart, {
    description:
      "Changes a line of the cart: a quantity of 0 or less removes it; a size and colour that another line has merges the two. Returns the cart.",
  })
  async updateCartLine(
    @Ctx() context: Context,
    @Arg("input", () => UpdateCartLineInput, { description: "Changes of the line." })
    input: UpdateCartLineInput,
  ) {
    await changeCartLine(context.shop, loggedIn(context.viewer), input);
    return cartOf(context);
  }

  @Authorized(SHOPPER)
  @Mutation(() => Cart, { description: "Removes a line from the cart. Returns the cart." })
  async removeCartLine(
    @Ctx() context: Context,
    @Arg("lineId", () => ID, { description: "Id of the line." }) lineId: string,
  ) {
    await removeCartLine(context.shop, loggedIn(context.viewer), lineId);
    return cartOf(context);
  }

  @Authorized(SHOPPER)
  @Mutation(() => Cart, { description: "Removes all lines from the cart. Returns the cart." })
  async clearCart(@Ctx() context: Context) {
    await clearCart(context.shop, loggedIn(context.viewer));
    return cartOf(context);
  }

  @FieldResolver(() => Product, { description: "Product of the line, also when it is no longer sold." })
  async product(@Root() line: CartLineRow, @Ctx() context: Context) {
    return (await productById(context, line.productId)) ?? refuse("PRODUCT_NOT_FOUND");
  }
}

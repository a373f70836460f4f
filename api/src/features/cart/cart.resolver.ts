import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import { productById } from "../catalogue/product.loaders.ts";
import { Product } from "../catalogue/product.entity.ts";
import { candidatesFor } from "../promotions/candidates.query.ts";
import { collectionMembers } from "../search/collections/collection-members.store.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./cart.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { addToCart } from "./add-to-cart.command.ts";
import { CartLine } from "./cart-line.entity.ts";
import { cartEstimate } from "./cart-totals.rules.ts";
import { cartLines, type CartLineRow } from "./cart.store.ts";
import { AddToCartInput, Cart, CartPayload, UpdateCartLineInput } from "./cart.types.ts";
import { updateCartLine } from "./update-cart-line.command.ts";
import { clearCart } from "./clear-cart.command.ts";
import { removeCartLine } from "./remove-cart-line.command.ts";

const cartOf = async ({ services, viewer }: Context) => {
  const { userId } = loggedIn(viewer);
  const { manager } = services.database.source;
  const lines = await cartLines(manager, userId);
  const rules = services.settings.shop;
  const request = { userId, lines, readMembers: collectionMembers(manager, rules) };
  const promotions = lines.length === 0 ? [] : await candidatesFor(manager, request);
  return {
    id: userId,
    lines,
    totalQuantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    ...cartEstimate(lines, rules, promotions),
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
  @Refuses("BAD_QUANTITY", "CHOOSE_SIZE_AND_COLOR", "ORDER_TOO_LONG", "OUT_OF_STOCK", "PRODUCT_NOT_FOUND")
  @Mutation(() => CartPayload, {
    description:
      "Adds pieces of one size and colour to the cart; raises the quantity of a line that has them already.",
  })
  async addToCart(
    @Ctx() context: Context,
    @Arg("input", () => AddToCartInput, { description: "Pieces to add." }) input: AddToCartInput,
  ) {
    await addToCart(context.services, loggedIn(context.viewer), input);
    return { cart: await cartOf(context) };
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("BAD_QUANTITY", "CART_LINE_NOT_FOUND", "CHOOSE_SIZE_AND_COLOR", "OUT_OF_STOCK")
  @Mutation(() => CartPayload, {
    description:
      "Changes a line of the cart: a quantity of 0 or less removes it; a size and colour that another line has merges the two.",
  })
  async updateCartLine(
    @Ctx() context: Context,
    @Arg("input", () => UpdateCartLineInput, { description: "Changes of the line." })
    input: UpdateCartLineInput,
  ) {
    await updateCartLine(context.services, loggedIn(context.viewer), input);
    return { cart: await cartOf(context) };
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("CART_LINE_NOT_FOUND")
  @Mutation(() => CartPayload, { description: "Removes a line from the cart." })
  async removeCartLine(
    @Ctx() context: Context,
    @Arg("lineId", () => ID, { description: "Id of the line." }) lineId: string,
  ) {
    await removeCartLine(context.services, loggedIn(context.viewer), lineId);
    return { cart: await cartOf(context) };
  }

  @Authorized(SHOPPER)
  @Mutation(() => CartPayload, { description: "Removes all lines from the cart." })
  async clearCart(@Ctx() context: Context) {
    await clearCart(context.services, loggedIn(context.viewer));
    return { cart: await cartOf(context) };
  }

  @FieldResolver(() => Product, { description: "Product of the line, also when it is no longer sold." })
  async product(@Root() line: CartLineRow, @Ctx() context: Context) {
    return (await productById(context, line.productId)) ?? refuse("PRODUCT_NOT_FOUND");
  }
}

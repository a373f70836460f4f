import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { userById } from "../accounts/user.store.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Context } from "../shop/context.ts";
import { onlineRefusal } from "./check-online-limit.query.ts";
import { CheckoutQuote } from "./checkout.types.ts";

@Resolver(() => CheckoutQuote)
export class OnlineRefusalResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Why an order of the quote cannot be paid online, in words for the shopper with the ways out; null if it can.",
  })
  async onlineRefusal(
    @Ctx() { services, viewer }: Context,
    @Root() { total }: CheckoutQuote,
  ): Promise<string | null> {
    if (total <= services.settings.shop.onlineMaximum) return null;
    const { manager } = services.database.source;
    const { userId } = loggedIn(viewer);
    const user = await userById(manager, userId);
    const isCashBlocked = user !== null && user.cashBlockReason !== null;
    return onlineRefusal(manager, services, { userId, isCashBlocked, total });
  }
}

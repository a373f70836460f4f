import { Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../../platform/viewer.ts";
import type { Context } from "../../shop/context.ts";
import { checkoutLineOf } from "./checkout-line.ts";
import { leaveLine, takePlace } from "./checkout-line.store.ts";
import { CheckoutPlace } from "./checkout-line.types.ts";
import { lineFacts } from "./place-in-line.rules.ts";

/** The polling interval during a turn, in seconds: a poll then only detects that the turn has ended. */
const pollIntervalInTurn = 20;

@Resolver()
export class CheckoutLineResolver {
  @Authorized(SHOPPER)
  @Query(() => Boolean, {
    description: "Whether checkout lets shoppers in by turn now. `waitInCheckoutLine` then takes a place.",
  })
  isCheckoutLineOpen(@Ctx() { shop }: Context): boolean {
    return checkoutLineOf(shop).isOpen();
  }

  @Authorized(SHOPPER)
  @Mutation(() => CheckoutPlace, {
    nullable: true,
    description:
      "Takes a place in the line at checkout, or keeps the one that the account has. Nothing while checkout is open to all.",
  })
  async waitInCheckoutLine(@Ctx() { shop, viewer }: Context): Promise<CheckoutPlace | null> {
    if (!checkoutLineOf(shop).isOpen()) return null;
    const { turnSeconds, perSecond } = shop.settings.admission;
    const { ahead, secondsLeft } = await takePlace(shop.database, loggedIn(viewer).userId, turnSeconds);
    if (secondsLeft === null) return { isTurn: false, secondsLeft, ...lineFacts(ahead, perSecond) };
    return {
      isTurn: true,
      secondsLeft,
      ahead: 0,
      estimatedSeconds: 0,
      retryAfter: pollIntervalInTurn,
    };
  }

  @Authorized(SHOPPER)
  @Mutation(() => Boolean, {
    description: "Gives the place in the line at checkout free. True also without a place.",
  })
  async leaveCheckoutLine(@Ctx() { shop, viewer }: Context): Promise<boolean> {
    await leaveLine(shop.database, loggedIn(viewer).userId);
    return true;
  }
}

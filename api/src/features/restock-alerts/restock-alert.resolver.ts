import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { refuse } from "../../platform/errors/errors.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { asId } from "../../platform/ids.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { requestRestockAlert } from "./request-restock-alert.command.ts";
import { RestockAlert } from "./restock-alert.entity.ts";
import { awaitedPieces, deleteOpenAlerts, openAlertsOf, waitingByChoice } from "./restock-alert.store.ts";
import { AwaitedPiece, RestockAlertInput, WaitingShoppers } from "./restock-alert.types.ts";
import { readRestockLink } from "./restock-link.ts";

/** The account of a link. Throws RESTOCK_LINK_INVALID. */
const holderOf = ({ shop }: Context, token: string): string =>
  readRestockLink(shop, token, new Date()) ?? refuse("RESTOCK_LINK_INVALID");

@Resolver(() => RestockAlert)
export class RestockAlertResolver {
  @Authorized(SHOPPER)
  @Query(() => [RestockAlert], { description: "The choices of a product that the shopper waits for." })
  restockAlerts(
    @Ctx() { shop, viewer }: Context,
    @Arg("productId", () => ID, { description: "The product." }) productId: string,
  ) {
    return openAlertsOf(shop.database.source.manager, loggedIn(viewer).userId, asId(productId, "productId"));
  }

  @Authorized(SHOPPER)
  @Mutation(() => [RestockAlert], {
    description:
      "Asks for one mail when a sold-out choice is back; returns all requests for the product. BACK_IN_STOCK, VERIFICATION_NEEDED, RESTOCK_ALERTS_FULL.",
  })
  requestRestockAlert(
    @Ctx() { shop, viewer }: Context,
    @Arg("input", () => RestockAlertInput, { description: "The choice." }) input: RestockAlertInput,
  ) {
    return requestRestockAlert(shop, loggedIn(viewer), input);
  }

  @Authorized(SHOPPER)
  @Mutation(() => ID, { description: "Ends a request; one that has ended already stays ended." })
  async cancelRestockAlert(
    @Ctx() { shop, viewer }: Context,
    @Arg("id", () => ID, { description: "The request." }) id: string,
  ): Promise<string> {
    await deleteOpenAlerts(shop.database.source.manager, loggedIn(viewer).userId, asId(id, "id"));
    return id;
  }

  @Query(() => [AwaitedPiece], {
    description: "What the account of a mailed link waits for, or RESTOCK_LINK_INVALID.",
  })
  awaitedPiecesByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "The token of the link." }) token: string,
  ) {
    return awaitedPieces(context.shop.database.source.manager, holderOf(context, token));
  }

  @Mutation(() => Int, {
    description: "Ends all requests of the account of a mailed link; returns how many.",
  })
  cancelRestockAlertsByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "The token of the link." }) token: string,
  ): Promise<number> {
    return deleteOpenAlerts(context.shop.database.source.manager, holderOf(context, token));
  }

  @Authorized(ADMIN)
  @Query(() => [WaitingShoppers], { description: "How many shoppers wait for each choice of a product." })
  waitingShoppers(
    @Ctx() { shop }: Context,
    @Arg("productId", () => ID, { description: "The product." }) productId: string,
  ) {
    return waitingByChoice(shop.database.source.manager, asId(productId, "productId"));
  }
}

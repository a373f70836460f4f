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
  @Query(() => [RestockAlert], { description: "Open restock alerts of the shopper for a product." })
  restockAlerts(
    @Ctx() { shop, viewer }: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
  ) {
    return openAlertsOf(shop.database.source.manager, loggedIn(viewer).userId, asId(productId, "productId"));
  }

  @Authorized(SHOPPER)
  @Mutation(() => [RestockAlert], {
    description:
      "Requests one mail when a sold-out size and colour is back. Returns all open alerts of the shopper for the product. Refused: BACK_IN_STOCK, VERIFICATION_NEEDED, RESTOCK_ALERTS_FULL.",
  })
  requestRestockAlert(
    @Ctx() { shop, viewer }: Context,
    @Arg("input", () => RestockAlertInput, { description: "Size and colour of the product." })
    input: RestockAlertInput,
  ) {
    return requestRestockAlert(shop, loggedIn(viewer), input);
  }

  @Authorized(SHOPPER)
  @Mutation(() => ID, {
    description: "Ends a restock alert and returns its id; one that has already ended stays ended.",
  })
  async cancelRestockAlert(
    @Ctx() { shop, viewer }: Context,
    @Arg("id", () => ID, { description: "Id of the restock alert." }) id: string,
  ): Promise<string> {
    await deleteOpenAlerts(shop.database.source.manager, loggedIn(viewer).userId, asId(id, "id"));
    return id;
  }

  @Query(() => [AwaitedPiece], {
    description:
      "Open restock alerts of the account of a mailed link; RESTOCK_LINK_INVALID for an invalid or expired link.",
  })
  awaitedPiecesByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ) {
    return awaitedPieces(context.shop.database.source.manager, holderOf(context, token));
  }

  @Mutation(() => Int, {
    description: "Ends all restock alerts of the account of a mailed link. Returns their number.",
  })
  cancelRestockAlertsByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ): Promise<number> {
    return deleteOpenAlerts(context.shop.database.source.manager, holderOf(context, token));
  }

  @Authorized(ADMIN)
  @Query(() => [WaitingShoppers], {
    description: "Number of waiting shoppers for each size and colour of a product. Admins only.",
  })
  waitingShoppers(
    @Ctx() { shop }: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
  ) {
    return waitingByChoice(shop.database.source.manager, asId(productId, "productId"));
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { refuse } from "./restock-alerts.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { asId } from "../../platform/ids.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { requestRestockAlert } from "./request-restock-alert.command.ts";
import { RestockAlert } from "./restock-alert.entity.ts";
import { awaitedPieces, deleteOpenAlerts, openAlertsOf, waitingByVariant } from "./restock-alert.store.ts";
import {
  AwaitedPiece,
  CancelRestockAlertPayload,
  CancelRestockAlertsByLinkPayload,
  RestockAlertInput,
  WaitingShoppers,
} from "./restock-alert.types.ts";
import { readRestockLink } from "./restock-link.ts";
import { stopAlerts } from "./stop-alerts.command.ts";

/** The account of a link. Throws RESTOCK_LINK_INVALID. */
const holderOf = ({ services }: Context, token: string): string =>
  readRestockLink(services, token, new Date()) ?? refuse("RESTOCK_LINK_INVALID");

@Resolver(() => RestockAlert)
export class RestockAlertResolver {
  @Authorized(SHOPPER)
  @Query(() => [RestockAlert], { description: "Open restock alerts of the shopper for a product." })
  restockAlerts(
    @Ctx() { services, viewer }: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
  ) {
    return openAlertsOf(
      services.database.source.manager,
      loggedIn(viewer).userId,
      asId(productId, "productId"),
    );
  }

  @Authorized(SHOPPER)
  @Refuses(
    "BACK_IN_STOCK",
    "CHOOSE_SIZE_AND_COLOR",
    "PRODUCT_NOT_FOUND",
    "RESTOCK_ALERTS_FULL",
    "VERIFICATION_NEEDED",
  )
  @Mutation(() => [RestockAlert], {
    description:
      "Requests one mail when a sold-out size and colour is back. Returns all open alerts of the shopper for the product.",
  })
  requestRestockAlert(
    @Ctx() { services, viewer }: Context,
    @Arg("input", () => RestockAlertInput, { description: "Size and colour of the product." })
    input: RestockAlertInput,
  ) {
    return requestRestockAlert(services, loggedIn(viewer), input);
  }

  @Authorized(SHOPPER)
  @Mutation(() => CancelRestockAlertPayload, {
    description: "Ends a restock alert; one that has already ended stays ended.",
  })
  async cancelRestockAlert(
    @Ctx() { services, viewer }: Context,
    @Arg("id", () => ID, { description: "Id of the restock alert." }) id: string,
  ): Promise<CancelRestockAlertPayload> {
    await deleteOpenAlerts(services.database.source.manager, loggedIn(viewer).userId, asId(id, "id"));
    return { cancelledAlertId: id };
  }

  @Refuses("RESTOCK_LINK_INVALID")
  @NullOnlyWithError()
  @Query(() => [AwaitedPiece], {
    nullable: true,
    description: "Open restock alerts of the account of a mailed link.",
  })
  awaitedPiecesByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ) {
    return awaitedPieces(context.services.database.source.manager, holderOf(context, token));
  }

  @Refuses("RESTOCK_LINK_INVALID")
  @Mutation(() => CancelRestockAlertsByLinkPayload, {
    description: "Ends all restock alerts of the account of a mailed link.",
  })
  async cancelRestockAlertsByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ): Promise<CancelRestockAlertsByLinkPayload> {
    return { cancelledCount: await stopAlerts(context.services, holderOf(context, token)) };
  }

  @Authorized(Permission.PRODUCTS)
  @Query(() => [WaitingShoppers], {
    description: "Number of waiting shoppers for each size and colour of a product.",
  })
  waitingShoppers(
    @Ctx() { services }: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
  ) {
    return waitingByVariant(services.database.source.manager, asId(productId, "productId"));
  }
}

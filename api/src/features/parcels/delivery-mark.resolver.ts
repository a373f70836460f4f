import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { asId } from "../../platform/ids.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { deliverOrders, undoDelivered } from "./deliver-orders.command.ts";
import { recentDeliveries } from "./delivery-mark.store.ts";
import { MarkedOrder, RecentDelivery } from "./parcel.types.ts";

@Resolver()
export class DeliveryMarkResolver {
  @Authorized(Permission.FULFILMENT)
  @Query(() => [RecentDelivery], {
    description:
      "Orders that were marked as delivered within the last 30 minutes and that `undoDelivered` sets back: the 5 newest marks, newest first.",
  })
  recentDeliveries(
    @Ctx() { services }: Context,
    @Arg("orderId", () => ID, {
      nullable: true,
      description: "Id of an order; omitted for those of all orders.",
    })
    orderId: string | null,
  ): Promise<RecentDelivery[]> {
    return recentDeliveries(services.database, orderId == null ? null : asId(orderId, "orderId"));
  }

  @Authorized(Permission.FULFILMENT)
  @Refuses("TOO_MANY_ORDERS")
  @Mutation(() => [MarkedOrder], {
    description:
      "Marks 1 to 100 orders on their way as delivered, each for itself. The result has a problem for each order that is left out.",
  })
  deliverOrders(
    @Ctx() context: Context,
    @Arg("orderIds", () => [ID], { description: "Ids of the orders." }) orderIds: string[],
  ): Promise<MarkedOrder[]> {
    return deliverOrders(context.services, authorOf(context), orderIds);
  }

  @Authorized(Permission.FULFILMENT)
  @Refuses("TOO_MANY_ORDERS")
  @Mutation(() => [MarkedOrder], {
    description:
      "Sets orders back to shipped that were marked as delivered within the last 30 minutes, each for itself, unless a return was requested or cash collected since.",
  })
  undoDelivered(
    @Ctx() context: Context,
    @Arg("orderIds", () => [ID], { description: "Ids of the orders, 1 to 2,000." }) orderIds: string[],
  ): Promise<MarkedOrder[]> {
    return undoDelivered(context.services, authorOf(context), orderIds);
  }
}

import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { Order } from "../orders/order.entity.ts";
import { OrderEventView } from "../orders/order-event.types.ts";
import type { OrderRow } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { orderTimeline } from "./timeline.loaders.ts";

/** `Order.timeline`. The last feature: its sources are in all others. */
@Resolver(() => Order)
export class TimelineResolver {
  @Authorized(Permission.VIEW_ORDERS)
  @FieldResolver(() => [OrderEventView], {
    description: "Events of the order, oldest first.",
  })
  timeline(@Root() order: OrderRow, @Ctx() context: Context): Promise<OrderEventView[]> {
    return orderTimeline(context, order.id);
  }
}

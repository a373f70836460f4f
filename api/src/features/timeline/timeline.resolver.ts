import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import { OrderEventView } from "../orders/order-event.types.ts";
import type { OrderRow } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { orderTimeline } from "./timeline.batches.ts";

/** `Order.timeline`. The last feature: its sources are in all others. */
@Resolver(() => Order)
export class TimelineResolver {
  @Authorized(ADMIN)
  @FieldResolver(() => [OrderEventView], {
    description: "Events of the order, oldest first; admins only.",
  })
  timeline(@Root() order: OrderRow, @Ctx() context: Context): Promise<OrderEventView[]> {
    return orderTimeline(context, order.id);
  }
}

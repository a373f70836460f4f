import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { orderCounts } from "./order.batches.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { OrderConnection, OrderStatusCount } from "./order.types.ts";

@Resolver(() => OrderConnection)
export class OrderListResolver {
  @FieldResolver(() => Int, { description: "Orders in the whole list." })
  async totalCount(@Root() list: OrderConnection, @Ctx() context: Context): Promise<number> {
    const counts = await orderCounts(context, list.userId ?? "");
    return counts
      .filter(({ status }) => list.status === undefined || status === list.status)
      .reduce((total, { count }) => total + count, 0);
  }

  @FieldResolver(() => [OrderStatusCount], { description: "For each status, as if no status were chosen." })
  async statusCounts(@Root() list: OrderConnection, @Ctx() context: Context): Promise<OrderStatusCount[]> {
    const counts = await orderCounts(context, list.userId ?? "");
    return Object.values(OrderStatus).map((status) => ({
      status,
      count: counts.find((row) => row.status === status)?.count ?? 0,
    }));
  }
}

import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { isNarrowed } from "./order-filter.rules.ts";
import { countOrders } from "./order-filter.store.ts";
import { orderCounts } from "./order.batches.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { OrderConnection, OrderStatusCount } from "./order.types.ts";

@Resolver(() => OrderConnection)
export class OrderListResolver {
  @FieldResolver(() => Int, { description: "Orders in the whole list." })
  async totalCount(@Root() list: OrderConnection, @Ctx() context: Context): Promise<number> {
    const { userId, status } = list.filter;
    if (isNarrowed(list.filter)) return countOrders(context.shop.database, list.filter);
    return (await orderCounts(context, userId ?? ""))
      .filter((row) => status === undefined || row.status === status)
      .reduce((total, { count }) => total + count, 0);
  }

  @FieldResolver(() => [OrderStatusCount], {
    description: "For each status, of all orders that the viewer may list.",
  })
  async statusCounts(@Root() list: OrderConnection, @Ctx() context: Context): Promise<OrderStatusCount[]> {
    const counts = await orderCounts(context, list.filter.userId ?? "");
    return Object.values(OrderStatus).map((status) => ({
      status,
      count: counts.find((row) => row.status === status)?.count ?? 0,
    }));
  }
}

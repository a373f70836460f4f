import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { countFigure } from "../shop/count-figure.ts";
import { isNarrowed } from "./order-filter.rules.ts";
import { countFilteredOrders, type OrderListCount } from "./order-count.store.ts";
import { orderCounts } from "./order.loaders.ts";
import type { OrderCount } from "./order-list.store.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { OrderConnection, OrdersVersion, OrderStatusCount } from "./order.types.ts";
import { versionOfShop, versionOfShopper } from "./orders-version.store.ts";

const total = (counts: readonly OrderCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The counts of the orders that match the list's payment statuses. Those of a large shop may be 30 seconds old. */
const countsOf = async (list: OrderConnection, context: Context): Promise<OrderCount[]> => {
  const count = () => orderCounts(context, list.userId ?? "");
  const counts = list.userId
    ? await count()
    : (await countFigure(context.services, "numbers of orders", count, total)).value;
  return counts.filter(({ paymentStatus }) => list.paymentStatuses?.includes(paymentStatus) ?? true);
};

/** The count of a narrowed list, read once for both of its fields. */
const filteredCount = async (list: OrderConnection, { services }: Context): Promise<OrderListCount> =>
  (list.filteredCount ??= countFilteredOrders(services.database, list));

@Resolver(() => OrderConnection)
export class OrderListResolver {
  @Authorized(SHOPPER, Permission.VIEW_ORDERS)
  @Query(() => OrdersVersion, {
    description:
      "Version that changes with the orders: for a shopper after any change of their newest orders, for an admin after a new order or a status change of any order. An open page asks for it every few seconds, and loads its orders again only if it differs.",
  })
  async ordersVersion(@Ctx() { services, viewer }: Context): Promise<OrdersVersion> {
    const { role, userId } = loggedIn(viewer);
    const { database } = services;
    return { version: await (role === ADMIN ? versionOfShop(database) : versionOfShopper(database, userId)) };
  }

  @FieldResolver()
  async totalCount(@Root() list: OrderConnection, @Ctx() context: Context): Promise<number> {
    if (isNarrowed(list.filter)) return (await filteredCount(list, context)).total;
    const counts = await countsOf(list, context);
    return total(counts.filter(({ status }) => list.statuses?.includes(status) ?? true));
  }

  @FieldResolver()
  async isTotalExact(@Root() list: OrderConnection, @Ctx() context: Context): Promise<boolean> {
    return !isNarrowed(list.filter) || (await filteredCount(list, context)).isExact;
  }

  @FieldResolver()
  isSimilar(@Root() list: OrderConnection): boolean {
    return list.filter.isSimilar ?? false;
  }

  @FieldResolver()
  async statusCounts(@Root() list: OrderConnection, @Ctx() context: Context): Promise<OrderStatusCount[]> {
    const counts = await countsOf(list, context);
    return Object.values(OrderStatus).map((status) => ({
      status,
      count: total(counts.filter((row) => row.status === status)),
    }));
  }
}

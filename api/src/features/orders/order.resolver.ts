import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Authorized, NullOnlyWithError, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import type { Database } from "../../platform/database/database.ts";
import { productById } from "../catalogue/product.loaders.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./orders.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { OrderLine } from "./order-line.entity.ts";
import type { OrderFilter } from "./order-filter.rules.ts";
import { Order } from "./order.entity.ts";
import { orderSearch } from "./order-search.query.ts";
import { maxSearchText } from "./order-search.rules.ts";
import { canSeeOrder } from "./order.policy.ts";
import { listOrders, orderCursor } from "./order-list.store.ts";
import { findOrder, type OrderKey, type OrderLineRow, type OrderRow } from "./order.store.ts";
import { MyOrderFilter, OrderConnection, OrderFilterInput } from "./order.types.ts";

type OrderList = {
  userId?: string | undefined;
  first: number;
  after: string | null;
  filter: OrderFilterInput;
};

const maxEmailLength = 254;

/** Throws BAD_ID and BAD_INPUT. */
const checkedFilter = async (database: Database, input: OrderFilterInput): Promise<OrderFilter> => ({
  from: input.from ?? undefined,
  to: input.to ?? undefined,
  email: input.email ? cleanLine(input.email, "email", maxEmailLength) : undefined,
  productId: input.productId ? asId(input.productId, "productId") : undefined,
  hasRefundDue: input.hasRefundDue || undefined,
  ...(await orderSearch(database, cleanLine(input.text ?? "", "text", maxSearchText))),
  paymentMethod: input.paymentMethod ?? undefined,
  hasCashDue: input.hasCashDue || undefined,
  hasReturn: input.hasReturn || undefined,
  isLate: input.isLate || undefined,
});

/** Each value once; `undefined` for none. */
const distinct = <Value>(values: readonly Value[] | null | undefined): Value[] | undefined =>
  values && values.length > 0 ? [...new Set(values)] : undefined;

const pageOfOrders = async ({ services, longestPage }: Context, list: OrderList) => {
  const { userId } = list;
  const selection = {
    userId,
    statuses: distinct(list.filter.statuses),
    paymentStatuses: distinct(list.filter.paymentStatuses),
    filter: await checkedFilter(services.database, list.filter),
  };
  const after = givenCursor(list.after);
  const size = pageSize(list.first, longestPage);
  const rows = await listOrders(services.database, { ...selection, after, limit: size + 1 });
  return Object.assign(
    pageOf(rows, size, after, (row) => orderCursor(userId, row)),
    selection,
  );
};

/** The order, if the viewer may see it. Throws ORDER_NOT_FOUND. */
const visibleOrder = async ({ services, viewer }: Context, key: OrderKey): Promise<OrderRow> => {
  const order = await findOrder(services.database.source.manager, key);
  return order && canSeeOrder(loggedIn(viewer), order) ? order : refuse("ORDER_NOT_FOUND");
};

@Resolver(() => OrderLine)
export class OrderResolver {
  @Authorized(SHOPPER)
  @Query(() => OrderConnection, { description: "Orders of the viewer, newest first." })
  myOrders(
    @Ctx() context: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
    @Arg("filter", () => MyOrderFilter, {
      nullable: true,
      description: "Which orders to return; omitted for all.",
    })
    filter: MyOrderFilter | null,
  ) {
    const { userId } = loggedIn(context.viewer);
    const statuses = filter?.status ? [filter.status] : [];
    return pageOfOrders(context, { userId, first, after, filter: { statuses } });
  }

  @Authorized(Permission.VIEW_ORDERS)
  @Query(() => OrderConnection, { description: "Orders of all shoppers, newest first." })
  orders(
    @Ctx() context: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
    @Arg("filter", () => OrderFilterInput, { nullable: true, description: "Filter of the orders." })
    filter: OrderFilterInput | null,
  ) {
    return pageOfOrders(context, {
      userId: filter?.customerId == null ? undefined : asId(filter.customerId, "customerId"),
      first,
      after,
      filter: filter ?? {},
    });
  }

  @Authorized(SHOPPER, Permission.VIEW_ORDERS, Permission.FULFILMENT)
  @OwnerOnly()
  @Refuses("ORDER_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => Order, {
    nullable: true,
    description: "Order by id: the shopper's own, or any for an admin.",
  })
  order(@Ctx() context: Context, @Arg("id", () => ID, { description: "Id of the order." }) id: string) {
    return visibleOrder(context, { id: asId(id) });
  }

  @Authorized(SHOPPER, Permission.VIEW_ORDERS, Permission.FULFILMENT)
  @OwnerOnly()
  @Refuses("ORDER_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => Order, {
    nullable: true,
    description: "Order by its number: the shopper's own, or any for an admin.",
  })
  orderByNumber(
    @Ctx() context: Context,
    @Arg("orderNumber", () => String, { description: "Order number." }) orderNumber: string,
  ) {
    return visibleOrder(context, { orderNumber: cleanText(orderNumber, "orderNumber", 40) });
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: "Product of the line; null when it is no longer sold.",
  })
  async product(@Root() line: OrderLineRow, @Ctx() context: Context) {
    const product = await productById(context, line.productId);
    return product?.isArchived ? null : product;
  }
}

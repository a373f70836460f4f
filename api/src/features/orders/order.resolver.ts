import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { productById } from "../catalogue/product.batches.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { cleanLine, cleanText } from "../../platform/text.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import { OrderLine } from "./order-line.entity.ts";
import type { OrderFilter } from "./order-filter.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";
import { maxSearchText, orderSearchQuery } from "./order-search.rules.ts";
import { canSeeOrder } from "./order.policy.ts";
import { listOrders, orderCursor } from "./order-list.store.ts";
import { PaymentStatus } from "./order-payment.rules.ts";
import { findOrder, type OrderLineRow } from "./order.store.ts";
import { OrderConnection, OrderFilterInput } from "./order.types.ts";

type OrderList = {
  userId?: string | undefined;
  first: number;
  after: string | null;
  statuses: readonly OrderStatus[];
  paymentStatuses?: readonly PaymentStatus[] | null;
  filter?: OrderFilterInput | null;
};

const maxEmailLength = 254;

/** Throws BAD_ID and BAD_INPUT. */
const checkedFilter = (input: OrderFilterInput): OrderFilter => ({
  from: input.from ?? undefined,
  to: input.to ?? undefined,
  email: input.email ? cleanLine(input.email, "email", maxEmailLength) : undefined,
  productId: input.productId ? asId(input.productId, "productId") : undefined,
  hasRefundDue: input.hasRefundDue || undefined,
  search: orderSearchQuery(cleanLine(input.text ?? "", "text", maxSearchText)),
  paymentMethod: input.paymentMethod ?? undefined,
  hasCashDue: input.hasCashDue || undefined,
  hasReturn: input.hasReturn || undefined,
});

/** Each value once; `undefined` for none. */
const distinct = <Value>(values: readonly Value[] | null | undefined): Value[] | undefined =>
  values && values.length > 0 ? [...new Set(values)] : undefined;

const pageOfOrders = async ({ shop, longestPage }: Context, list: OrderList) => {
  const { userId } = list;
  const selection = {
    userId,
    statuses: distinct(list.statuses),
    paymentStatuses: distinct(list.paymentStatuses),
    filter: checkedFilter(list.filter ?? {}),
  };
  const after = givenCursor(list.after);
  const size = pageSize(list.first, longestPage);
  const rows = await listOrders(shop.database, { ...selection, after, limit: size + 1 });
  return Object.assign(
    pageOf(rows, size, after, (row) => orderCursor(userId, row)),
    selection,
  );
};

@Resolver(() => OrderLine)
export class OrderResolver {
  @Authorized(SHOPPER)
  @Query(() => OrderConnection, { description: "Orders of the viewer, newest first." })
  myOrders(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
    @Arg("status", () => OrderStatus, {
      nullable: true,
      description: "Status of the orders; any if omitted.",
    })
    status: OrderStatus | null,
  ) {
    const { userId } = loggedIn(context.viewer);
    return pageOfOrders(context, { userId, first, after, statuses: status ? [status] : [] });
  }

  @Authorized(ADMIN)
  @Query(() => OrderConnection, { description: "Orders of all shoppers, newest first. Admins only." })
  orders(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
    @Arg("status", () => OrderStatus, {
      nullable: true,
      description: "Status of the orders; any if omitted.",
    })
    status: OrderStatus | null,
    @Arg("statuses", () => [OrderStatus], {
      nullable: true,
      description: "Statuses of the orders, together with `status`; any if both are omitted.",
    })
    statuses: OrderStatus[] | null,
    @Arg("paymentStatuses", () => [PaymentStatus], {
      nullable: true,
      description: "Payment statuses of the orders; any if omitted or empty.",
    })
    paymentStatuses: PaymentStatus[] | null,
    @Arg("filter", () => OrderFilterInput, { nullable: true, description: "Filter of the orders." })
    filter: OrderFilterInput | null,
  ) {
    return pageOfOrders(context, {
      first,
      after,
      statuses: [...(statuses ?? []), ...(status ? [status] : [])],
      paymentStatuses,
      filter,
    });
  }

  @Authorized()
  @Query(() => Order, {
    description: "Order by id or number: the shopper's own, or any for an admin. Otherwise ORDER_NOT_FOUND.",
  })
  async order(
    @Ctx() { shop, viewer }: Context,
    @Arg("id", () => ID, { nullable: true, description: "Id of the order; needed without `orderNumber`." })
    id: string | null,
    @Arg("orderNumber", () => String, { nullable: true, description: "Order number; needed without `id`." })
    orderNumber: string | null,
  ) {
    if (!id && !orderNumber)
      refuse("BAD_INPUT", { message: "Please give the id or the orderNumber of an order." });
    const key = id ? { id: asId(id) } : { orderNumber: cleanText(orderNumber ?? "", "orderNumber", 40) };
    const order = await findOrder(shop.database.source.manager, key);
    return order && canSeeOrder(loggedIn(viewer), order) ? order : refuse("ORDER_NOT_FOUND");
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

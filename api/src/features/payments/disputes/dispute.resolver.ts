import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Authorized } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { AfterArg, FirstArg } from "../../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { may, Permission } from "../../../platform/permissions.rules.ts";
import { PaymentMethod } from "../../orders/order-payment.rules.ts";
import { Order } from "../../orders/order.entity.ts";
import type { OrderRow } from "../../orders/order.store.ts";
import { orderDisputes } from "./dispute.loaders.ts";
import { countDisputes, disputeCursor, listDisputes } from "./dispute.store.ts";
import { DisputeFilter, ListedDispute, ListedDisputeConnection } from "./dispute.types.ts";

@Resolver()
export class DisputeResolver {
  @Authorized(Permission.MONEY)
  @Query(() => ListedDisputeConnection, {
    description: "Disputes about online payments, newest first.",
  })
  async disputes(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
    @Arg("filter", () => DisputeFilter, {
      nullable: true,
      description: "Which disputes to return; omitted for all.",
    })
    filter: DisputeFilter | null,
  ) {
    const isOpen = filter?.isOpen ?? false;
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      listDisputes(services.database, { isOpen, after: givenCursor(after), limit: size + 1 }),
      countDisputes(services.database, isOpen),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), disputeCursor), { totalCount });
  }
}

@Resolver(() => Order)
export class OrderDisputeResolver {
  @FieldResolver(() => [ListedDispute], {
    description: "Disputes about the payment of the order, oldest first; empty for shoppers.",
  })
  disputes(@Root() order: OrderRow, @Ctx() context: Context) {
    const isVisible =
      may(context.viewer, Permission.VIEW_ORDERS) && order.paymentDetails.method === PaymentMethod.ONLINE;
    return isVisible ? orderDisputes(context, order.id) : [];
  }
}

import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../shop/context.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import { PaymentMethod } from "../../orders/order-payment.rules.ts";
import { Order } from "../../orders/order.entity.ts";
import type { OrderRow } from "../../orders/order.store.ts";
import { orderDisputes } from "./dispute.batches.ts";
import { countDisputes, disputeCursor, listDisputes } from "./dispute.store.ts";
import { DisputeConnection, ListedDispute } from "./dispute.types.ts";

@Resolver()
export class DisputeResolver {
  @Authorized(ADMIN)
  @Query(() => DisputeConnection, {
    description: "Disputes about online payments, newest first. Admins only.",
  })
  async disputes(
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      listDisputes(shop.database, { after: givenCursor(after), limit: size + 1 }),
      countDisputes(shop.database),
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
    const isVisible = context.viewer?.role === ADMIN && order.paymentDetails.method === PaymentMethod.ONLINE;
    return isVisible ? orderDisputes(context, order.id) : [];
  }
}

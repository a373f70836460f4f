import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder, type OrderRow } from "../orders/order.store.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { changeOrderStatusAndRefund } from "./change-order-status-and-refund.command.ts";
import { orderPaidAt } from "./payment.batches.ts";
import { orderRefunds } from "./refund.batches.ts";
import { Refund } from "./refund.entity.ts";

/** The operations of `Order` that depend on its payment. */
@Resolver(() => Order)
export class OrderPaymentResolver {
  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Moves an order to any status. Cancelled and returned give the stock and an online payment back; leaving them takes the stock again, or is refused: OUT_OF_STOCK, CODE_SPENT, ORDER_REFUNDED.",
  })
  async changeOrderStatus(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "The order." }) orderId: string,
    @Arg("status", () => OrderStatus, { description: "Where it goes." }) status: OrderStatus,
  ) {
    const id = await changeOrderStatusAndRefund(context.shop, authorOf(context), { orderId, status });
    return findOrder(context.shop.database.source.manager, { id });
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "When its online payment was captured; absent for cash, and while it is not paid.",
  })
  paidAt(@Root() order: OrderRow, @Ctx() context: Context) {
    return order.paymentDetails.method === PaymentMethod.ONLINE ? orderPaidAt(context, order.id) : null;
  }

  @FieldResolver(() => [Refund], {
    description: "What was given back, or is to be, of what was paid online for it; the oldest first.",
  })
  refunds(@Root() order: OrderRow, @Ctx() context: Context) {
    return order.paymentDetails.method === PaymentMethod.ONLINE ? orderRefunds(context, order.id) : [];
  }
}

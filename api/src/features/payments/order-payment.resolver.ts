import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder, ordersById, type OrderRow } from "../orders/order.store.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import { cancelOrder } from "./cancel-order.command.ts";
import { changeOrderStatusAndRefund } from "./change-order-status-and-refund.command.ts";
import { markCashCollected } from "./mark-cash-collected.command.ts";
import { orderPaidAt } from "./payment.batches.ts";
import { SeenCashInput } from "./payment.types.ts";
import { orderRepayments } from "./order-repayments.batches.ts";
import { payoutView } from "./payout.query.ts";
import { PayoutView } from "./payout.types.ts";
import { Refund } from "./refund.entity.ts";

/** The operations of `Order` that depend on its payment. */
@Resolver(() => Order)
export class OrderPaymentResolver {
  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Moves an order to any status. Cancelled and returned put the pieces back into stock and refund what was paid; leaving them takes the pieces again. Refused: ORDER_CHANGED, OUT_OF_STOCK, CODE_SPENT, ORDER_REFUNDED, ORDER_CREDITED. Admins only.",
  })
  async changeOrderStatus(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
    @Arg("status", () => OrderStatus, { description: "New status of the order." }) status: OrderStatus,
    @Arg("seenStatus", () => OrderStatus, {
      nullable: true,
      description:
        "Status that the admin saw: ORDER_CHANGED if the order has another one now. The shop's own pages always send it; it can be omitted since the documented body of PUT /orders/{id}/status has no place for it.",
    })
    seenStatus: OrderStatus | null,
  ) {
    const id = await changeOrderStatusAndRefund(context.shop, authorOf(context), {
      orderId,
      status,
      seenStatus,
    });
    return findOrder(context.shop.database.source.manager, { id });
  }

  @Authorized(ADMIN)
  @Mutation(() => [Order], {
    description:
      "Records that the cash of these orders was collected, all or none; those recorded before stay unchanged. Refused for an online, a cancelled or an unknown order, and for another amount than the one that was seen: CASH_NOT_COLLECTABLE, ORDER_NOT_FOUND, ORDER_CHANGED. Admins only.",
  })
  async markCashCollected(
    @Ctx() context: Context,
    @Arg("orderIds", () => [ID], { description: "Ids of the orders, 1 to 100." }) orderIds: string[],
    @Arg("seen", () => [SeenCashInput], {
      nullable: true,
      description: "Amounts that the admin saw. Pages of the previous version do not send them.",
    })
    seen: SeenCashInput[] | null,
  ) {
    const ids = await markCashCollected(context.shop, authorOf(context), orderIds, seen);
    return ordersById(context.shop.database, ids);
  }

  @Authorized(SHOPPER)
  @Mutation(() => Order, {
    description:
      "Cancels the shopper's own order before anything of it is shipped: its pieces return to stock, and what was paid is refunded. ORDER_NOT_CANCELLABLE afterwards.",
  })
  async cancelOrder(
    @Ctx() { shop, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ) {
    const id = await cancelOrder(shop, loggedIn(viewer), orderId);
    return findOrder(shop.database.source.manager, { id });
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "Time at which the online payment was captured, or the cash recorded as collected; null while the order is not paid.",
  })
  paidAt(@Root() order: OrderRow, @Ctx() context: Context) {
    return orderPaidAt(context, order.id);
  }

  @FieldResolver(() => [Refund], {
    description: "Refunds of what was paid online for the order, due or done; the oldest first.",
  })
  async refunds(@Root() order: OrderRow, @Ctx() context: Context) {
    if (order.paymentDetails.method !== PaymentMethod.ONLINE) return [];
    return (await orderRepayments(context, order.id)).refunds;
  }

  @FieldResolver(() => [PayoutView], {
    description: "Payouts of cash that was paid for the order, due or done; the oldest first.",
  })
  async payouts(@Root() order: OrderRow, @Ctx() context: Context) {
    if (order.paymentDetails.method !== PaymentMethod.COD || order.creditedAmount === 0) return [];
    return (await orderRepayments(context, order.id)).payouts.map(payoutView);
  }
}

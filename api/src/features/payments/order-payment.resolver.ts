import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder, ordersById, type OrderRow } from "../orders/order.store.ts";
import { orderStatusEffects } from "../orders/order-status-effects.rules.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { cancelOrder } from "./cancel-order.command.ts";
import { confirmRefund } from "./confirm-refund.ts";
import { updateOrderStatusAndRefund } from "./update-order-status-and-refund.command.ts";
import { markCashCollected } from "./mark-cash-collected.command.ts";
import { orderCash, orderPaidAt } from "./payment.loaders.ts";
import { orderRepayments } from "./order-repayments.loaders.ts";
import { CollectedCash } from "./payment.types.ts";
import { OrderCreditView } from "./order-credit.types.ts";
import { payoutView } from "./payout.query.ts";
import { PayoutView } from "./payout.types.ts";
import { Refund } from "./refund.entity.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { UpdateOrderStatusInput, MarkCashCollectedInput } from "./order-payment-inputs.types.ts";

/** The operations of `Order` that depend on its payment. */
@Resolver(() => Order)
export class OrderPaymentResolver {
  @Authorized(Permission.EDIT_ORDERS)
  @Refuses(
    "BAD_QUANTITY",
    "CODE_SPENT",
    "CONFIRMATION_NEEDED",
    "ORDER_CHANGED",
    "ORDER_CREDITED",
    "ORDER_NOT_FOUND",
    "ORDER_REFUNDED",
    "OUT_OF_STOCK",
  )
  @Mutation(() => Order, {
    description:
      "Moves an order to any status. Cancelled and returned put the pieces back into stock and refund what was paid; leaving them takes the pieces again.",
  })
  async updateOrderStatus(
    @Ctx() context: Context,
    @InputArg(() => UpdateOrderStatusInput) input: UpdateOrderStatusInput,
  ) {
    if (!orderStatusEffects[input.status].keepsMoney) await confirmRefund(context, input.orderId);
    const id = await updateOrderStatusAndRefund(context.services, authorOf(context), input);
    return findOrder(context.services.database.source.manager, { id });
  }

  @Authorized(Permission.MONEY)
  @Refuses("CASH_DIFFERS", "CASH_NOT_COLLECTABLE", "CONFIRMATION_NEEDED", "ORDER_CHANGED", "ORDER_NOT_FOUND")
  @Mutation(() => [Order], {
    description:
      "Records that the cash of these orders was collected, all or none; those recorded before stay unchanged. The difference to the exact total is booked as rounding. Refused for an online, a cancelled or an unknown order, for another amount to collect than the one that was seen, and for an amount that differs from the total by one rupee or more.",
  })
  async markCashCollected(
    @Ctx() context: Context,
    @InputArg(() => MarkCashCollectedInput) input: MarkCashCollectedInput,
  ) {
    const ids = await markCashCollected(context.services, authorOf(context), input);
    return ordersById(context.services.database, ids);
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("ORDER_NOT_CANCELLABLE", "ORDER_NOT_FOUND")
  @Mutation(() => Order, {
    description:
      "Cancels the shopper's own order before anything of it is shipped: its pieces return to stock, and what was paid is refunded.",
  })
  async cancelOrder(
    @Ctx() { services, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ) {
    const id = await cancelOrder(services, loggedIn(viewer), orderId);
    return findOrder(services.database.source.manager, { id });
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "Time at which the online payment was captured, or the cash recorded as collected; null while the order is not paid.",
  })
  paidAt(@Root() order: OrderRow, @Ctx() context: Context) {
    return orderPaidAt(context, order.id);
  }

  @FieldResolver(() => CollectedCash, {
    nullable: true,
    description: "Cash that was received for the order; null until it is recorded, and for an online order.",
  })
  collectedCash(@Root() order: OrderRow, @Ctx() context: Context) {
    return order.paymentDetails.method === PaymentMethod.COD ? orderCash(context, order.id) : null;
  }

  @FieldResolver(() => [Refund], {
    description: "Refunds of what was paid online for the order, due or done; the oldest first.",
  })
  async refunds(@Root() order: OrderRow, @Ctx() context: Context) {
    if (order.paymentDetails.method !== PaymentMethod.ONLINE) return [];
    return (await orderRepayments(context, order.id)).refunds;
  }

  @FieldResolver(() => [OrderCreditView], {
    description: "Pieces that were removed from the order, and refunds that an admin made; the oldest first.",
  })
  async credits(@Root() order: OrderRow, @Ctx() context: Context) {
    return order.creditedAmount === 0 ? [] : (await orderRepayments(context, order.id)).credits;
  }

  @FieldResolver(() => [PayoutView], {
    description: "Payouts of cash that was paid for the order, due or done; the oldest first.",
  })
  async payouts(@Root() order: OrderRow, @Ctx() context: Context) {
    if (order.creditedAmount === 0) return [];
    return (await orderRepayments(context, order.id)).payouts.map(payoutView);
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, NullOnlyWithError, Refuses } from "../../../platform/graphql/authorized.ts";
import { authorOf } from "../../audit/author.ts";
import { Order } from "../../orders/order.entity.ts";
import { findOrder } from "../../orders/order.store.ts";
import { confirmRefund } from "../../payments/confirm-refund.ts";
import { may, Permission } from "../../../platform/permissions.rules.ts";
import type { Context } from "../../shop/context.ts";
import { cancelPieces } from "./cancel-pieces.command.ts";
import { refundOptions, refundQuote } from "./refund-options.query.ts";
import { refundOrder } from "./refund-order.command.ts";
import { CancelPiecesInput, RefundOptions, RefundOrderInput, RefundQuote } from "./refund.types.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { RefundQuoteInput, ofOrder } from "./refund-inputs.types.ts";

const NOT_IN_ROLE = "Your role does not do this. Ask a manager or an owner of the shop.";

/** Pieces that an admin removes from an order, and refunds by hand. */
@Resolver()
export class RefundResolver {
  @Authorized(Permission.EDIT_ORDERS, Permission.REFUNDS)
  @Refuses("ORDER_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => RefundOptions, {
    nullable: true,
    description:
      "What can be removed from an order, and refunded of it, as far as the role of the viewer does either.",
  })
  async refundOptions(
    @Ctx() { services, viewer }: Context,
    @Arg("orderId", () => ID, ofOrder) orderId: string,
  ) {
    const options = await refundOptions(services, orderId);
    const notInRole = (permission: Permission) => (may(viewer, permission) ? null : NOT_IN_ROLE);
    return {
      ...options,
      cancelProblem: notInRole(Permission.EDIT_ORDERS) ?? options.cancelProblem,
      refundProblem: options.refundProblem ?? notInRole(Permission.REFUNDS),
    };
  }

  @Authorized(Permission.EDIT_ORDERS, Permission.REFUNDS)
  @Refuses("BAD_QUANTITY", "CREDIT_EXCEEDS_ORDER", "ORDER_NOT_FOUND", "REFUND_INVALID")
  @Query(() => RefundQuote, {
    description: "What removed or refunded pieces, the shipping or an amount would come to. Changes nothing.",
  })
  refundQuote(
    @Ctx() { services }: Context,
    @InputArg(() => RefundQuoteInput) { orderId, lines, hasShipping, reduction }: RefundQuoteInput,
  ): Promise<RefundQuote> {
    return refundQuote(services, { orderId, lines, hasShipping, reduction: reduction ?? 0 });
  }

  @Authorized(Permission.EDIT_ORDERS)
  @Refuses(
    "BAD_QUANTITY",
    "CONFIRMATION_NEEDED",
    "ORDER_CHANGED",
    "ORDER_NOT_FOUND",
    "ORDER_NOT_REFUNDABLE",
    "REFUND_INVALID",
  )
  @Mutation(() => Order, {
    description:
      "Removes pieces from an order before they are shipped: they go back into stock, and their money is refunded or no longer collected. Without a piece left, the order is cancelled.",
  })
  async cancelPieces(
    @Ctx() context: Context,
    @Arg("input", () => CancelPiecesInput, { description: "Pieces to remove." }) input: CancelPiecesInput,
  ) {
    const { orderId, lines, note = null, seen, idempotencyKey } = input;
    await confirmRefund(context, orderId);
    const request = { orderId, lines, note, seen, idempotencyKey };
    const id = await cancelPieces(context.services, authorOf(context), request);
    return findOrder(context.services.database.source.manager, { id });
  }

  @Authorized(Permission.REFUNDS)
  @Refuses(
    "BAD_QUANTITY",
    "CONFIRMATION_NEEDED",
    "CREDIT_EXCEEDS_ORDER",
    "ORDER_CHANGED",
    "ORDER_NOT_FOUND",
    "ORDER_NOT_REFUNDABLE",
    "REFUND_INVALID",
    "REFUND_REASON_NEEDED",
  )
  @Mutation(() => Order, {
    description:
      "Refunds pieces that have left the shop, the shipping, or an amount: by a refund of the online payment, or a payout of the cash.",
  })
  async refundOrder(
    @Ctx() context: Context,
    @Arg("input", () => RefundOrderInput, { description: "What to refund." }) input: RefundOrderInput,
  ) {
    const { orderId, lines, hasShipping, reduction, note = null, seen, idempotencyKey } = input;
    const request = { orderId, lines, hasShipping, reduction: reduction ?? 0, note, seen, idempotencyKey };
    const id = await refundOrder(context.services, authorOf(context), request);
    return findOrder(context.services.database.source.manager, { id });
  }
}

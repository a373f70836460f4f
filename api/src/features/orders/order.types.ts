import { Field, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import type { PaymentStatus } from "./order-payment.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";

@ObjectType({ description: "How many orders stand in a status.", simpleResolvers: true })
export class OrderStatusCount {
  @Field(() => OrderStatus, { description: "The status." })
  status!: OrderStatus;

  @Field(() => Int, { description: "Orders in it." })
  count!: number;
}

@ObjectType({ description: "A list of orders, newest first, page by page.", simpleResolvers: true })
export class OrderConnection extends connectionOf("Order", () => Order) {
  /** Only orders of this shopper; of all shoppers if absent. */
  userId!: string | undefined;

  /** Only orders in one of these statuses; in any if absent. */
  statuses!: readonly OrderStatus[] | undefined;

  /** Only orders with one of these payment statuses; with any if absent. */
  paymentStatuses!: readonly PaymentStatus[] | undefined;

  @Field(() => Int, { description: "Orders in the whole list." })
  totalCount!: number;

  @Field(() => [OrderStatusCount], { description: "For each status, as if no status were chosen." })
  statusCounts!: OrderStatusCount[];
}

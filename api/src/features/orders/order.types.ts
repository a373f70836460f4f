import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import type { OrderFilter } from "./order-filter.rules.ts";
import { PaymentMethod, type PaymentStatus } from "./order-payment.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";

@InputType({ description: "Which orders to show, besides their statuses; all parts must hold." })
export class OrderFilterInput {
  @Field(() => Day, { nullable: true, description: "Only orders placed on this day in India or later." })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: "Only orders placed on this day in India or earlier." })
  to?: string | null;

  @Field(() => String, { nullable: true, description: "Only orders with this shipping e-mail." })
  email?: string | null;

  @Field(() => ID, { nullable: true, description: "Only orders of this product." })
  productId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "If true, only orders with a refund that Razorpay has not accepted yet.",
  })
  hasRefundDue?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only orders in which each word begins the number, phone, tracking id, e-mail address, or a word of the name or of a title.",
  })
  text?: string | null;

  @Field(() => PaymentMethod, { nullable: true, description: "Only orders that are paid in this way." })
  paymentMethod?: PaymentMethod | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "If true, only orders whose cash is not collected, without cancelled and returned ones.",
  })
  hasCashDue?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "If true, only orders with a return." })
  hasReturn?: boolean | null;
}

@InputType({ description: "Size and colour of a line." })
export class OrderChoiceInput {
  @Field(() => String, { nullable: true, description: "One of the product's sizes; omitted for one size." })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of its colours; omitted for a product without colours.",
  })
  color?: string | null;
}

@ObjectType({ description: "Number of orders in a status.", simpleResolvers: true })
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

  filter!: OrderFilter;

  /** The count of a narrowed list, once it is read. */
  filteredCount?: Promise<{ total: number; isExact: boolean }>;

  @Field(() => Int, {
    description:
      "Orders in the whole list. With a text, a payment method, cash that is due or a return they are counted to 1,000.",
  })
  totalCount!: number;

  @Field(() => Boolean, { description: "Whether the list has no more orders than `totalCount`." })
  isTotalExact!: boolean;

  @Field(() => [OrderStatusCount], {
    description:
      "For each status, as if neither a status nor a filter were chosen; up to 30 seconds old in a shop of more than 50,000 orders.",
  })
  statusCounts!: OrderStatusCount[];
}

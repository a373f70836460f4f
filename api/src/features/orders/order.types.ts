import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import type { OrderFilter } from "./order-filter.rules.ts";
import { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";

@InputType({ description: "Filter of a list of orders; an omitted field does not filter." })
export class OrderFilterInput {
  @Field(() => [OrderStatus], { nullable: true, description: "Statuses of the orders; any if empty." })
  statuses?: OrderStatus[] | null;

  @Field(() => [PaymentStatus], {
    nullable: true,
    description: "Payment statuses of the orders; any if empty.",
  })
  paymentStatuses?: PaymentStatus[] | null;

  @Field(() => ID, { nullable: true, description: "Id of the account that placed the orders." })
  customerId?: string | null;

  @Field(() => Day, { nullable: true, description: "First day in India on which the orders were placed." })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: "Last day in India on which the orders were placed." })
  to?: string | null;

  @Field(() => String, { nullable: true, description: "Shipping e-mail address of the orders." })
  email?: string | null;

  @Field(() => ID, { nullable: true, description: "Id of a product that the orders contain." })
  productId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether to return only orders with a refund that Razorpay has not accepted yet.",
  })
  hasRefundDue?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Search words, each of which begins the number, phone, tracking id, e-mail address, or a word of the name or of a title; or ends the phone or the number. A name may have a wrong letter if no order has the words.",
  })
  text?: string | null;

  @Field(() => PaymentMethod, { nullable: true, description: "Payment method of the orders." })
  paymentMethod?: PaymentMethod | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether to return only orders whose cash is not collected, without cancelled and returned ones.",
  })
  hasCashDue?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether to return only orders with a return." })
  hasReturn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether to return only orders on the way whose day of delivery has passed.",
  })
  isLate?: boolean | null;
}

@InputType({ description: "Filter of the viewer's orders; an omitted field does not filter." })
export class MyOrderFilter {
  @Field(() => OrderStatus, { nullable: true, description: "Status of the orders." })
  status?: OrderStatus | null;
}

@InputType({ description: "Size and colour of a line." })
export class OrderVariantInput {
  @Field(() => String, { nullable: true, description: "Size of the product; omitted without sizes." })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the product; omitted without colours.",
  })
  color?: string | null;
}

@ObjectType({ description: "Number of orders in a status.", simpleResolvers: true })
export class OrderStatusCount {
  @Field(() => OrderStatus, { description: "Status of the count." })
  status!: OrderStatus;

  @Field(() => Int, { description: "Number of orders in the status." })
  count!: number;
}

@ObjectType({ description: "Page of orders, newest first.", simpleResolvers: true })
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
      "Number of orders in the whole list. With a text, a payment method, cash that is due or a return, orders are counted to 1,000.",
  })
  totalCount!: number;

  @Field(() => Boolean, {
    description: "Whether `totalCount` is exact; false if the list has more orders than were counted.",
  })
  isTotalExact!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether no order has the words of the filter, so that those with a similar name are listed.",
  })
  isSimilar!: boolean;

  @Field(() => [OrderStatusCount], {
    description:
      "Number of orders in each status, as if neither a status nor a filter were chosen; up to 30 seconds old above 50,000 orders.",
  })
  statusCounts!: OrderStatusCount[];
}

@ObjectType({ description: "Version of the orders that the viewer sees.", simpleResolvers: true })
export class OrdersVersion {
  @Field(() => String, { description: "Opaque text that differs after a change of the orders." })
  version!: string;
}

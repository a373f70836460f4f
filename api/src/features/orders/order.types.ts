import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { OrderGroup, type OrderFilter } from "./order-filter.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";

registerEnumType(OrderGroup, {
  name: "OrderGroup",
  description:
    "Orders that a figure counts: as net revenue (paid, neither cancelled nor returned), as sold (confirmed to delivered), or with a refund that waits.",
});

@InputType({ description: "Which orders to show; all parts must hold." })
export class OrderFilterInput {
  @Field(() => OrderGroup, { nullable: true, description: "Only orders that this figure counts." })
  group?: OrderGroup | null;

  @Field(() => Day, { nullable: true, description: "Only orders placed on this day in India or later." })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: "Only orders placed on this day in India or earlier." })
  to?: string | null;

  @Field(() => String, { nullable: true, description: "Only orders with this shipping e-mail." })
  email?: string | null;

  @Field(() => ID, { nullable: true, description: "Only orders of this product." })
  productId?: string | null;
}

@ObjectType({ description: "How many orders stand in a status.", simpleResolvers: true })
export class OrderStatusCount {
  @Field(() => OrderStatus, { description: "The status." })
  status!: OrderStatus;

  @Field(() => Int, { description: "Orders in it." })
  count!: number;
}

@ObjectType({ description: "A list of orders, newest first, page by page.", simpleResolvers: true })
export class OrderConnection extends connectionOf("Order", () => Order) {
  /** Which orders it shows. */
  filter!: OrderFilter;

  @Field(() => Int, { description: "Orders in the whole list." })
  totalCount!: number;

  @Field(() => [OrderStatusCount], {
    description: "For each status, of all orders that the viewer may list.",
  })
  statusCounts!: OrderStatusCount[];
}

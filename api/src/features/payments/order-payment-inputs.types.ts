import { Field, ID, InputType } from "type-graphql";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { SeenCashInput } from "./payment.types.ts";

@InputType({ description: "Input of `updateOrderStatus`." })
export class UpdateOrderStatusInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => OrderStatus, { description: "New status of the order." })
  status!: OrderStatus;

  @Field(() => OrderStatus, {
    nullable: true,
    description:
      "Status that the admin saw: ORDER_CHANGED if the order has another one now. The shop's own pages always send it; it can be omitted since the documented body of PUT /orders/{id}/status has no place for it.",
  })
  seenStatus?: OrderStatus | null;
}

@InputType({ description: "Input of `markCashCollected`." })
export class MarkCashCollectedInput {
  @Field(() => [ID], { description: "Ids of the orders, 1 to 100." })
  orderIds!: string[];

  @Field(() => [SeenCashInput], {
    nullable: true,
    description: "Amounts that the admin saw. Pages of the previous version do not send them.",
  })
  seen?: SeenCashInput[] | null;
}

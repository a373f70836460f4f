import { Field, ID, InputType } from "type-graphql";
import { OrderPiecesInput } from "../orders/order-pieces-input.types.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { ReceivedCashInput, SeenCashInput } from "./payment.types.ts";

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

  @Field(() => [OrderPiecesInput], {
    defaultValue: [],
    description:
      "Pieces of a shipped order that did not come back, when it becomes returned or cancelled: they do not go into stock.",
  })
  missing!: OrderPiecesInput[];
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

  @Field(() => [ReceivedCashInput], {
    nullable: true,
    description: "Amounts that were received, for the orders where it is not the amount to collect.",
  })
  received?: ReceivedCashInput[] | null;
}

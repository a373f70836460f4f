import { Field, ObjectType } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";

@ObjectType({ description: "Result of `placeOrder`." })
export class PlaceOrderPayload {
  @Field(() => Order, { description: "Order that was placed." })
  order!: OrderRow;
}

@ObjectType({ description: "Result of `placeOrderForCustomer`.", simpleResolvers: true })
export class PlaceOrderForCustomerPayload {
  @Field(() => Order, { description: "Order that was placed." })
  order!: OrderRow;
}

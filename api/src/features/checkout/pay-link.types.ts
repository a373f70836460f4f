import { Field, ID, Int, ObjectType } from "type-graphql";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";

@ObjectType({ description: "One line of an order that is paid by a link.", simpleResolvers: true })
export class PayLinkLine {
  @Field(() => ID, { description: "Id of the line." })
  id!: string;

  @Field(() => String, { description: "Title as it was." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The size; absent for one size." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "The colour; absent for a product without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Pieces." })
  quantity!: number;

  @Field(() => Rupees, { description: "Price times quantity." })
  lineTotal!: Paise;
}

@ObjectType({
  description: "What the holder of a payment link sees of its order: what and how much, no address.",
  simpleResolvers: true,
})
export class PayLinkOrder {
  @Field(() => ID, { description: "Id of the order." })
  id!: string;

  @Field(() => String, { description: "Number that people say and write." })
  orderNumber!: string;

  @Field(() => String, { description: "Who receives it." })
  name!: string;

  @Field(() => OrderStatus, { description: "Where it stands." })
  orderStatus!: OrderStatus;

  @Field(() => PaymentStatus, { description: "Whether it is paid." })
  paymentStatus!: PaymentStatus;

  @Field(() => Rupees, { description: "What is to be paid." })
  finalAmount!: Paise;

  @Field(() => Date, { nullable: true, description: "Until when it can be paid; absent when it cannot be." })
  payableUntil!: Date | null;

  @Field(() => [PayLinkLine], { description: "What was ordered." })
  lines!: PayLinkLine[];
}

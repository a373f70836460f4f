import { Field, ID, Int, ObjectType } from "type-graphql";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";

@ObjectType({ description: "Line of an order that is paid by a link.", simpleResolvers: true })
export class PayLinkLine {
  productId!: string;

  @Field(() => ID, { description: "Id of the line." })
  id!: string;

  @Field(() => String, { description: "Title of the product when the order was placed." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size of the line; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the line; null without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces." })
  quantity!: number;

  @Field(() => Rupees, { description: "Price of one piece times the quantity, in rupees." })
  lineTotal!: Paise;
}

@ObjectType({
  description: "Order as the holder of its payment link sees it: lines and amounts, no address.",
  simpleResolvers: true,
})
export class PayLinkOrder {
  @Field(() => ID, { description: "Id of the order." })
  id!: string;

  @Field(() => String, { description: "Order number, such as SJ100017." })
  orderNumber!: string;

  @Field(() => String, { description: "Full name of the recipient." })
  name!: string;

  @Field(() => OrderStatus, { description: "Status of the order." })
  orderStatus!: OrderStatus;

  @Field(() => PaymentStatus, { description: "Payment status of the order." })
  paymentStatus!: PaymentStatus;

  @Field(() => Rupees, { description: "Amount to pay, in rupees." })
  finalAmount!: Paise;

  @Field(() => Date, {
    nullable: true,
    description: "Time until which the order can be paid; null when it cannot be paid.",
  })
  paymentExpiresAt!: Date | null;

  @Field(() => [PayLinkLine], { description: "Lines of the order." })
  lines!: PayLinkLine[];
}

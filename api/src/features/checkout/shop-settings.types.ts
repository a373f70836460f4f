import { Field, Int, ObjectType } from "type-graphql";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

@ObjectType({ description: "Settings of the shop that everyone may read.", simpleResolvers: true })
export class ShopSettings {
  @Field(() => Rupees, {
    description: "Subtotal in rupees above which shipping is free; at exactly this subtotal it is charged.",
  })
  freeShippingAbove!: Paise;

  @Field(() => Rupees, { description: "Shipping in rupees, as the cart estimates it." })
  cartShippingFee!: Paise;

  @Field(() => Rupees, { description: "Shipping in rupees, as checkout charges it." })
  checkoutShippingFee!: Paise;

  @Field(() => Int, { description: "Welcome discount in percent of the subtotal." })
  welcomeDiscountPercent!: number;

  @Field(() => Int, { description: "Number of days after the delivery in which pieces can be returned." })
  returnDays!: number;

  @Field(() => Int, { description: "Number of days for which a product counts as new." })
  newWithinDays!: number;

  @Field(() => [String], { description: "States of India to which the shop delivers." })
  states!: readonly string[];

  @Field(() => String, { description: "Country to which the shop delivers." })
  country!: string;

  @Field(() => [PaymentMethod], { description: "Payment methods that are available now, the default first." })
  paymentMethods!: readonly PaymentMethod[];
}

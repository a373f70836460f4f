import { Field, Int, ObjectType } from "type-graphql";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

@ObjectType({ description: "What the shop has settled for everyone.", simpleResolvers: true })
export class ShopSettings {
  @Field(() => Rupees, {
    description: "Shipping is free above this subtotal; the threshold itself still pays.",
  })
  freeShippingAbove!: Paise;

  @Field(() => Rupees, { description: "Shipping as the cart estimates it." })
  cartShippingFee!: Paise;

  @Field(() => Rupees, { description: "Shipping as checkout charges it." })
  checkoutShippingFee!: Paise;

  @Field(() => Int, { description: "Welcome discount in percent." })
  welcomeDiscountPercent!: number;

  @Field(() => Int, { description: "Days within which a delivered piece can be returned." })
  returnDays!: number;

  @Field(() => Int, { description: "Days for which a product counts as new." })
  newWithinDays!: number;

  @Field(() => [String], { description: "States to which the shop delivers." })
  states!: readonly string[];

  @Field(() => String, { description: "The country to which it delivers." })
  country!: string;

  @Field(() => [PaymentMethod], { description: "Ways to pay that are open now, the default first." })
  paymentMethods!: readonly PaymentMethod[];
}

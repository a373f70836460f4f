import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

@InputType({ description: "Pieces of one choice to buy." })
export class OrderLineInput {
  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "One of its sizes; omitted for one size." })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of its colours; omitted for a product without colours.",
  })
  color?: string | null;

  @Field(() => Int, { description: "Pieces, 1 to 99." })
  quantity!: number;
}

@InputType({ description: "Where an order goes; every field is needed." })
export class ShippingAddressInput {
  @Field(() => String, { description: "Who receives it." })
  fullName!: string;

  @Field(() => String, { description: "The e-mail address for this order." })
  email!: string;

  @Field(() => String, { description: "Phone number for the courier." })
  phone!: string;

  @Field(() => String, { description: "House, street, landmark." })
  address!: string;

  @Field(() => String, { description: "Town or city." })
  city!: string;

  @Field(() => String, { description: "One of `settings.states`." })
  state!: string;

  @Field(() => String, { description: "PIN code." })
  zipCode!: string;

  @Field(() => String, { defaultValue: "India", description: "Always India." })
  country!: string;
}

@InputType({ description: "An order to place." })
export class PlaceOrderInput {
  @Field(() => String, {
    description:
      "Made by the client, one key per order (8 to 100 characters): the same key gives the same order.",
  })
  idempotencyKey!: string;

  @Field(() => [OrderLineInput], { description: "What to buy, 1 to 50 lines." })
  lines!: OrderLineInput[];

  @Field(() => ShippingAddressInput, { description: "Where it goes." })
  shippingAddress!: ShippingAddressInput;

  @Field(() => PaymentMethod, { description: "One of `settings.paymentMethods`." })
  paymentMethod!: PaymentMethod;

  @Field(() => String, {
    nullable: true,
    description: "Razorpay's id of a payment made beforehand (`createPaymentIntent`); online only.",
  })
  transactionId?: string | null;

  @Field(() => Rupees, {
    description: "The total that the shopper saw; TOTAL_CHANGED with the current total if it differs.",
  })
  expectedTotal!: Paise;

  @Field(() => String, {
    nullable: true,
    description:
      "The shopper's welcome code, in upper or lower case; CODE_UNKNOWN, CODE_SPENT or CODE_NOT_FIRST if it cannot be spent.",
  })
  discountCode?: string | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "The subtotal that the shopper saw; checked if it is given.",
  })
  expectedSubtotal?: Paise | null;
}

@InputType({ description: "An order that a customer gives by phone or message." })
export class PlaceOrderForCustomerInput {
  @Field(() => String, {
    description:
      "Made by the client, once for each order (8 to 100 characters): the same key gives the same order.",
  })
  idempotencyKey!: string;

  @Field(() => [OrderLineInput], { description: "What to buy, 1 to 50 lines." })
  lines!: OrderLineInput[];

  @Field(() => ShippingAddressInput, { description: "Where it goes; its e-mail address names the account." })
  shippingAddress!: ShippingAddressInput;

  @Field(() => PaymentMethod, { description: "Cash on delivery, or online by a payment link." })
  paymentMethod!: PaymentMethod;

  @Field(() => Rupees, {
    description: "The total that the admin saw; TOTAL_CHANGED with the current total if it differs.",
  })
  expectedTotal!: Paise;
}

@ObjectType({ description: "One line of a quote.", simpleResolvers: true })
export class QuotedLine {
  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => String, { description: "Its title." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The size; absent for one size." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "The colour; absent for a product without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Pieces asked for." })
  quantity!: number;

  @Field(() => Rupees, { description: "Today's price of one piece." })
  price!: Paise;

  @Field(() => Rupees, { description: "Price times quantity." })
  lineTotal!: Paise;

  @Field(() => Int, { description: "Pieces that are available now." })
  available!: number;
}

@ObjectType({ description: "What checking out these lines costs now.", simpleResolvers: true })
export class CheckoutQuote {
  @Field(() => [QuotedLine], { description: "The lines at today's prices." })
  lines!: QuotedLine[];

  @Field(() => Rupees, { description: "Sum of the lines." })
  subtotal!: Paise;

  @Field(() => Rupees, { description: "Shipping as checkout charges it." })
  shippingCost!: Paise;

  @Field(() => Rupees, { description: "Taken off the subtotal." })
  discount!: Paise;

  @Field(() => Rupees, { description: "GST contained in the total." })
  tax!: Paise;

  @Field(() => Rupees, { description: "Subtotal + shipping - discount: pass it as `expectedTotal`." })
  total!: Paise;
}

import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { OrderPromotion } from "../promotions/order-promotion.entity.ts";
import type { AppliedPromotion } from "../promotions/promotion.rules.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

@InputType({ description: "Line to order: pieces of one size and colour." })
export class OrderLineInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "Size of the product; omitted without sizes." })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the product; omitted without colours.",
  })
  color?: string | null;

  @Field(() => Int, { description: "Number of pieces, 1 to 99." })
  quantity!: number;
}

@InputType({ description: "Shipping address of an order; every field is needed." })
export class ShippingAddressInput {
  @Field(() => String, { description: "Full name of the recipient." })
  fullName!: string;

  @Field(() => String, { description: "E-mail address for the order." })
  email!: string;

  @Field(() => String, { description: "Phone number for the courier." })
  phone!: string;

  @Field(() => String, { description: "House, street and landmark." })
  address!: string;

  @Field(() => String, { description: "Town or city." })
  city!: string;

  @Field(() => String, { description: "State of India: one of `settings.states`." })
  state!: string;

  @Field(() => String, { description: "PIN code of the address." })
  zipCode!: string;

  @Field(() => String, { defaultValue: "India", description: "Country of the address; always India." })
  country!: string;
}

@InputType({ description: "How the address of an order is saved in the profile." })
export class SaveAddressInput {
  @Field(() => ID, {
    nullable: true,
    description: "Saved address that it replaces, unless that one was changed since; omitted to add it.",
  })
  addressId?: string | null;

  @Field(() => Int, { nullable: true, description: "Version of the saved address that the shopper saw." })
  version?: number | null;
}

@InputType({ description: "Order to place." })
export class PlaceOrderInput {
  @Field(() => String, {
    description:
      "Idempotency key, made by the client for each order, 8 to 100 characters: the same key gives the same order.",
  })
  idempotencyKey!: string;

  @Field(() => [OrderLineInput], { description: "Lines to order, 1 to 50." })
  lines!: OrderLineInput[];

  @Field(() => ShippingAddressInput, { description: "Address that the order goes to." })
  shippingAddress!: ShippingAddressInput;

  @Field(() => PaymentMethod, { description: "Payment method: one of `settings.paymentMethods`." })
  paymentMethod!: PaymentMethod;

  @Field(() => String, {
    nullable: true,
    description: "Razorpay's id of an earlier payment (`createPaymentIntent`), for an online order only.",
  })
  transactionId?: string | null;

  @Field(() => Rupees, {
    description: "Total that the shopper saw, in rupees; TOTAL_CHANGED with the current total if it differs.",
  })
  expectedTotal!: Paise;

  @Field(() => String, {
    nullable: true,
    description: "Discount code, in upper or lower case.",
  })
  discountCode?: string | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "Subtotal that the shopper saw, in rupees; checked if given.",
  })
  expectedSubtotal?: Paise | null;

  @Field(() => SaveAddressInput, {
    nullable: true,
    description: "Saves the address in the profile, up to 10; omitted to leave the profile as it is.",
  })
  saveAddress?: SaveAddressInput | null;
}

@InputType({ description: "Order to place for a customer who orders by phone or message." })
export class PlaceOrderForCustomerInput {
  @Field(() => String, {
    description:
      "Idempotency key, made by the client for each order, 8 to 100 characters: the same key gives the same order.",
  })
  idempotencyKey!: string;

  @Field(() => [OrderLineInput], { description: "Lines to order, 1 to 50." })
  lines!: OrderLineInput[];

  @Field(() => ShippingAddressInput, {
    description:
      "Address that the order goes to; its e-mail address names the customer's account. An empty one is allowed here: then the phone number does.",
  })
  shippingAddress!: ShippingAddressInput;

  @Field(() => PaymentMethod, { description: "Payment method: cash on delivery, or a payment link." })
  paymentMethod!: PaymentMethod;

  @Field(() => Rupees, {
    description: "Total that the admin saw, in rupees; TOTAL_CHANGED with the current total if it differs.",
  })
  expectedTotal!: Paise;

  @Field(() => String, {
    nullable: true,
    description:
      "Discount code, in upper or lower case. Its limits for each shopper count the customer's orders.",
  })
  discountCode?: string | null;
}

@ObjectType({ description: "Line of a quote.", simpleResolvers: true })
export class QuotedLine {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size of the line; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the line; null without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces asked for." })
  quantity!: number;

  @Field(() => Rupees, { description: "Current price of one piece, in rupees." })
  price!: Paise;

  @Field(() => Rupees, { description: "Price of one piece times the quantity, in rupees." })
  lineTotal!: Paise;

  @Field(() => Int, { description: "Number of pieces that are available now." })
  available!: number;
}

@ObjectType({ description: "Quote: the totals of an order at current prices.", simpleResolvers: true })
export class CheckoutQuote {
  @Field(() => [QuotedLine], { description: "Lines of the quote, at current prices." })
  lines!: QuotedLine[];

  @Field(() => Rupees, { description: "Sum of the lines, in rupees." })
  subtotal!: Paise;

  @Field(() => Rupees, { description: "Shipping in rupees, as checkout charges it." })
  shippingCost!: Paise;

  @Field(() => Rupees, { description: "Discount in rupees, taken off the subtotal." })
  discount!: Paise;

  @Field(() => [OrderPromotion], { description: "Promotions of the quote, the largest first." })
  promotions!: AppliedPromotion[];

  @Field(() => Rupees, { description: "GST contained in the total, in rupees." })
  tax!: Paise;

  @Field(() => Rupees, {
    description: "Subtotal plus shipping less discount, in rupees: pass it as `expectedTotal`.",
  })
  total!: Paise;
}

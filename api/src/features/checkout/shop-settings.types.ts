import { Field, Int, ObjectType } from "type-graphql";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

@ObjectType("ShopContact", { description: "How customers reach the shop.", simpleResolvers: true })
export class ShopContactView {
  @Field(() => String, { description: "Name of the founder; empty if not shown." })
  founder!: string;

  @Field(() => String, { description: "Phone number; empty if not shown." })
  phone!: string;

  @Field(() => String, { description: "Phone number on WhatsApp; empty if not shown." })
  whatsApp!: string;

  @Field(() => String, { description: "E-mail address." })
  email!: string;

  @Field(() => [String], { description: "Postal address in lines, the name first." })
  address!: readonly string[];

  @Field(() => String, { description: "Opening hours; empty if not shown." })
  hours!: string;

  @Field(() => String, { description: "Name on Instagram, with @; empty if not shown." })
  instagram!: string;

  @Field(() => String, { description: "URL on Facebook; empty if not shown." })
  facebook!: string;

  @Field(() => String, { description: "URL on YouTube; empty if not shown." })
  youTube!: string;
}

@ObjectType("GrievanceOfficer", { description: "Who answers complaints.", simpleResolvers: true })
export class GrievanceOfficerView {
  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Position in the shop." })
  designation!: string;

  @Field(() => String, { description: "Phone number." })
  phone!: string;

  @Field(() => String, { description: "E-mail address." })
  email!: string;
}

@ObjectType({ description: "Settings of the shop that everyone may read.", simpleResolvers: true })
export class ShopSettings {
  @Field(() => String, { description: "Name of the shop." })
  name!: string;

  @Field(() => String, { description: "Tagline of the shop; empty without one." })
  tagline!: string;

  @Field(() => String, { description: "What the shop sells, in a sentence; empty without one." })
  description!: string;

  @Field(() => String, { description: "About the shop, as the footer says it; empty without one." })
  blurb!: string;

  @Field(() => String, { description: "Symbol of the logo as SVG; empty without one." })
  mark!: string;

  @Field(() => String, { description: "Lettering of the name as SVG; empty without one." })
  wordmark!: string;

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

  @Field(() => Int, {
    description: "Number of pieces up to which the shop shows how many of a product are left.",
  })
  lowStockUpTo!: number;

  @Field(() => Boolean, { description: "Whether the shop sends login codes by SMS." })
  hasSmsCodes!: boolean;

  @Field(() => String, { description: "Seller as pages name it: its name, and its GSTIN if it has one." })
  seller!: string;

  @Field(() => String, { description: "Legal name of the seller." })
  sellerName!: string;

  @Field(() => String, { description: "Address of the seller on one line." })
  sellerAddress!: string;

  @Field(() => String, { description: "Line about support on product pages; empty without one." })
  supportLine!: string;

  @Field(() => GrievanceOfficerView, { description: "Who answers complaints." })
  grievanceOfficer!: GrievanceOfficerView;

  @Field(() => ShopContactView, { description: "How customers reach the shop." })
  contact!: ShopContactView;

  @Field(() => [String], { description: "States of India to which the shop delivers." })
  states!: readonly string[];

  @Field(() => String, { description: "Country to which the shop delivers." })
  country!: string;

  @Field(() => [PaymentMethod], { description: "Payment methods that are available now, the default first." })
  paymentMethods!: readonly PaymentMethod[];
}

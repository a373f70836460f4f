import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { OrderPromotion } from "../promotions/order-promotion.entity.ts";
import type { AppliedPromotion } from "../promotions/promotion.rules.ts";
import { CartLine } from "./cart-line.entity.ts";

@ObjectType({ description: "Cart of a shopper, at current prices.", simpleResolvers: true })
export class Cart {
  @Field(() => ID, { description: "Id of the cart; always the same for a shopper." })
  id!: string;

  @Field(() => [CartLine], { description: "Lines of the cart, in the order in which they were added." })
  lines!: CartLine[];

  @Field(() => Int, { description: "Number of pieces in all lines." })
  totalQuantity!: number;

  @Field(() => Rupees, {
    description: "Sum of the lines in rupees, without lines of which no piece is available.",
  })
  subtotal!: Paise;

  @Field(() => Rupees, { description: "Estimated shipping in rupees; checkout shows the final amount." })
  shippingEstimate!: Paise;

  @Field(() => [OrderPromotion], {
    description: "Promotions that the cart has without a code, the largest first.",
  })
  promotions!: AppliedPromotion[];

  @Field(() => Rupees, { description: "Discount of these promotions in rupees, taken off the subtotal." })
  discount!: Paise;

  @Field(() => Rupees, { description: "Subtotal plus estimated shipping less discount, in rupees." })
  total!: Paise;
}

@ObjectType({ description: "Result of a change of the cart.", simpleResolvers: true })
export class CartPayload {
  @Field(() => Cart, { description: "Cart of the shopper after the change." })
  cart!: Cart;
}

@InputType({ description: "Pieces of one size and colour to add to the cart." })
export class AddToCartInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "Size of the product; omitted without sizes." })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the product; omitted without colours.",
  })
  color?: string | null;

  @Field(() => Int, { defaultValue: 1, description: "Number of pieces, 1 to 99." })
  quantity!: number;
}

@InputType({ description: "Changes of one line of the cart; an omitted field is left unchanged." })
export class UpdateCartLineInput {
  @Field(() => ID, { description: "Id of the line." })
  lineId!: string;

  @Field(() => Int, { nullable: true, description: "New number of pieces; 0 or less removes the line." })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: "New size of the line." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "New colour of the line." })
  color?: string | null;
}

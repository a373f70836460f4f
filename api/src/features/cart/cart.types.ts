import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { CartLine } from "./cart-line.entity.ts";

@ObjectType({ description: "What a shopper means to buy, at today's prices.", simpleResolvers: true })
export class Cart {
  @Field(() => ID, { description: "Always the same for one shopper." })
  id!: string;

  @Field(() => [CartLine], { description: "Its lines, in the order in which they were added." })
  lines!: CartLine[];

  @Field(() => Int, { description: "Pieces of all lines." })
  totalQuantity!: number;

  @Field(() => Rupees, { description: "Sum of the lines, without those of which no piece is available." })
  subtotal!: Paise;

  @Field(() => Rupees, { description: "An estimate; the final shipping is shown at checkout." })
  shippingEstimate!: Paise;

  @Field(() => Rupees, { description: "Subtotal plus the estimate." })
  total!: Paise;
}

@InputType({ description: "Pieces of one choice to put into the cart." })
export class AddToCartInput {
  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "One of its sizes; omitted for one size." })
  size?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of its colours; omitted for a product without colours.",
  })
  color?: string | null;

  @Field(() => Int, { defaultValue: 1, description: "Pieces, 1 to 99." })
  quantity!: number;
}

@InputType({ description: "A change of one line; an omitted field is left unchanged." })
export class UpdateCartLineInput {
  @Field(() => ID, { description: "The line." })
  lineId!: string;

  @Field(() => Int, { nullable: true, description: "Pieces; 0 or below removes the line." })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: "Another size." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "Another colour." })
  color?: string | null;
}

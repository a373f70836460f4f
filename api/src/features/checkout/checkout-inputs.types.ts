import { Field, InputType } from "type-graphql";
import { OrderLineInput } from "./checkout.types.ts";

@InputType({ description: "Input of `checkoutQuote`." })
export class CheckoutQuoteInput {
  @Field(() => [OrderLineInput], { description: "Lines to order, 1 to 50." })
  lines!: OrderLineInput[];

  @Field(() => String, {
    nullable: true,
    description: "Discount code, in upper or lower case; refused as by placeOrder if it cannot be used.",
  })
  discountCode?: string | null;
}

import { Field, InputType } from "type-graphql";
import { OrderLineInput } from "./checkout.types.ts";

@InputType({ description: "Customer of an order by phone, as far as the admin knows it." })
export class OrderCustomerInput {
  @Field(() => String, { nullable: true, description: "E-mail address of the customer's account." })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Phone number of the customer; names the account if there is no e-mail address.",
  })
  phone?: string | null;
}

@InputType({ description: "Input of `customerOrderQuote`." })
export class CustomerOrderQuoteInput {
  @Field(() => [OrderLineInput], { description: "Lines to order, 1 to 50." })
  lines!: OrderLineInput[];

  @Field(() => String, {
    nullable: true,
    description: "Discount code; refused as by placeOrderForCustomer if it cannot be used.",
  })
  discountCode?: string | null;

  @Field(() => OrderCustomerInput, {
    nullable: true,
    description: "Customer whose earlier orders the code counts; omitted for one without an account.",
  })
  customer?: OrderCustomerInput | null;
}

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

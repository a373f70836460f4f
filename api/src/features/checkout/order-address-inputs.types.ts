import { Field, ID, InputType } from "type-graphql";
import { ShippingAddressInput } from "./checkout.types.ts";

@InputType({ description: "Input of `updateOrderAddress`." })
export class UpdateOrderAddressInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => ShippingAddressInput, { description: "New shipping address." })
  address!: ShippingAddressInput;

  @Field(() => ShippingAddressInput, { description: "Shipping address that the writer saw." })
  seen!: ShippingAddressInput;
}

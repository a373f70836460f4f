import { Field, ID, InputType, Int } from "type-graphql";
import { AddressInput } from "./saved-address.types.ts";

@InputType({ description: "Input of `updateAddress`." })
export class UpdateAddressInput {
  @Field(() => ID, { description: "Id of the address." })
  id!: string;

  @Field(() => Int, { description: "Version that the shopper saw." })
  version!: number;

  @Field(() => AddressInput, { description: "Address as it is to be." })
  address!: AddressInput;
}

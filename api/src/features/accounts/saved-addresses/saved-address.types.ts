import { Field, InputType, ObjectType } from "type-graphql";
import { User } from "../user.entity.ts";
import { SavedAddress } from "./saved-address.entity.ts";

@InputType({ description: "Shipping address to save." })
export class AddressInput {
  @Field(() => String, {
    nullable: true,
    description: "Name of the address, such as Home, at most 30 characters.",
  })
  label?: string | null;

  @Field(() => String, { description: "Full name of the recipient." })
  fullName!: string;

  @Field(() => String, {
    nullable: true,
    description: "E-mail address for orders; by default the account's.",
  })
  email?: string | null;

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

@ObjectType({ description: "Result of saving an address.", simpleResolvers: true })
export class SavedAddressPayload {
  @Field(() => SavedAddress, { description: "Address as it is stored." })
  address!: SavedAddress;

  @Field(() => User, { description: "Account with all its addresses." })
  user!: User;
}

import { Field, ObjectType } from "type-graphql";
import { Column } from "typeorm";

/** The address of an order. It is a copy: a later change of the profile does not affect it. */
@ObjectType({ description: "Shipping address of an order.", simpleResolvers: true })
export class ShippingAddress {
  @Field(() => String, { description: "Full name of the recipient." })
  @Column("text")
  fullName!: string;

  @Field(() => String, { description: "E-mail address for the order." })
  @Column("text")
  email!: string;

  @Field(() => String, { description: "Phone number for the courier." })
  @Column("text")
  phone!: string;

  @Field(() => String, { description: "House, street and landmark." })
  @Column("text")
  address!: string;

  @Field(() => String, { description: "Town or city." })
  @Column("text")
  city!: string;

  @Field(() => String, { description: "State of India." })
  @Column("text")
  state!: string;

  @Field(() => String, { description: "PIN code of the address." })
  @Column("text")
  zipCode!: string;

  @Field(() => String, { description: "Country of the address; always India." })
  @Column("text")
  country!: string;
}

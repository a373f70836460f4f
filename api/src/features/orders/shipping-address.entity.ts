import { Field, ObjectType } from "type-graphql";
import { Column } from "typeorm";

/** The address of an order. It is a copy: a later change of the profile does not affect it. */
@ObjectType({ description: "Where an order goes.", simpleResolvers: true })
export class ShippingAddress {
  @Field(() => String, { description: "Who receives it." })
  @Column("text")
  fullName!: string;

  @Field(() => String, { description: "The e-mail address for this order." })
  @Column("text")
  email!: string;

  @Field(() => String, { description: "Phone number for the courier." })
  @Column("text")
  phone!: string;

  @Field(() => String, { description: "House, street, landmark." })
  @Column("text")
  address!: string;

  @Field(() => String, { description: "Town or city." })
  @Column("text")
  city!: string;

  @Field(() => String, { description: "One of the 28 states." })
  @Column("text")
  state!: string;

  @Field(() => String, { description: "PIN code." })
  @Column("text")
  zipCode!: string;

  @Field(() => String, { description: "Always India." })
  @Column("text")
  country!: string;
}

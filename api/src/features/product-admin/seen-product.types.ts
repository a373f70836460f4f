import { Field, ID, InputType, Int } from "type-graphql";

/** The product of a mutation, and its version that the admin saw. */
@InputType()
export abstract class SeenProduct {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => Int, { description: "Version of the product that the admin saw." })
  version!: number;
}

import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Input of `setSimilarProducts`." })
export class SetSimilarProductsInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => [ID], { description: "Picked products that the admin saw." })
  seenIds!: string[];

  @Field(() => [ID], { description: "Ids of the products to pick, at most 8." })
  ids!: string[];
}

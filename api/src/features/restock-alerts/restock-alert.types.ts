import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "A choice of a product." })
export class RestockAlertInput {
  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "The size, if the product has sizes." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "The colour, if the product has colours." })
  color?: string | null;
}

@ObjectType({ description: "A piece that a shopper waits for.", simpleResolvers: true })
export class AwaitedPiece {
  @Field(() => ID, { description: "Id of the request." })
  id!: string;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The size." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "The colour." })
  color!: string | null;
}

@ObjectType({ description: "Shoppers who wait for a choice of a product.", simpleResolvers: true })
export class WaitingShoppers {
  @Field(() => String, { nullable: true, description: "The size." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "The colour." })
  color!: string | null;

  @Field(() => Int, { description: "Number of requests." })
  count!: number;
}

import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "Size and colour of a product." })
export class RestockAlertInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { nullable: true, description: "Size of the product; omitted without sizes." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the product; omitted without colours." })
  color?: string | null;
}

@ObjectType({
  description: "Open restock alert, as the holder of a mailed link sees it.",
  simpleResolvers: true,
})
export class AwaitedPiece {
  @Field(() => ID, { description: "Id of the restock alert." })
  id!: string;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size of the product; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the product; null without colours." })
  color!: string | null;
}

@ObjectType({
  description: "Number of shoppers who wait for a size and colour of a product.",
  simpleResolvers: true,
})
export class WaitingShoppers {
  @Field(() => String, { nullable: true, description: "Size of the product; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the product; null without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Number of open restock alerts." })
  count!: number;
}

@ObjectType({ description: "Result of `cancelRestockAlert`.", simpleResolvers: true })
export class CancelRestockAlertPayload {
  @Field(() => ID, { description: "Id of the restock alert that has ended." })
  cancelledAlertId!: string;
}

@ObjectType({ description: "Result of `cancelRestockAlertsByLink`.", simpleResolvers: true })
export class CancelRestockAlertsByLinkPayload {
  @Field(() => Int, { description: "Number of restock alerts that the call has ended." })
  cancelledCount!: number;
}

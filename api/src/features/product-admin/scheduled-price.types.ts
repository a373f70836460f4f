import { Field, InputType, ObjectType } from "type-graphql";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";

@ObjectType({ description: "Price of a product from one instant to another.", simpleResolvers: true })
export class ScheduledPrice {
  @Field(() => Rupees, { description: "Price of one piece in rupees, GST included." })
  price!: Paise;

  @Field(() => Date, { description: "Instant from which the price is valid." })
  beginsAt!: string;

  @Field(() => Date, { description: "Instant at which the regular price comes back." })
  endsAt!: string;
}

@InputType({ description: "Price of a product from one instant to another, both in whole minutes." })
export class ScheduledPriceInput {
  @Field(() => Rupees, { description: "Price of one piece in rupees, GST included; at most the MRP." })
  price!: Paise;

  @Field(() => Date, { description: "Instant from which the price is valid; not in the past." })
  beginsAt!: Date;

  @Field(() => Date, { description: "Instant at which the regular price comes back." })
  endsAt!: Date;
}

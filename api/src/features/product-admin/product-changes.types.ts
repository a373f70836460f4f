import { Field, InputType, Int } from "type-graphql";
import { ProductChangeFields } from "./product-fields.types.ts";
import { ScheduledPriceInput } from "./scheduled-price.types.ts";

@InputType({ description: "Changes of a product; an omitted field is left unchanged." })
export class ProductChanges extends ProductChangeFields {
  @Field(() => [ScheduledPriceInput], {
    nullable: true,
    description: "New scheduled prices: all of them, also those that stay. They do not overlap.",
  })
  scheduledPrices?: ScheduledPriceInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: "URL of the first picture, as for a new product; an empty one changes nothing.",
  })
  imageUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it is archived: out of the shop." })
  isArchived?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of pieces that were counted now; the difference becomes a stock movement. STOCK_TRACKED if the stock is counted by size and colour.",
  })
  countedStock?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Stock that the admin saw: STOCK_CHANGED if it has changed since to another number than `countedStock`.",
  })
  stockSeen?: number | null;
}

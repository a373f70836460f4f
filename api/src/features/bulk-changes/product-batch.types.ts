import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { OneOf } from "../../platform/graphql/input-arg.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";
import { countedConnectionOf } from "../../platform/paging/paging.types.ts";
import { addField } from "../catalogue/product-fields.entity.ts";
import { describedFields } from "../catalogue/product-fields.rules.ts";
import { ScheduledPriceInput } from "../product-admin/scheduled-price.types.ts";
import type { BulkFields } from "./batch-request.rules.ts";
import { ProductBatchRow } from "./product-batch-row.entity.ts";
import { ProductBatch } from "./product-batch.entity.ts";

@ObjectType({ description: "Page of applied batches, newest first.", simpleResolvers: true })
export class ProductBatchConnection extends countedConnectionOf("ProductBatch", () => ProductBatch) {}

@ObjectType({ description: "Page of the rows of a batch.", simpleResolvers: true })
export class ProductBatchRowConnection extends countedConnectionOf(
  "ProductBatchRow",
  () => ProductBatchRow,
) {}

@InputType({ description: "Change of prices or MRPs: exactly one of `set`, `add` and `percent`." })
export class PriceChangeInput {
  @Field(() => Rupees, { nullable: true, description: "New amount of one piece, in rupees." })
  set?: Paise | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount to add, in rupees; negative to reduce.",
  })
  add?: Paise | null;

  @Field(() => Float, {
    nullable: true,
    description: "Percentage to add; negative to reduce.",
  })
  percent?: number | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      "Whether the new amount is rounded to whole rupees, halves up; otherwise it is rounded to the paisa.",
  })
  isWholeRupees!: boolean;
}

@InputType({
  description: "Scheduled price of many products: exactly one of `price` and `percentOff`.",
})
export class BulkScheduledPriceInput {
  @Field(() => Rupees, { nullable: true, description: "Price of one piece, in rupees." })
  price?: Paise | null;

  @Field(() => Int, {
    nullable: true,
    description: "Whole percentage by which the regular price is reduced, 1 to 99.",
  })
  percentOff?: number | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: "Whether the reduced price is rounded to whole rupees, halves up.",
  })
  isWholeRupees!: boolean;

  @Field(() => Date, { description: "Instant from which the price is valid; not in the past." })
  beginsAt!: Date;

  @Field(() => Date, { description: "Instant at which the regular price comes back." })
  endsAt!: Date;
}

@OneOf()
@InputType({ description: "Change of pooled stock." })
export class BulkStockInput {
  @Field(() => Int, { nullable: true, description: "Number of pieces that were counted." })
  count?: number | null;

  @Field(() => Int, { nullable: true, description: "Number of pieces that came; negative if they went." })
  add?: number | null;
}

@InputType()
abstract class BulkFieldInputs {}

for (const { field, descriptions } of describedFields)
  if (descriptions.bulk !== undefined)
    addField(BulkFieldInputs, field, { nullable: true, description: descriptions.bulk });

@OneOf()
@InputType({ description: "Change of many products." })
export class BulkChangeInput extends (BulkFieldInputs as abstract new () => BulkFields) {
  @Field(() => PriceChangeInput, { nullable: true, description: "Change of the prices." })
  price?: PriceChangeInput | null;

  @Field(() => PriceChangeInput, {
    nullable: true,
    description: "Change of the MRPs. A product without one is left out, unless `set` is given.",
  })
  mrp?: PriceChangeInput | null;

  @Field(() => BulkScheduledPriceInput, {
    nullable: true,
    description: "Scheduled price, beside those that the products have.",
  })
  scheduledPrice?: BulkScheduledPriceInput | null;

  @Field(() => BulkStockInput, { nullable: true, description: "Change of the stock." })
  stock?: BulkStockInput | null;

  @Field(() => Boolean, { nullable: true, description: "Whether to archive the products, or restore them." })
  isArchived?: boolean | null;
}

@InputType({ description: "New values of one product; an omitted field is left unchanged." })
export class GridEditInput {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, { description: "Version of the product that the admin saw." })
  version!: number;

  @Field(() => String, { nullable: true, description: "New title, 1 to 200 characters." })
  title?: string | null;

  @Field(() => Rupees, { nullable: true, description: "New price of one piece in rupees, GST included." })
  price?: Paise | null;

  @Field(() => Int, { nullable: true, description: "Number of pieces that were counted." })
  stock?: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "New maximum retail price in rupees; null removes it. No price may be above it.",
  })
  mrp?: Paise | null;

  @Field(() => [ScheduledPriceInput], {
    nullable: true,
    description: "New scheduled prices in place of all earlier ones; an empty list removes them.",
  })
  scheduledPrices?: ScheduledPriceInput[] | null;
}

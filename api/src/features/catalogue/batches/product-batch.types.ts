import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import { GarmentKind } from "../facets/facet.rules.ts";
import { Category } from "../product.entity.ts";
import { ProductBatchRow } from "./product-batch-row.entity.ts";
import { ProductBatch } from "./product-batch.entity.ts";

@ObjectType({ description: "Applied batches, page by page, newest first.", simpleResolvers: true })
export class ProductBatchConnection extends connectionOf("ProductBatch", () => ProductBatch) {}

@ObjectType({ description: "What a batch does, product by product.", simpleResolvers: true })
export class ProductBatchRowConnection extends connectionOf("ProductBatchRow", () => ProductBatchRow) {}

@InputType({ description: "A change of prices: exactly one of `set`, `add` and `percent`." })
export class PriceChangeInput {
  @Field(() => Rupees, { nullable: true, description: "The new price." })
  set?: Paise | null;

  @Field(() => Rupees, { nullable: true, description: "Rupees to add; negative to take off." })
  add?: Paise | null;

  @Field(() => Float, { nullable: true, description: "Percent to add; negative to take off." })
  percent?: number | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: "Whether the new price is rounded to whole rupees, halves up; else to the paisa.",
  })
  isWholeRupees!: boolean;
}

@InputType({ description: "A change of pooled stock: exactly one of `count` and `add`." })
export class BulkStockInput {
  @Field(() => Int, { nullable: true, description: "Pieces that were counted." })
  count?: number | null;

  @Field(() => Int, { nullable: true, description: "Pieces that came; negative if they went." })
  add?: number | null;
}

@InputType({ description: "One change of many products: exactly one of the fields." })
export class BulkChangeInput {
  @Field(() => PriceChangeInput, { nullable: true, description: "New prices." })
  price?: PriceChangeInput | null;

  @Field(() => BulkStockInput, { nullable: true, description: "A movement of stock." })
  stock?: BulkStockInput | null;

  @Field(() => Category, { nullable: true, description: "The new category." })
  category?: Category | null;

  @Field(() => GarmentKind, { nullable: true, description: "The new kind of garment." })
  kind?: GarmentKind | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the products are to be archived." })
  isArchived?: boolean | null;
}

@InputType({ description: "New values of one product; an omitted field is left unchanged." })
export class GridEditInput {
  @Field(() => ID, { description: "The product." })
  id!: string;

  @Field(() => Int, { description: "The version that the admin saw." })
  version!: number;

  @Field(() => String, { nullable: true, description: "Name, 1 to 200 characters." })
  title?: string | null;

  @Field(() => Rupees, { nullable: true, description: "Price of one piece, GST included." })
  price?: Paise | null;

  @Field(() => Int, { nullable: true, description: "Pieces that were counted." })
  stock?: number | null;
}

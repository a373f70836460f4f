import { Field, InputType, Int } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { Category } from "../catalogue/product.entity.ts";
import { ScheduledPriceInput } from "./scheduled-price.types.ts";

@InputType({ description: "Changes of a product; an omitted field is left unchanged." })
export class ProductChanges {
  @Field(() => String, { nullable: true, description: "New title, 1 to 200 characters." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "New description, 1 to 10,000 characters." })
  description?: string | null;

  @Field(() => Rupees, { nullable: true, description: "New price of one piece in rupees, GST included." })
  price?: Paise | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "New maximum retail price in rupees; null removes it. No price may be above it.",
  })
  mrp?: Paise | null;

  @Field(() => [ScheduledPriceInput], {
    nullable: true,
    description: "New scheduled prices: all of them, also those that stay. They do not overlap.",
  })
  scheduledPrices?: ScheduledPriceInput[] | null;

  @Field(() => Category, { nullable: true, description: "New category of the product." })
  category?: Category | null;

  @Field(() => GarmentKind, { nullable: true, description: "New kind of garment." })
  kind?: GarmentKind | null;

  @Field(() => [String], { nullable: true, description: "New materials, by name." })
  materials?: string[] | null;

  @Field(() => [String], { nullable: true, description: "New sizes; empty for one size." })
  availableSizes?: string[] | null;

  @Field(() => [String], { nullable: true, description: "New colours; empty if the colour is as shown." })
  availableColors?: string[] | null;

  @Field(() => String, { nullable: true, description: "New HSN code; null for the code of the category." })
  hsn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "URL of the first picture, as for a new product; an empty one changes nothing.",
  })
  imageUrl?: string | null;
  @Field(() => String, { nullable: true, description: "New handle; null removes it." })
  handle?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "New slug of its page's address; null for the one of the title. The old address leads to the new one.",
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "New title for search engines; null removes it." })
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: "New text for search engines; null removes it." })
  seoDescription?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "New name and address of the manufacturer or packer; null for that of the settings.",
  })
  manufacturer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "New name and address of the importer, of imported goods; at most 300 characters.",
  })
  importer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "New country of origin, as a code of two letters or an English name; empty for India.",
  })
  countryOfOrigin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "New net quantity in one pack; null for that of the settings.",
  })
  netQuantity?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "New common name of the goods, at most 100 characters.",
  })
  genericName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "New words: whom customers write to or call about the goods; null for that of the settings.",
  })
  consumerCare?: string | null;

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

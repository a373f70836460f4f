import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Paise } from "../../../platform/money.ts";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import { ProductPicture } from "../picture.entity.ts";
import { GarmentKind } from "../facets/facet.rules.ts";
import { Category } from "../product.entity.ts";
import { StockReason } from "../stock-movement.rules.ts";
import { StockUnit } from "../stock-unit.entity.ts";

@ObjectType({
  description: "A product as the admin edits it, archived ones included.",
  simpleResolvers: true,
})
export class AdminProduct {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, {
    description: "Counts the admins' writes. A write carries the version that its admin saw.",
  })
  version!: number;

  @Field(() => String, { description: "Name of the article." })
  title!: string;

  @Field(() => String, { description: "A few sentences of plain text." })
  description!: string;

  @Field(() => Rupees, { description: "Price of one piece, GST included." })
  price!: Paise;

  @Field(() => Category, { description: "The category." })
  category!: Category;

  @Field(() => GarmentKind, { description: "The kind of garment." })
  kind!: GarmentKind;

  @Field(() => [String], { description: "Materials." })
  materials!: string[];

  @Field(() => [String], { description: "Sizes; empty for one size." })
  availableSizes!: string[];

  @Field(() => [String], { description: "Colours by name; empty if the colour is as shown." })
  availableColors!: string[];

  @Field(() => String, { nullable: true, description: "Own HSN code; absent for the code of the category." })
  hsn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name by which imported files refer to it; absent without one.",
  })
  handle!: string | null;

  @Field(() => Int, { description: "Pieces in stock: the sum of the stock units." })
  stock!: number;

  @Field(() => [StockUnit], { description: "One pooled unit, or one for each size and colour." })
  stockUnits!: StockUnit[];

  @Field(() => Boolean, { description: "Whether the pieces are counted by size and colour." })
  isTracked!: boolean;

  @Field(() => [ProductPicture], { description: "The pictures in their order." })
  pictures!: ProductPicture[];

  @Field(() => String, { description: "URL of the first picture; empty without one." })
  imageUrl!: string;

  @Field(() => [String], { description: "URLs of all pictures." })
  images!: string[];

  @Field(() => Boolean, { description: "Whether it is archived: gone from the shop, kept in orders." })
  isArchived!: boolean;

  @Field(() => Date, { description: "When it came into the shop." })
  createdAt!: Date;

  @Field(() => Date, { description: "Time of the last change." })
  updatedAt!: Date;
}

@InputType({ description: "A new product." })
export class ProductInput {
  @Field(() => String, { description: "Name, 1 to 200 characters." })
  title!: string;

  @Field(() => String, { description: "Plain text, 1 to 10,000 characters." })
  description!: string;

  @Field(() => Rupees, { description: "Price of one piece, GST included: 0.01 to 1,000,000." })
  price!: Paise;

  @Field(() => Category, { description: "The category." })
  category!: Category;

  @Field(() => GarmentKind, {
    nullable: true,
    description: "The kind of garment; absent for the one that a word of the title names.",
  })
  kind?: GarmentKind | null;

  @Field(() => [String], { defaultValue: [], description: "Materials." })
  materials!: string[];

  @Field(() => [String], { defaultValue: [], description: "Sizes; empty for one size." })
  availableSizes!: string[];

  @Field(() => [String], { defaultValue: [], description: "Colours; empty if the colour is as shown." })
  availableColors!: string[];

  @Field(() => String, { nullable: true, description: "HSN code; absent for the code of the category." })
  hsn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "URL of the first picture: one of this shop, or a public https URL that is copied.",
  })
  imageUrl?: string | null;
  @Field(() => String, { nullable: true, description: "Handle: letters a to z, digits and hyphens." })
  handle?: string | null;

  @Field(() => Int, { defaultValue: 10, description: "Pieces in stock." })
  stock!: number;
}

@InputType({ description: "Changes of a product; an omitted field is left unchanged." })
export class ProductChanges {
  @Field(() => String, { nullable: true, description: "Name, 1 to 200 characters." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "Plain text, 1 to 10,000 characters." })
  description?: string | null;

  @Field(() => Rupees, { nullable: true, description: "Price of one piece, GST included." })
  price?: Paise | null;

  @Field(() => Category, { nullable: true, description: "The category." })
  category?: Category | null;

  @Field(() => GarmentKind, { nullable: true, description: "The kind of garment." })
  kind?: GarmentKind | null;

  @Field(() => [String], { nullable: true, description: "Materials." })
  materials?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Sizes." })
  availableSizes?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Colours." })
  availableColors?: string[] | null;

  @Field(() => String, { nullable: true, description: "HSN code; `null` for the code of the category." })
  hsn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "URL of the first picture, as for a new product; an empty one changes nothing.",
  })
  imageUrl?: string | null;
  @Field(() => String, { nullable: true, description: "Handle; `null` for none." })
  handle?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Pieces that were counted now. The difference becomes a movement. STOCK_TRACKED for a tracked product.",
  })
  countedStock?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The stock that the admin saw: STOCK_CHANGED if another number is there now, and was not counted.",
  })
  stockSeen?: number | null;
}

@InputType({ description: "A movement of stock: pieces that came or went, or a new count." })
export class StockChangeInput {
  @Field(() => ID, {
    nullable: true,
    description: "The stock unit; absent for a product that is not tracked.",
  })
  unitId?: string | null;

  @Field(() => StockReason, { description: "RECEIVED, COUNTED, DAMAGED or CORRECTION." })
  reason!: StockReason;

  @Field(() => Int, {
    description:
      "COUNTED: the pieces that are there. RECEIVED and DAMAGED: how many came or went. CORRECTION: the difference.",
  })
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "COUNTED: the pieces of the unit that the admin saw. STOCK_CHANGED if others are there now, and were not counted.",
  })
  stockSeen?: number | null;

  @Field(() => String, { nullable: true, description: "A note, at most 200 characters." })
  note?: string | null;
}

@InputType({ description: "The pieces of one size and colour." })
export class UnitStockInput {
  @Field(() => String, { nullable: true, description: "The size; absent for one size." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "The colour; absent for a product without colours." })
  color?: string | null;

  @Field(() => Int, { description: "Pieces." })
  stock!: number;
}

@ObjectType({ description: "An HSN code that a product can have.", simpleResolvers: true })
export class HsnCode {
  @Field(() => String, { description: "The code." })
  code!: string;

  @Field(() => String, { description: "The goods it stands for." })
  description!: string;
}

import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Paise } from "../../../platform/money.ts";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import { ProductPicture } from "../picture.entity.ts";
import { GarmentKind } from "../facets/facet.rules.ts";
import { Category } from "../product.entity.ts";
import { StockReason } from "../stock-movement.rules.ts";
import { StockUnit } from "../stock-unit.entity.ts";

@ObjectType({
  description: "Product as an admin edits it, in the shop or archived.",
  simpleResolvers: true,
})
export class AdminProduct {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, {
    description:
      "Version of the product: grows with each change by an admin. A change names the version that its admin saw.",
  })
  version!: number;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => String, { description: "Description of the product, in a few sentences of plain text." })
  description!: string;

  @Field(() => Rupees, { description: "Price of one piece in rupees, GST included." })
  price!: Paise;

  @Field(() => Category, { description: "Category of the product." })
  category!: Category;

  @Field(() => GarmentKind, { description: "Kind of garment." })
  kind!: GarmentKind;

  @Field(() => [String], { description: "Materials of the product, by name." })
  materials!: string[];

  @Field(() => [String], { description: "Sizes of the product; empty for one size." })
  availableSizes!: string[];

  @Field(() => [String], { description: "Colours of the product, by name; empty if the colour is as shown." })
  availableColors!: string[];

  @Field(() => String, { nullable: true, description: "HSN code; null if the code of the category applies." })
  hsn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Handle by which imported files name the product; null without one.",
  })
  handle!: string | null;

  @Field(() => Int, { description: "Number of pieces in stock: the sum of the stock units." })
  stock!: number;

  @Field(() => [StockUnit], { description: "Stock units: one pooled unit, or one for each size and colour." })
  stockUnits!: StockUnit[];

  @Field(() => Boolean, { description: "Whether the stock is counted by size and colour." })
  isTracked!: boolean;

  @Field(() => [ProductPicture], { description: "Pictures of the product, in their order." })
  pictures!: ProductPicture[];

  @Field(() => String, { description: "URL of the first picture; empty without one." })
  imageUrl!: string;

  @Field(() => [String], { description: "URLs of all pictures." })
  images!: string[];

  @Field(() => Boolean, { description: "Whether it is archived: no longer in the shop, kept in orders." })
  isArchived!: boolean;

  @Field(() => Date, { description: "Time at which the product was added." })
  createdAt!: Date;

  @Field(() => Date, { description: "Time of the last change." })
  updatedAt!: Date;
}

@InputType({ description: "Data of a new product." })
export class ProductInput {
  @Field(() => String, { description: "Title of the product, 1 to 200 characters." })
  title!: string;

  @Field(() => String, { description: "Description in plain text, 1 to 10,000 characters." })
  description!: string;

  @Field(() => Rupees, { description: "Price of one piece in rupees, GST included: 0.01 to 1,000,000." })
  price!: Paise;

  @Field(() => Category, { description: "Category of the product." })
  category!: Category;

  @Field(() => GarmentKind, {
    nullable: true,
    description: "Kind of garment; omitted for the one that a word of the title names.",
  })
  kind?: GarmentKind | null;

  @Field(() => [String], { defaultValue: [], description: "Materials of the product, by name." })
  materials!: string[];

  @Field(() => [String], { defaultValue: [], description: "Sizes of the product; empty for one size." })
  availableSizes!: string[];

  @Field(() => [String], {
    defaultValue: [],
    description: "Colours, by name; empty if the colour is as shown.",
  })
  availableColors!: string[];

  @Field(() => String, { nullable: true, description: "HSN code; omitted for the code of the category." })
  hsn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "URL of the first picture: one of this shop, or a public https URL that is copied.",
  })
  imageUrl?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Handle for imported files: letters a to z, digits and hyphens.",
  })
  handle?: string | null;

  @Field(() => Int, { defaultValue: 10, description: "Number of pieces in stock." })
  stock!: number;
}

@InputType({ description: "Changes of a product; an omitted field is left unchanged." })
export class ProductChanges {
  @Field(() => String, { nullable: true, description: "New title, 1 to 200 characters." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "New description, 1 to 10,000 characters." })
  description?: string | null;

  @Field(() => Rupees, { nullable: true, description: "New price of one piece in rupees, GST included." })
  price?: Paise | null;

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

@InputType({ description: "Stock movement to record: pieces that came or went, or a new count." })
export class StockChangeInput {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the stock unit; omitted for a product whose stock is not counted by size and colour.",
  })
  unitId?: string | null;

  @Field(() => StockReason, { description: "Reason: RECEIVED, COUNTED, DAMAGED or CORRECTION." })
  reason!: StockReason;

  @Field(() => Int, {
    description:
      "Number of pieces. COUNTED: the pieces in stock. RECEIVED and DAMAGED: the pieces that came or went. CORRECTION: the difference.",
  })
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "Stock of the unit that the admin saw, for COUNTED: STOCK_CHANGED if it has changed since to another number than `quantity`.",
  })
  stockSeen?: number | null;

  @Field(() => String, { nullable: true, description: "Note on the movement, at most 200 characters." })
  note?: string | null;
}

@InputType({ description: "Stock of one size and colour." })
export class UnitStockInput {
  @Field(() => String, { nullable: true, description: "Size of the unit; omitted without sizes." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the unit; omitted without colours." })
  color?: string | null;

  @Field(() => Int, { description: "Number of pieces in stock." })
  stock!: number;
}

@ObjectType({
  description: "HSN code that a product can have: the tax law's number of a kind of goods.",
  simpleResolvers: true,
})
export class HsnCode {
  @Field(() => String, { description: "HSN code, as digits." })
  code!: string;

  @Field(() => String, { description: "Goods that the code stands for." })
  description!: string;
}

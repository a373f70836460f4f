import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Node } from "../../platform/graphql/node.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { ProductPicture } from "../catalogue/picture.entity.ts";
import { ProductVideo } from "../catalogue/videos/product-video.entity.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { Category } from "../catalogue/product.entity.ts";
import { StockUnit } from "../catalogue/stock-unit.entity.ts";
import { LegalFieldsOfAdmin } from "./legal-fields.types.ts";
import { ScheduledPrice, ScheduledPriceInput } from "./scheduled-price.types.ts";
import { UnitStockInput } from "./stock.types.ts";
import { NewVariantCodesInput } from "./variant.types.ts";

@ObjectType({
  implements: Node,
  description: "Product as an admin edits it, in the shop or archived.",
  simpleResolvers: true,
})
export class AdminProduct extends LegalFieldsOfAdmin {
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

  @Field(() => Rupees, {
    description: "Regular price of one piece in rupees, GST included: while no scheduled price is valid.",
  })
  price!: Paise;

  @Field(() => Rupees, { description: "Price of one piece in rupees that is valid now, GST included." })
  currentPrice!: Paise;

  @Field(() => Rupees, { nullable: true, description: "Maximum retail price in rupees; null without one." })
  mrp!: Paise | null;

  @Field(() => [ScheduledPrice], {
    description: "Scheduled prices in their order in time: over, running and to come.",
  })
  scheduledPrices!: ScheduledPrice[];

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

  @Field(() => String, {
    nullable: true,
    description: "Slug of its page's address; null for the one that the title makes.",
  })
  slug!: string | null;

  @Field(() => String, { description: "Slug that its title makes; empty if it makes none." })
  titleSlug!: string;

  @Field(() => String, {
    nullable: true,
    description: "Title of its page for search engines; null for the title of the product.",
  })
  seoTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Description of its page for search engines; null for the description of the product.",
  })
  seoDescription!: string | null;

  @Field(() => Int, { description: "Number of pieces in stock: the sum of the stock units." })
  stock!: number;

  @Field(() => [StockUnit], { description: "Stock units: one pooled unit, or one for each size and colour." })
  stockUnits!: StockUnit[];

  @Field(() => Boolean, { description: "Whether the stock is counted by size and colour." })
  isTracked!: boolean;

  @Field(() => [ProductPicture], { description: "Pictures of the product, in their order." })
  pictures!: ProductPicture[];

  @Field(() => ProductVideo, { nullable: true, description: "Video of the product; null without one." })
  video!: ProductVideo | null;

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

  @Field(() => Rupees, {
    nullable: true,
    description: "Maximum retail price in rupees; omitted for a product without one.",
  })
  mrp?: Paise | null;

  @Field(() => [ScheduledPriceInput], { defaultValue: [], description: "Scheduled prices." })
  scheduledPrices!: ScheduledPriceInput[];

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

  @Field(() => String, {
    nullable: true,
    description:
      "Slug of its page's address: letters a to z, digits and hyphens; omitted for the one of the title.",
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: "Title for search engines, at most 70 characters." })
  seoTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Description of its page for search engines, at most 320 characters.",
  })
  seoDescription?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name and address of the manufacturer or packer; omitted for that of the settings.",
  })
  manufacturer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name and address of the importer, of imported goods; at most 300 characters.",
  })
  importer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Country of origin, as a code of two letters or an English name; omitted for India.",
  })
  countryOfOrigin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Net quantity in one pack; omitted for that of the settings.",
  })
  netQuantity?: string | null;

  @Field(() => String, { nullable: true, description: "Common name of the goods, at most 100 characters." })
  genericName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Whom customers write to or call about the goods; omitted for that of the settings.",
  })
  consumerCare?: string | null;

  @Field(() => Int, {
    defaultValue: 10,
    description: "Number of pieces in stock; without effect beside `units`.",
  })
  stock!: number;

  @Field(() => [UnitStockInput], {
    nullable: true,
    description: "Stock of each size and colour, which are then counted separately; omitted for one stock.",
  })
  units?: UnitStockInput[] | null;

  @Field(() => [NewVariantCodesInput], {
    nullable: true,
    description:
      "SKUs and barcodes of sizes and colours, at most 500; the shop makes the SKUs of the others. A refusal names the field: `codes.2.sku`.",
  })
  codes?: NewVariantCodesInput[] | null;
}

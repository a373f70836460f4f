import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Node } from "../../platform/graphql/node.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { ProductPicture } from "../catalogue/picture.entity.ts";
import { ProductVideo } from "../catalogue/videos/product-video.entity.ts";
import { StockUnit } from "../catalogue/stock-unit.entity.ts";
import { AdminProductFields, ProductInputFields } from "./product-fields.types.ts";
import { ScheduledPrice, ScheduledPriceInput } from "./scheduled-price.types.ts";
import { UnitStockInput } from "./stock.types.ts";
import { NewVariantCodesInput } from "./variant.types.ts";

@ObjectType({
  implements: Node,
  description: "Product as an admin edits it, in the shop or archived.",
  simpleResolvers: true,
})
export class AdminProduct extends AdminProductFields {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, {
    description:
      "Version of the product: grows with each change by an admin. A change names the version that its admin saw.",
  })
  version!: number;

  @Field(() => Rupees, { description: "Price of one piece in rupees that is valid now, GST included." })
  currentPrice!: Paise;

  @Field(() => [ScheduledPrice], {
    description: "Scheduled prices in their order in time: over, running and to come.",
  })
  scheduledPrices!: ScheduledPrice[];

  @Field(() => String, { description: "Slug that its title makes; empty if it makes none." })
  titleSlug!: string;

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
export class ProductInput extends ProductInputFields {
  @Field(() => [ScheduledPriceInput], { defaultValue: [], description: "Scheduled prices." })
  scheduledPrices!: ScheduledPriceInput[];

  @Field(() => String, {
    nullable: true,
    description: "URL of the first picture: one of this shop, or a public https URL that is copied.",
  })
  imageUrl?: string | null;

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

import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  UpdateDateColumn,
  type Relation,
} from "typeorm";
import { Node } from "../../platform/graphql/node.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { GarmentKind } from "./garment-kind.rules.ts";
import { Category } from "./category.rules.ts";
import { ProductColumns } from "./product-fields.entity.ts";
import { ProductPicture } from "./picture.entity.ts";
import type { ScheduledPrice } from "./scheduled-price.rules.ts";

registerEnumType(Category, {
  name: "Category",
  description: "Category of the shop: partywear, office casuals, everyday looks or accessories.",
});

registerEnumType(GarmentKind, {
  name: "GarmentKind",
  description: "Kind of garment or accessory.",
});

const kindNames = Object.values(GarmentKind).toSorted().join("', '");

/**
 * One article of the catalogue, in all its sizes and colours. Specification, section 3. The columns that an admin edits are
 * those of `fieldDeclarations`; `price` is the price that is valid now, by which lists are sorted and filtered.
 */
@ObjectType({
  implements: Node,
  description: "Product of the shop, in all its sizes and colours.",
  simpleResolvers: true,
})
@Entity("products")
@Check("products_price_check", "price > 0 AND price <= 100000000")
@Check("products_mrp_check", "mrp >= price AND mrp >= regular_price")
@Check("products_rating_check", "rating_sum >= 0 AND review_count >= 0")
@Check("products_kind_check", `kind is not null and kind in ('${kindNames}')`)
@Check("products_hsn_check", "hsn ~ '^[0-9]{4}([0-9]{2}){0,2}$'")
@Index("products_handle", ["handle"], { unique: true })
@Index("products_newest", { synchronize: false })
@Index("products_category_newest", { synchronize: false })
@Index("products_price", { synchronize: false })
@Index("products_category_price", { synchronize: false })
@Index("products_kind_newest", { synchronize: false })
@Index("products_kind_price", { synchronize: false })
@Index("products_kind_title", { synchronize: false })
@Index("products_title", { synchronize: false })
@Index("products_category_title", { synchronize: false })
@Index("products_search_a", { synchronize: false })
@Index("products_search_ab", { synchronize: false })
@Index("products_search_abc", { synchronize: false })
@Index("products_search", { synchronize: false })
@Index("products_changed", { synchronize: false })
@Index("products_archived_newest", { synchronize: false })
@Index("products_archived_price", { synchronize: false })
@Index("products_archived_title", { synchronize: false })
@Index("products_archived_changed", { synchronize: false })
@Index("products_archived_words", { synchronize: false })
@Index("products_without_pictures", { synchronize: false })
@Index("products_without_skus", { synchronize: false })
@Index("products_price_due", { synchronize: false })
@Index("products_origin", { synchronize: false })
@Index("products_on_sale", { synchronize: false })
export class Product extends ProductColumns {
  @Field(() => ID, { description: "Id of the product." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "products_pkey" })
  id!: string;

  /** The price that comes back when the scheduled price that is valid ends; `null` while `price` is the regular one. */
  @Column("integer", { nullable: true })
  regularPrice!: Paise | null;

  @Column("jsonb", { default: () => "'[]'" })
  scheduledPrices!: ScheduledPrice[];

  /** The next instant at which a scheduled price begins or ends. */
  @Column("timestamptz", { nullable: true })
  priceDueAt!: Date | null;

  /** The beginning of its SKUs, such as "KUR-0042"; `null` until they are made. */
  @Column("text", { nullable: true })
  skuPrefix!: string | null;

  /** Sum of all ratings. With `reviewCount` it gives the average without a read of the reviews. */
  @Column("integer", { default: 0 })
  ratingSum!: number;

  @Field(() => Int, { description: "Number of reviews." })
  @Column("integer", { default: 0 })
  reviewCount!: number;

  @Field(() => Date, { description: "Time at which the product was added." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;

  /** The words of its texts with weights for the tiers. Written with them. */
  @Column({ type: "tsvector", select: false, insert: false, update: false, default: () => "''" })
  search!: string;

  /** Kind, families of colour and fabric, and sizes, as words: "kind/kurta". */
  @Column({
    type: "text",
    array: true,
    select: false,
    insert: false,
    update: false,
    default: () => "'{}'",
  })
  facets!: string[];

  /** Counts the admin's writes. A write carries the version that the admin saw. */
  @Column("integer", { default: 1 })
  version!: number;

  /** Set when the admin archives the product; orders keep it. */
  @Column("timestamptz", { nullable: true })
  archivedAt!: Date | null;

  /** Whether it has no picture. Triggers on the pictures update it. */
  @Column("boolean", { default: true })
  lacksPictures!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: "Mean rating in stars, from 1 to 5; null without reviews.",
  })
  averageRating!: number | null;

  @Field(() => Int, { description: "Number of pieces in stock: the sum of the stock units." })
  stock!: number;

  @Field(() => Boolean, { description: "Whether the product was added within the last 10 days." })
  isNew!: boolean;

  @Field(() => Rupees, {
    description: "Original price to show, in rupees: the MRP; without one 1.2 times the price.",
  })
  originalPrice!: Paise;

  @Field(() => String, {
    description: "Label of the saving to show beside the price; empty if the price is the MRP.",
  })
  discountLabel!: string;

  @Field(() => Date, {
    nullable: true,
    description: "End of the scheduled price that is valid now, if it ends within 7 days; otherwise null.",
  })
  priceEndsAt!: string | null;

  @Field(() => String, { description: "URL of the first picture; empty without one." })
  imageUrl!: string;

  @Field(() => [ProductPicture], {
    description: "Pictures for a product card: the front of the first colour, and a second view for hover.",
  })
  coverPictures!: Relation<ProductPicture>[];
}

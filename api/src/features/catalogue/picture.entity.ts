import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import type { Focus } from "./product-row.rules.ts";
import { Product } from "./product.entity.ts";

export enum PictureView {
  FRONT = "front",
  BACK = "back",
  DETAIL = "detail",
  FLAT = "flat",
}

registerEnumType(PictureView, {
  name: "PictureView",
  description: "View from which a picture shows the product.",
});

/** One picture of a product. Its file is named by the hash of its content, so that browsers can cache it for ever. */
@ObjectType("Picture", {
  description:
    "Picture in several widths and two formats: `{baseUrl}/{width}.avif` and `{baseUrl}/{width}.webp` for each of `widths`.",
  simpleResolvers: true,
})
@Entity("product_pictures")
@Index("product_pictures_position", ["productId", "position"], { unique: true })
@Index("product_pictures_media_key", ["mediaKey"])
export class ProductPicture {
  @Field(() => ID, { description: "Id of the picture." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "product_pictures_pkey" })
  id!: string;

  @ForeignKey(() => Product, { name: "product_pictures_product_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  productId!: string;

  /** Position within the product, from 0. */
  @Column("smallint")
  position!: number;

  /** Name of the original in the media store: the hash of its content. */
  @Column("text")
  mediaKey!: string;

  @Field(() => PictureView, { description: "View from which the picture shows the product." })
  @Column("text")
  view!: PictureView;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the product in the picture; null if it shows all colours.",
  })
  @Column("text", { nullable: true })
  color!: string | null;

  @Field(() => String, { description: "Alternative text for shoppers who do not see the picture." })
  @Column("text")
  alt!: string;

  @Field(() => Int, { description: "Width of the widest rendering, in pixels." })
  @Column("integer")
  width!: number;

  @Field(() => Int, { description: "Height of the widest rendering, in pixels." })
  @Column("integer")
  height!: number;

  /** Percent; both are `null` without a focus. */
  @Column("smallint", { nullable: true })
  focusX!: number | null;

  @Column("smallint", { nullable: true })
  focusY!: number | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Point that stays visible where a page cuts the picture: percent from its left and from its upper edge, in steps of 5; null for the upper part.",
  })
  focus!: Focus | null;

  @Field(() => String, { description: "URL of the picture without width and format." })
  baseUrl!: string;

  @Field(() => [Int], { description: "Available widths in pixels, ascending." })
  widths!: readonly number[];
}

import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Product } from "./product.entity.ts";

/**
 * The codes of one size and colour of a product. The row of a size that the product no longer has is kept: its SKU stays on labels
 * and in orders, and the size gets it back when it is offered again.
 */
@ObjectType({
  description: "Variant: one size and colour of a product, with its codes.",
  simpleResolvers: true,
})
@Entity("product_variants")
@Index("product_variants_variant", { synchronize: false })
@Index("product_variants_sku", ["sku"], { unique: true })
@Index("product_variants_barcode", ["barcode"], { unique: true })
export class ProductVariant {
  @Field(() => ID, {
    description:
      "Id of the variant. The size and colour keep it, also while the product does not offer them.",
  })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "product_variants_pkey" })
  id!: string;

  @ForeignKey(() => Product, { name: "product_variants_product_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  productId!: string;

  @Field(() => String, { nullable: true, description: "Size of the variant; null without sizes." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the variant; null without colours." })
  @Column("text", { nullable: true })
  color!: string | null;

  @Field(() => String, { description: "SKU (stock keeping unit), unique in the shop." })
  @Column("text")
  sku!: string;

  @Field(() => String, {
    nullable: true,
    description: "Barcode: a GTIN or a text of Code 128; null without one.",
  })
  @Column("text", { nullable: true })
  barcode!: string | null;
}

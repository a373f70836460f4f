import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Product } from "./product.entity.ts";

/** A product that the admin has picked for "You might also like" of another one. Without any, the page shows the category. */
@Entity("similar_products")
@Index("similar_products_similar", ["similarId"])
export class SimilarProduct {
  @ForeignKey(() => Product, { name: "similar_products_product_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "similar_products_pkey" })
  productId!: string;

  @ForeignKey(() => Product, { name: "similar_products_similar_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "similar_products_pkey" })
  similarId!: string;

  /** Position among the similar products, from 0. */
  @Column("integer")
  position!: number;
}

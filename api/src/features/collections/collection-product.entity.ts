import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Product } from "../catalogue/product.entity.ts";
import { Collection } from "./collection.entity.ts";

/** A product that the admin has picked for a collection, or pinned to the start of one by rule. */
@Entity("collection_products")
@Index("collection_products_position", ["collectionId", "position"])
@Index("collection_products_product", ["productId"])
export class CollectionProduct {
  @ForeignKey(() => Collection, { name: "collection_products_collection_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "collection_products_pkey" })
  collectionId!: string;

  @ForeignKey(() => Product, { name: "collection_products_product_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "collection_products_pkey" })
  productId!: string;

  /** Position within the collection, from 0. */
  @Column("integer")
  position!: number;
}

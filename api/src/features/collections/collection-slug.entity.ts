import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Collection } from "./collection.entity.ts";

/** A slug that a collection had before it was renamed. Its address leads to the present one. */
@Entity("collection_slugs")
export class CollectionSlug {
  @PrimaryColumn("text", { primaryKeyConstraintName: "collection_slugs_pkey" })
  slug!: string;

  @ForeignKey(() => Collection, { name: "collection_slugs_collection_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  collectionId!: string;
}

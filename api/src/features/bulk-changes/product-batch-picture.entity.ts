import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { ProductBatch } from "./product-batch.entity.ts";

/** A new picture of an imported file, until its batch is applied. It keeps the stored file from being deleted. */
@Entity("product_batch_pictures")
@Index("product_batch_pictures_media_key", ["mediaKey"])
export class ProductBatchPicture {
  @ForeignKey(() => ProductBatch, { name: "product_batch_pictures_batch_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "product_batch_pictures_pkey" })
  batchId!: string;

  /** How the file names it: by a URL, or by the name of an uploaded picture in lower case. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "product_batch_pictures_pkey" })
  source!: string;

  /** Name of the original in the media store; empty if the URL is not read yet, or could not be read. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "product_batch_pictures_pkey", default: "" })
  mediaKey!: string;

  @Column("integer", { default: 0 })
  width!: number;

  @Column("integer", { default: 0 })
  height!: number;

  /** Why no picture could be read from the URL. */
  @Column("text", { nullable: true })
  problem!: string | null;
}

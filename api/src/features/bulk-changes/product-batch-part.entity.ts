import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { ProductBatch } from "./product-batch.entity.ts";

/** A part of an uploaded file, until its batch is applied. */
@Entity("product_batch_parts")
export class ProductBatchPart {
  @ForeignKey(() => ProductBatch, { name: "product_batch_parts_batch_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "product_batch_parts_pkey" })
  batchId!: string;

  @PrimaryColumn("integer", { primaryKeyConstraintName: "product_batch_parts_pkey" })
  position!: number;

  @Column("bytea")
  content!: Buffer;
}

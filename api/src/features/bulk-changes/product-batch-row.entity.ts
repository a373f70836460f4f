import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import type { FieldChanges } from "../audit/audit.rules.ts";
import { ProductBatch } from "./product-batch.entity.ts";

/** What a batch does with one product. Products that stay as they are have no row. */
@ObjectType({ description: "Row of a batch: the changes of one product.", simpleResolvers: true })
@Entity("product_batch_rows")
@Index("product_batch_rows_problems", ["batchId", "position"], { where: "problem is not null" })
export class ProductBatchRow {
  @ForeignKey(() => ProductBatch, { name: "product_batch_rows_batch_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "product_batch_rows_pkey" })
  batchId!: string;

  @Field(() => Int, { description: "Number of the row in the file, or position in the selection." })
  @PrimaryColumn("integer", { primaryKeyConstraintName: "product_batch_rows_pkey" })
  position!: number;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the product; null for a product that is not added yet.",
  })
  @Column("uuid", { nullable: true })
  productId!: string | null;

  /** The version that the check saw; `null` for a product that is added. */
  @Column("integer", { nullable: true })
  version!: number | null;

  @Field(() => String, { description: "Title of the product." })
  @Column("text")
  label!: string;

  @Column("jsonb")
  changes!: FieldChanges;

  /** Pieces that come or go. */
  @Column("integer", { default: 0 })
  stockChange!: number;

  @Field(() => String, {
    nullable: true,
    description: "Reason why the row cannot be applied, as a sentence; null if it can.",
  })
  @Column("text", { nullable: true })
  problem!: string | null;

  /** The row of the file, if it has a problem. */
  @Column("text", { array: true, nullable: true })
  cells!: string[] | null;
}

import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import type { Door } from "../../audit/audit.rules.ts";
import { BatchKind, BatchStatus } from "./batch.rules.ts";

registerEnumType(BatchKind, {
  name: "BatchKind",
  description: "A bulk change, an imported file, or the undo of one of them.",
});

registerEnumType(BatchStatus, {
  name: "BatchStatus",
  description:
    "UPLOADING, CHECKING, READY to be applied, REFUSED with a sentence, APPLYING, APPLIED. Nothing is written before APPLIED.",
});

/** Changes of many products that are checked first and then written in one transaction. */
@ObjectType({
  description: "Changes of many products that are checked first and then written together.",
  simpleResolvers: true,
})
@Entity("product_batches")
@Check("product_batches_kind_check", "kind in ('bulk', 'import', 'undo')")
@Check(
  "product_batches_status_check",
  "status in ('uploading', 'checking', 'ready', 'refused', 'applying', 'applied')",
)
@Index("product_batches_applied", { synchronize: false })
@Index("product_batches_undo_of", ["undoOf"], { where: "undo_of is not null" })
export class ProductBatch {
  @Field(() => ID, { description: "Id of the batch." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "product_batches_pkey" })
  id!: string;

  @Field(() => BatchKind, { description: "How it came about." })
  @Column("text")
  kind!: BatchKind;

  @Field(() => String, { description: "What was changed in words, or the name of the file." })
  @Column("text")
  name!: string;

  @Field(() => BatchStatus, { description: "How far it is." })
  @Column("text")
  status!: BatchStatus;

  /** The admin's account. No foreign key: the batch outlives the account. */
  @Column("uuid")
  userId!: string;

  @Field(() => String, { description: "Name of the admin at that time." })
  @Column("text")
  userName!: string;

  @Column("text")
  door!: Door;

  /** What the check works on: a `BatchRequest`. */
  @Column("jsonb")
  request!: unknown;

  @Field(() => String, { nullable: true, description: "Why it cannot be applied; nothing was written." })
  @Column("text", { nullable: true })
  problem!: string | null;

  @Field(() => Int, { description: "Products that it changes." })
  @Column("integer", { default: 0 })
  changedCount!: number;

  @Field(() => Int, { description: "Products that it adds." })
  @Column("integer", { default: 0 })
  addedCount!: number;

  @Field(() => Int, { description: "Products that stay as they are." })
  @Column("integer", { default: 0 })
  unchangedCount!: number;

  @Field(() => Int, {
    description: "Rows with a problem. An import with one is not applied; others leave them out.",
  })
  @Column("integer", { default: 0 })
  problemCount!: number;

  @Field(() => Date, { description: "When it was begun." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the same file was imported before: its stock is left out. Absent for other batches.",
  })
  alreadyImportedAt!: string | null;

  /** When the admin last asked for the check or for the write. */
  @Column("timestamptz", { default: () => "now()" })
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was written." })
  @Column("timestamptz", { nullable: true })
  appliedAt!: Date | null;

  @ForeignKey(() => ProductBatch, { name: "product_batches_undo_of_fkey" })
  @Field(() => ID, { nullable: true, description: "The batch that this one undoes." })
  @Column("uuid", { nullable: true })
  undoOf!: string | null;

  @Field(() => Date, { nullable: true, description: "When it was undone." })
  @Column("timestamptz", { nullable: true })
  undoneAt!: Date | null;
}

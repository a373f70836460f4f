import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Node } from "../../platform/graphql/node.ts";
import type { Channel } from "../audit/audit.rules.ts";
import { BatchKind, BatchStatus } from "./batch.rules.ts";

registerEnumType(BatchKind, {
  name: "BatchKind",
  description: "Kind of a batch: a bulk change, an imported file, or the undo of one of them.",
});

registerEnumType(BatchStatus, {
  name: "BatchStatus",
  description:
    "Status of a batch: UPLOADING, CHECKING, READY to be applied, REFUSED with a sentence, APPLYING, APPLIED. Nothing is written before APPLIED.",
});

/** Changes of many products that are checked first and then written in one transaction. */
@ObjectType({
  implements: Node,
  description: "Batch: changes of many products that are checked first and then written together.",
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

  @Field(() => BatchKind, { description: "Kind of the batch." })
  @Column("text")
  kind!: BatchKind;

  @Field(() => String, { description: "Description of the change, or name of the imported file." })
  @Column("text")
  name!: string;

  @Field(() => BatchStatus, { description: "Status of the batch." })
  @Column("text")
  status!: BatchStatus;

  /** The admin's account. No foreign key: the batch outlives the account. */
  @Column("uuid")
  userId!: string;

  @Field(() => String, { description: "Name of the admin at the time of the batch." })
  @Column("text")
  userName!: string;

  @Column("text")
  channel!: Channel;

  /** What the check works on: a `BatchRequest`. */
  @Column("jsonb")
  request!: unknown;

  @Field(() => String, {
    nullable: true,
    description:
      "Reason why the batch cannot be applied, as a sentence; nothing was written. Null if there is none.",
  })
  @Column("text", { nullable: true })
  problem!: string | null;

  @Field(() => Int, { description: "Number of products that it changes." })
  @Column("integer", { default: 0 })
  changedCount!: number;

  @Field(() => Int, { description: "Number of products that it adds." })
  @Column("integer", { default: 0 })
  addedCount!: number;

  @Field(() => Int, { description: "Number of products that stay unchanged." })
  @Column("integer", { default: 0 })
  unchangedCount!: number;

  @Field(() => Int, {
    description:
      "Number of rows with a problem. An import with one is not applied; other batches leave these rows out.",
  })
  @Column("integer", { default: 0 })
  problemCount!: number;

  @Field(() => Date, { description: "Time at which the batch was started." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time of an earlier import of the same file, whose stock is then left out; null for other batches.",
  })
  alreadyImportedAt!: string | null;

  /** When the admin last asked for the check or for the write. */
  @Column("timestamptz", { default: () => "now()" })
  requestedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the batch was written; null before that.",
  })
  @Column("timestamptz", { nullable: true })
  appliedAt!: Date | null;

  @ForeignKey(() => ProductBatch, { name: "product_batches_undo_of_fkey" })
  @Field(() => ID, {
    nullable: true,
    description: "Id of the batch that this one undoes; null unless it is an undo.",
  })
  @Column("uuid", { nullable: true })
  undoOf!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the batch was undone; null if it was not.",
  })
  @Column("timestamptz", { nullable: true })
  undoneAt!: Date | null;
}

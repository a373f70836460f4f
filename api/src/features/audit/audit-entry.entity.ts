import { Json } from "../../platform/graphql/json.scalar.ts";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";
import { AuditSubject, Door, type FieldChanges } from "./audit.rules.ts";

registerEnumType(Door, {
  name: "Door",
  description: "Origin of a change: the admin's pages, a documented REST path, or an imported file.",
});

registerEnumType(AuditSubject, {
  name: "AuditSubject",
  description: "Kind of object that an audit entry is about.",
});

/** One change by an admin, stored in the transaction of the change. Rows are never changed: a trigger refuses it. */
@ObjectType({ description: "Audit entry: one change by an admin.", simpleResolvers: true })
@Entity("audit_entries")
@Check("audit_entries_door_check", "door in ('page', 'rest', 'csv')")
@Index("audit_entries_subject", ["subject", "subjectId", "id"])
@Index("audit_entries_kind", ["subject", "id"])
@Index("audit_entries_label", { synchronize: false })
@Index("audit_entries_user", ["userId", "id"])
@Index("audit_entries_batch", ["batchId", "id"], { where: "batch_id is not null" })
export class AuditEntry {
  @Field(() => ID, { description: "Id of the entry." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "audit_entries_pkey" })
  id!: string;

  @Field(() => Date, { description: "Time of the change." })
  @CreateDateColumn({ type: "timestamptz" })
  at!: Date;

  /** The admin's account. No foreign key: the entry outlives the account. */
  @Field(() => ID, { description: "Id of the admin's account." })
  @Column("uuid")
  userId!: string;

  @Field(() => String, { description: "Name of the admin at the time of the change." })
  @Column("text")
  userName!: string;

  @Field(() => Door, { description: "Origin of the change." })
  @Column("text")
  door!: Door;

  @Field(() => String, { description: "Name of the mutation that made the change." })
  @Column("text")
  action!: string;

  @Field(() => AuditSubject, { description: "Kind of the changed object." })
  @Column("text")
  subject!: AuditSubject;

  @Field(() => ID, { description: "Id of the changed object." })
  @Column("uuid")
  subjectId!: string;

  @Field(() => String, { description: "Title or number of the changed object at the time of the change." })
  @Column("text")
  label!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Version of the product after the change; null for other objects.",
  })
  @Column("integer", { nullable: true })
  version!: number | null;

  @Field(() => Json, {
    description: "JSON object of the changed fields, each with its value `before` and `after`.",
  })
  @Column("jsonb")
  changes!: FieldChanges;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the bulk change or import that the change belongs to; null for a single change.",
  })
  @Column("uuid", { nullable: true })
  batchId!: string | null;
}

@ObjectType({ description: "Admin who has made changes.", simpleResolvers: true })
export class AuditAuthor {
  @Field(() => ID, { description: "Id of the admin's account." })
  userId!: string;

  @Field(() => String, { description: "Name of the admin at the time of the newest change." })
  name!: string;
}

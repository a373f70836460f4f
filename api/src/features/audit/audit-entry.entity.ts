import { StaffRole } from "../../platform/permissions.rules.ts";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";
import { auditActionsByName, type AuditAction } from "./audit-action.rules.ts";
import { AuditSubject, Channel, type FieldChanges } from "./audit.rules.ts";

registerEnumType(Channel, {
  name: "Channel",
  description: "Origin of a change: the admin's pages, a documented REST path, or an imported file.",
});

registerEnumType(AuditSubject, {
  name: "AuditSubject",
  description: "Kind of object that an audit entry is about.",
});

registerEnumType(auditActionsByName, {
  name: "AuditAction",
  description: "What an admin did, by the name of the mutation when it was first recorded.",
});

/** One change by an admin, stored in the transaction of the change. Rows are never changed: a trigger refuses it. */
@ObjectType({ description: "Audit entry: one change by an admin.", simpleResolvers: true })
@Entity("audit_entries")
@Check("audit_entries_channel_check", "channel in ('page', 'rest', 'csv')")
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
  @CreateDateColumn({ type: "timestamptz", name: "at" })
  happenedAt!: Date;

  /** The admin's account. No foreign key: the entry outlives the account. */
  @Field(() => ID, { description: "Id of the admin's account." })
  @Column("uuid")
  userId!: string;

  @Field(() => String, { description: "Name of the admin at the time of the change." })
  @Column("text")
  userName!: string;

  @Field(() => StaffRole, {
    nullable: true,
    description:
      "Staff role of the admin at the time of the change; null for a shopper, and in entries of before the roles.",
  })
  @Column("text", { nullable: true })
  userRole!: StaffRole | null;

  @Field(() => Channel, { description: "Origin of the change." })
  @Column("text")
  channel!: Channel;

  @Field(() => auditActionsByName, { description: "What the admin did." })
  @Column("text")
  action!: AuditAction;

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

  @Column("jsonb")
  changes!: FieldChanges;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the bulk change or import that the change belongs to; null for a single change.",
  })
  @Column("uuid", { nullable: true })
  batchId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the API key that made the change in the name of the admin; null for a person.",
  })
  @Column("text", { nullable: true })
  apiKeyName!: string | null;
}

@ObjectType({ description: "Admin who has made changes.", simpleResolvers: true })
export class AuditAuthor {
  @Field(() => ID, { description: "Id of the admin's account." })
  userId!: string;

  @Field(() => String, { description: "Name of the admin at the time of the newest change." })
  name!: string;
}

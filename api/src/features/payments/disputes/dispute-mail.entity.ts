import { CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Dispute } from "./dispute.entity.ts";

const key = "dispute_mails_pkey";

/** The mail to the shop about a dispute in a phase: at most one for each phase. */
@Entity("dispute_mails")
export class DisputeMail {
  @ForeignKey(() => Dispute, { name: "dispute_mails_dispute_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  disputeId!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: key })
  phase!: string;

  /** When its job was added. */
  @CreateDateColumn({ type: "timestamptz" })
  requestedAt!: Date;
}

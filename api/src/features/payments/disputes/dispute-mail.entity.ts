import { CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Dispute } from "./dispute.entity.ts";

const key = "dispute_mails_pkey";

/** The mail to the shop about a dispute in a phase: at most one for each phase. */
@Entity("dispute_mails")
export class DisputeMail {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  disputeId!: string;

  @ManyToOne(() => Dispute, { onDelete: "CASCADE" })
  @JoinColumn({ name: "dispute_id", foreignKeyConstraintName: "dispute_mails_dispute_id_fkey" })
  dispute!: Relation<Dispute>;

  @PrimaryColumn("text", { primaryKeyConstraintName: key })
  phase!: string;

  /** When its job was added. */
  @CreateDateColumn({ type: "timestamptz" })
  requestedAt!: Date;
}

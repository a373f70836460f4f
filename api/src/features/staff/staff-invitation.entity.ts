import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import type { StaffRole } from "../../platform/permissions.rules.ts";
import { User } from "../accounts/user.entity.ts";

/** An open invitation of the staff, one for an address. It is deleted when it is accepted or cancelled: the audit keeps both. */
@Entity("staff_invitations")
@Unique("staff_invitations_email", ["email"])
@Unique("staff_invitations_token", ["tokenHash"])
@Check(
  "staff_invitations_role_check",
  "staff_role in ('owner', 'manager', 'catalogue', 'orders', 'packer', 'accounts')",
)
export class StaffInvitation {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "staff_invitations_pkey" })
  id!: string;

  @Column("citext")
  email!: string;

  @Column("text")
  staffRole!: StaffRole;

  /** `null` until the mail with the link is sent. */
  @Column("text", { nullable: true })
  tokenHash!: string | null;

  @Column("uuid")
  invitedBy!: string;

  @ManyToOne(() => User, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "invited_by", foreignKeyConstraintName: "staff_invitations_invited_by_fkey" })
  inviter!: Relation<User>;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;
}

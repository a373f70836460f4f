import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import type { StaffRole } from "../../platform/permissions.rules.ts";
import { User } from "./user.entity.ts";

/** The staff role of an admin. An admin without a row may do nothing. */
@Entity("staff_members")
@Check(
  "staff_members_role_check",
  "staff_role in ('owner', 'manager', 'catalogue', 'orders', 'packer', 'accounts')",
)
export class StaffMember {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "staff_members_pkey" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "staff_members_user_id_fkey" })
  user!: Relation<User>;

  @Column("text")
  staffRole!: StaffRole;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";

/** A recovery code of an account with a second factor. It works once, in place of the factor. */
@Entity("recovery_codes")
export class RecoveryCode {
  @ForeignKey(() => User, { name: "recovery_codes_user_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "recovery_codes_pkey" })
  userId!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "recovery_codes_pkey" })
  codeHash!: string;

  @Column("timestamptz", { nullable: true })
  usedAt!: Date | null;
}

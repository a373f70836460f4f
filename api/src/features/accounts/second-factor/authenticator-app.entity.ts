import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";

/** The authenticator app of an account, which shows codes by RFC 6238. */
@Entity("authenticator_apps")
export class AuthenticatorApp {
  @ForeignKey(() => User, { name: "authenticator_apps_user_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "authenticator_apps_pkey" })
  userId!: string;

  /** The shared key, encrypted. */
  @Column("text")
  encryptedKey!: string;

  /** `null` until the first code of the app has arrived: the app counts from then on. */
  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;

  /** The newest time step of 30 seconds whose code was used. Neither it nor an earlier one is accepted again. */
  @Column("bigint", { default: 0 })
  lastStep!: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}

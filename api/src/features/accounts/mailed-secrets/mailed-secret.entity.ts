import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import type { Purpose } from "./secret.rules.ts";
import { User } from "../user.entity.ts";

/**
 * A link, a one-time password or a login code that is sent to an address, or to a mobile number, to verify its owner. Only the hash
 * is stored. A secret has one purpose and works once. Several links of one purpose may be valid at a time.
 */
@Entity("mailed_secrets")
@Check(
  "mailed_secrets_purpose_check",
  "purpose IN ('verify-email', 'confirm-email', 'reset-password', 'one-time-password', 'login-code', 'sms-login', 'sms-number')",
)
@Index("mailed_secrets_hash", ["secretHash"], { unique: true })
@Index("mailed_secrets_email", ["email", "purpose"])
@Index("mailed_secrets_user_id", ["userId"])
@Index("mailed_secrets_proved_from", ["provedFrom"], { where: "proved_from IS NOT NULL" })
export class MailedSecret {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "mailed_secrets_pkey" })
  id!: string;

  @Column("text")
  purpose!: Purpose;

  /** The e-mail address, or of a code by SMS the number such as +919876543210. */
  @Column("citext")
  email!: string;

  @ForeignKey(() => User, { name: "mailed_secrets_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** `null` until the message with the secret is sent. */
  @Column("text", { nullable: true })
  secretHash!: string | null;

  /** Number of wrong guesses. */
  @Column("integer", { default: 0 })
  tries!: number;

  /** When the link was opened to sign up. */
  @Column("timestamptz", { nullable: true })
  provedAt!: Date | null;

  /**
   * The hash of the cookie of the browser that opened the link, or that asked for the login code; for a number that of the session.
   */
  @Column("text", { nullable: true })
  provedFrom!: string | null;

  /** When it was used, replaced or revoked. */
  @Column("timestamptz", { nullable: true })
  endedAt!: Date | null;

  @Column("timestamptz")
  expiresAt!: Date;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}

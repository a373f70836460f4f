import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";

/** One login on one device. Every token names a session; the end of the session ends the token at once. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "sessions_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "sessions_user_id_fkey", onDelete: "CASCADE" })
  @Index("sessions_user_id")
  @Column("uuid")
  userId!: string;

  /** The User-Agent header. Only the owner of the session can read it. */
  @Column("text", { default: "" })
  device!: string;

  /** The network of the login, from `networkOf`; `null` for sessions of older versions. */
  @Column("text", { nullable: true })
  network!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Column("timestamptz", { default: () => "now()" })
  lastUsedAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;

  @Column("timestamptz", { nullable: true })
  endedAt!: Date | null;

  /** Since when a cookie renews the session; `null` for a session without a cookie, such as of a REST login. */
  @Column("timestamptz", { nullable: true })
  cookieSince!: Date | null;

  /** The number of the newest cookie. */
  @Column("integer", { default: 0 })
  renewalNumber!: number;

  /** When the newest cookie replaced the one before it. */
  @Column("timestamptz", { nullable: true })
  renewedAt!: Date | null;

  /** Whether a request has used the token that came with the newest cookie: its answer was not lost. */
  @Column("boolean", { default: true })
  isRenewalUsed!: boolean;

  /** Minutes without use that end the session; `null` for no limit. */
  @Column("integer", { nullable: true })
  idleMinutes!: number | null;

  /** Hash of the device: of its cookie, else of the User-Agent header without digits and the network. `null` for older sessions. */
  @Column("text", { nullable: true })
  deviceHash!: string | null;

  /** When the password, a passkey or a mailed code was last proved. */
  @Column("timestamptz", { nullable: true, default: () => "now()" })
  confirmedAt!: Date | null;

  /** When a code or link that was mailed to the account was proved; `null` if the password alone has opened the session. */
  @Column("timestamptz", { nullable: true })
  mailProvedAt!: Date | null;
}

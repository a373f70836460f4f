import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { User } from "../user.entity.ts";

/**
 * An e-mail address of an order that differs from the verified address of its account. It gets one short mail with a link,
 * and order mails of that account only after the link was used. Decision 50.
 */
@Entity("order_addresses")
@Unique("order_addresses_user_email", ["userId", "email"])
@Index("order_addresses_email_asked", ["email", "askedAt"])
export class OrderAddress {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "order_addresses_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "order_addresses_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  userId!: string;

  @Column("citext")
  email!: string;

  /** `null` until the mail with the link is sent. It stays when the link is used, so that a second press is told so. */
  @Index("order_addresses_secret_hash", { unique: true })
  @Column("text", { nullable: true })
  secretHash!: string | null;

  /** When its mail was requested or sent. */
  @CreateDateColumn({ type: "timestamptz" })
  askedAt!: Date;

  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;
}

import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { User } from "./user.entity.ts";

/**
 * An address beside the account's own that an order names for its mails. It gets one short mail with a link, and mails
 * on orders of that account only after the link was followed. Decision 50.
 */
@Entity("order_addresses")
@Unique("order_addresses_user_email", ["userId", "email"])
@Index("order_addresses_email_asked", ["email", "askedAt"])
export class OrderAddress {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "order_addresses_pkey" })
  id!: string;

  @Column("uuid")
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "order_addresses_user_id_fkey" })
  user!: Relation<User>;

  @Column("citext")
  email!: string;

  /** Absent until the mail with the link is being sent, and after the link was followed. */
  @Index("order_addresses_secret_hash", { unique: true })
  @Column("text", { nullable: true })
  secretHash!: string | null;

  /** When its mail was made due, or sent. */
  @CreateDateColumn({ type: "timestamptz" })
  askedAt!: Date;

  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;
}

import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { CashBlockReason } from "./cash-block.rules.ts";
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from "typeorm";

export enum Role {
  ADMIN = "admin",
  SHOPPER = "shopper",
}

registerEnumType(Role, {
  name: "Role",
  description: "Role of an account: it decides what the account may do.",
});

registerEnumType(CashBlockReason, {
  name: "CashBlockReason",
  description: "Reason why an account cannot pay in cash on delivery.",
  valuesConfig: {
    UNACCEPTED: { description: "Earlier orders were not accepted." },
    UNREACHABLE: { description: "The courier could not reach the shopper." },
    OTHER: { description: "Another reason." },
  },
});

/** A person with an account: a shopper or an admin. Specification, section 3. */
@ObjectType({ description: "Account of a shopper or an admin.", simpleResolvers: true })
@Entity("users")
@Unique("users_email", ["email"])
@Index("users_tags", { synchronize: false })
export class User {
  @Field(() => ID, { description: "Id of the account." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "users_pkey" })
  id!: string;

  @Field(() => String, { description: "Full name of the account holder." })
  @Column("text")
  name!: string;

  /** The verified address: unique, and the only one that recovers the account. */
  @Field(() => String, {
    description: "E-mail address of the account, verified or not. Letter case does not matter.",
  })
  @Column("citext")
  email!: string;

  /** A newer address that is not verified. It is displayed, but another account may still verify it. */
  @Index("users_pending_email")
  @Column("citext", { nullable: true })
  pendingEmail!: string | null;

  @Field(() => String, { nullable: true, description: "Mobile number; null if none is given." })
  @Column("text", { nullable: true })
  mobile!: string | null;

  @Field(() => String, { nullable: true, description: "Postal address, as typed; null if none is given." })
  @Column("text", { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: "Link to the profile picture; null without one." })
  @Column("text", { nullable: true })
  profilePic!: string | null;

  @Field(() => Role, { description: "Role of the account: shopper or admin." })
  @Column("text", { default: Role.SHOPPER })
  role!: Role;

  /** argon2id; empty for an account without a password. It never leaves the server. */
  @Column("text")
  passwordHash!: string;

  @Column("timestamptz", { nullable: true })
  emailVerifiedAt!: Date | null;

  @Field(() => Date, { description: "Time at which the account was created." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Boolean, {
    description:
      "Whether the shopper wants e-mail from the shop at all, apart from account and security mails.",
  })
  @Column("boolean", { default: true })
  notifyEmail!: boolean;

  @Field(() => Boolean, { description: "Whether the shopper wants mails about orders." })
  @Column("boolean", { default: true })
  notifyOrderUpdates!: boolean;

  @Field(() => Boolean, { description: "Setting for security mails; they are always sent." })
  @Column("boolean", { default: true })
  notifySecurity!: boolean;

  @Field(() => Boolean, { description: "Whether the shopper wants promotions." })
  @Column("boolean", { default: false })
  notifyPromotions!: boolean;

  /** The last use that no stored session tells of: the opening of the account, and sessions that were deleted. */
  @Column("timestamptz", { default: () => "now()" })
  lastActiveAt!: Date;

  /** When the shopper was told that the unused account will be erased; `null` if it was not. */
  @Column("timestamptz", { nullable: true })
  erasureAnnouncedAt!: Date | null;

  /** Set when the shopper deleted the account. Its orders stay. */
  @Column("timestamptz", { nullable: true })
  deletedAt!: Date | null;

  /** Words by which the staff groups customers. */
  @Column("text", { array: true, default: () => "'{}'" })
  tags!: string[];

  @Field(() => CashBlockReason, {
    nullable: true,
    description: "Reason why the account cannot pay in cash on delivery; null if it can.",
  })
  @Column("text", { nullable: true })
  cashBlockReason!: CashBlockReason | null;

  @Column("timestamptz", { nullable: true })
  cashBlockedAt!: Date | null;

  /** Increased by each change of the tags and of the block. */
  @Column("integer", { default: 1 })
  recordVersion!: number;

  @Field(() => Boolean, { description: "Whether the e-mail address is verified." })
  isEmailVerified!: boolean;

  @Field(() => String, {
    description: "E-mail address for links to a new password: the last verified one.",
  })
  recoveryEmail!: string;
}

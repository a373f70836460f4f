import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, type Relation } from "typeorm";
import { WelcomeCode } from "./welcome-codes/welcome-code.entity.ts";

export enum Role {
  ADMIN = "admin",
  SHOPPER = "shopper",
}

registerEnumType(Role, {
  name: "Role",
  description: "Role of an account: it decides what the account may do.",
});

/** A person with an account: a shopper or an admin. Specification, section 3. */
@ObjectType({ description: "Account of a shopper or an admin.", simpleResolvers: true })
@Entity("users")
@Unique("users_email", ["email"])
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

  /** argon2id; never leaves the server. */
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

  /** Set when the shopper deleted the account. Its orders stay. */
  @Column("timestamptz", { nullable: true })
  deletedAt!: Date | null;

  @Field(() => Boolean, { description: "Whether the e-mail address is verified." })
  isEmailVerified!: boolean;

  @Field(() => String, {
    description: "E-mail address for links to a new password: the last verified one.",
  })
  recoveryEmail!: string;

  @Field(() => WelcomeCode, {
    nullable: true,
    description:
      "Welcome discount of the shopper; null before it is given, and after a first order without it.",
  })
  welcomeCode!: Relation<WelcomeCode> | null;
}

import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, type Relation } from "typeorm";
import { WelcomeCode } from "./welcome-codes/welcome-code.entity.ts";

export enum Role {
  ADMIN = "admin",
  SHOPPER = "shopper",
}

registerEnumType(Role, { name: "Role", description: "What an account may do." });

/** A person with an account: a shopper or an admin. Specification, section 3. */
@ObjectType({ description: "A person with an account.", simpleResolvers: true })
@Entity("users")
@Unique("users_email", ["email"])
export class User {
  @Field(() => ID, { description: "Id of the account." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "users_pkey" })
  id!: string;

  @Field(() => String, { description: "Full name." })
  @Column("text")
  name!: string;

  /** The verified address: unique, and the only one that recovers the account. */
  @Field(() => String, {
    description: "E-mail address, verified or not; upper and lower case are the same.",
  })
  @Column("citext")
  email!: string;

  /** A newer address that is not verified. It is displayed, but another account may still verify it. */
  @Index("users_pending_email")
  @Column("citext", { nullable: true })
  pendingEmail!: string | null;

  @Field(() => String, { nullable: true, description: "Mobile number." })
  @Column("text", { nullable: true })
  mobile!: string | null;

  @Field(() => String, { nullable: true, description: "Postal address, as typed." })
  @Column("text", { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: "Link to the profile picture." })
  @Column("text", { nullable: true })
  profilePic!: string | null;

  @Field(() => Role, { description: "What the account may do." })
  @Column("text", { default: Role.SHOPPER })
  role!: Role;

  /** argon2id; never leaves the server. */
  @Column("text")
  passwordHash!: string;

  @Column("timestamptz", { nullable: true })
  emailVerifiedAt!: Date | null;

  @Field(() => Date, { description: "When the account was made." })
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

  @Field(() => Boolean, { description: "Shown to the shopper; security mails are always sent." })
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
    description: "Where the link for a forgotten password is mailed: the last verified address.",
  })
  recoveryEmail!: string;

  @Field(() => WelcomeCode, {
    nullable: true,
    description: "The shopper's welcome discount, once given. Absent after a first order without it.",
  })
  welcomeCode!: Relation<WelcomeCode> | null;
}

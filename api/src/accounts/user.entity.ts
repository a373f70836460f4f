import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from "typeorm";

export enum Role {
  ADMIN = "admin",
  SHOPPER = "shopper",
}

registerEnumType(Role, { name: "Role", description: "What an account may do." });

/** A person with an account: a shopper, or the shop's admin. Specification, section 3. */
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

  @Field(() => String, { description: "E-mail address; upper and lower case are the same." })
  @Column("citext")
  email!: string;

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
}

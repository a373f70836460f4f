import { Field, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { User } from "../user.entity.ts";

/** The mobile number to which the login codes of a shopper are sent: proved by a code, and of one account at a time. */
@ObjectType({ description: "Mobile number to which login codes are sent by SMS.", simpleResolvers: true })
@Entity("login_numbers")
@Unique("login_numbers_mobile", ["mobile"])
@Check("login_numbers_mobile_check", "mobile ~ '^\\+91[6-9][0-9]{9}$'")
export class LoginNumber {
  @ForeignKey(() => User, { name: "login_numbers_user_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "login_numbers_pkey" })
  userId!: string;

  @Field(() => String, { description: "Mobile number with the code of India, such as +919876543210." })
  @Column("text")
  mobile!: string;

  @Field(() => Date, { description: "Time at which a code proved the number." })
  @CreateDateColumn({ type: "timestamptz" })
  confirmedAt!: Date;
}

import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";

/** The single-use discount of a new account for its first order. Decision 15. */
@ObjectType({ description: "Single-use discount code for a shopper's first order.", simpleResolvers: true })
@Entity("welcome_codes")
@Unique("welcome_codes_user", ["userId"])
@Unique("welcome_codes_order", ["orderId"])
@Check("welcome_codes_percent_check", "percent BETWEEN 1 AND 100")
export class WelcomeCode {
  @Field(() => String, { description: "Discount code to enter at checkout." })
  @PrimaryColumn("text", { primaryKeyConstraintName: "welcome_codes_pkey" })
  code!: string;

  @ForeignKey("User", { name: "welcome_codes_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  userId!: string;

  @Field(() => Int, { description: "Discount in percent of the subtotal." })
  @Column("integer")
  percent!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** The order that used it; `null` while it can be used. */
  @Column("uuid", { nullable: true })
  orderId!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the code was used; null while it can be used.",
  })
  @Column("timestamptz", { nullable: true })
  usedAt!: Date | null;
}

import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";

/** The single-use discount of a new account for its first order. Decision 15. */
@ObjectType({ description: "A single-use discount for the first order.", simpleResolvers: true })
@Entity("welcome_codes")
@Unique("welcome_codes_user", ["userId"])
@Unique("welcome_codes_order", ["orderId"])
@Check("welcome_codes_percent_check", "percent BETWEEN 1 AND 100")
export class WelcomeCode {
  @Field(() => String, { description: "What to type at checkout." })
  @PrimaryColumn("text", { primaryKeyConstraintName: "welcome_codes_pkey" })
  code!: string;

  @ForeignKey("User", { name: "welcome_codes_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  userId!: string;

  @Field(() => Int, { description: "Percent off the subtotal." })
  @Column("integer")
  percent!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** The order that used it; `null` while it can be used. */
  @Column("uuid", { nullable: true })
  orderId!: string | null;

  @Field(() => Date, { nullable: true, description: "When it was spent; absent while it can be." })
  @Column("timestamptz", { nullable: true })
  usedAt!: Date | null;
}

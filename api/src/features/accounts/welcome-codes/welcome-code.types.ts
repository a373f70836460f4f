import { Field, Int, ObjectType } from "type-graphql";

/** The single-use discount of a new account for its first order: its code of the welcome promotion. Decision 15. */
@ObjectType({ description: "Single-use discount code for a shopper's first order.", simpleResolvers: true })
export class WelcomeCode {
  @Field(() => String, { description: "Discount code to enter at checkout." })
  code!: string;

  userId!: string;

  @Field(() => Int, { description: "Discount in percent of the subtotal." })
  percent!: number;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the code was used; null while it can be used.",
  })
  usedAt!: Date | null;
}

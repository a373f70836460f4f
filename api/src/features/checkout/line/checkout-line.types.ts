import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({
  description: "A shopper's place while checkout lets shoppers in by turn. It belongs to the account.",
  simpleResolvers: true,
})
export class CheckoutPlace {
  @Field(() => Boolean, { description: "Whether it is the shopper's turn: an order can be placed now." })
  isTurn!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Seconds for which the turn can be used; only in a turn.",
  })
  secondsLeft!: number | null;

  @Field(() => Int, { description: "About how many shoppers are before this one." })
  ahead!: number;

  @Field(() => Int, { description: "About how many seconds it takes until the turn." })
  estimatedSeconds!: number;

  @Field(() => Int, {
    description:
      "Seconds after which to ask again. A shopper who does not ask for 150 seconds loses the place.",
  })
  retryAfter!: number;
}

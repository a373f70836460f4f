import { Field, ID, Int, ObjectType } from "type-graphql";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";

@ObjectType("CreditedPieces", {
  description: "Pieces of an order line, in one size and colour, that were removed or refunded.",
  simpleResolvers: true,
})
export class CreditedPiecesView {
  @Field(() => ID, { description: "Id of the line of the order." })
  orderLineId!: string;

  @Field(() => String, { description: "Title of the product when the order was placed." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size of the pieces; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the pieces; null without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces." })
  quantity!: number;
}

@ObjectType("OrderCredit", {
  description:
    "Part of an order that the shop no longer charges: removed pieces, or a refund that an admin made.",
  simpleResolvers: true,
})
export class OrderCreditView {
  @Field(() => ID, { description: "Id of the credit." })
  id!: string;

  @Field(() => Boolean, { description: "Whether its pieces were removed before they were shipped." })
  isCancellation!: boolean;

  @Field(() => Rupees, { description: "Amount that is no longer charged, in rupees, GST included." })
  amount!: Paise;

  @Field(() => Rupees, { description: "Part of `amount` that is shipping, in rupees." })
  shipping!: Paise;

  @Field(() => String, { nullable: true, description: "Reason that the shop gives; null without one." })
  note!: string | null;

  @Field(() => Date, { description: "Time of the credit." })
  createdAt!: Date;

  @Field(() => [CreditedPiecesView], {
    description: "Its pieces; empty for shipping, or an amount off the prices.",
  })
  pieces!: CreditedPiecesView[];
}

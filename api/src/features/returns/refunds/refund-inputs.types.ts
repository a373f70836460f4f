import { Field, ID, InputType } from "type-graphql";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { OrderPiecesInput } from "../../orders/order-pieces-input.types.ts";

export const ofOrder = { description: "Id of the order." };

@InputType({ description: "Input of `refundQuote`." })
export class RefundQuoteInput {
  @Field(() => ID, ofOrder)
  orderId!: string;

  @Field(() => [OrderPiecesInput], { defaultValue: [], description: "Pieces, each line once." })
  lines!: OrderPiecesInput[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to include the shipping.",
  })
  hasShipping!: boolean;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount off the prices, in rupees; not together with pieces.",
  })
  reduction?: Paise | null;
}

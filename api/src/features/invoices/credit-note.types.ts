import { Field, ID, ObjectType } from "type-graphql";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";

@ObjectType({ description: "A credit note: it reduces the invoice of an order." })
export class CreditNote {
  @Field(() => ID, { description: "Id of the credit note." })
  id!: string;

  @Field(() => String, { description: "Its number; consecutive within the financial year." })
  number!: string;

  @Field(() => Rupees, { description: "How much less the order costs, GST included." })
  amount!: Paise;

  @Field(() => Date, { description: "When it was issued." })
  issuedAt!: Date;
}

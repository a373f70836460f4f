import { Field, ID, ObjectType } from "type-graphql";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";

@ObjectType({ description: "Credit note: a document that reduces the invoice of an order." })
export class CreditNote {
  @Field(() => ID, { description: "Id of the credit note." })
  id!: string;

  @Field(() => String, { description: "Credit note number, consecutive within the financial year." })
  number!: string;

  @Field(() => Rupees, { description: "Amount by which the order is reduced, in rupees, GST included." })
  amount!: Paise;

  @Field(() => Date, { description: "Time of issue." })
  issuedAt!: Date;
}

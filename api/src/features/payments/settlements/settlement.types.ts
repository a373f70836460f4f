import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import { Settlement } from "./settlement.entity.ts";
import { SettlementProblemKind } from "./settlement.rules.ts";

registerEnumType(SettlementProblemKind, {
  name: "SettlementProblemKind",
  description:
    "MISSING: a payment that no report names. UNKNOWN: a payment or refund that the shop does not know. AMOUNT: it differs.",
});

@ObjectType({ description: "Something that does not match Razorpay's reports.", simpleResolvers: true })
export class SettlementProblem {
  @Field(() => ID, { description: "Id of the row." })
  id!: string;

  @Field(() => SettlementProblemKind, { description: "What does not match." })
  kind!: SettlementProblemKind;

  @Field(() => Date, { description: "When it was settled; of a missing payment, when it was captured." })
  at!: string;

  @Field(() => String, { description: "Razorpay's id of the payment or refund." })
  entityId!: string;

  @Field(() => String, { nullable: true, description: "Razorpay's id of the settlement." })
  gatewaySettlementId!: string | null;

  @Field(() => Rupees, { nullable: true, description: "The amount in the report; absent if missing." })
  reportedAmount!: Paise | null;

  @Field(() => Rupees, { nullable: true, description: "The amount that the shop has; absent if unknown." })
  ledgerAmount!: Paise | null;

  @Field(() => ID, { nullable: true, description: "Its order." })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "Number of the order." })
  orderNumber!: string | null;
}

@ObjectType({ description: "Settlements, newest first.", simpleResolvers: true })
export class SettlementConnection extends connectionOf("Settlement", () => Settlement) {
  @Field(() => Int, { description: "Settlements in the whole list." })
  totalCount!: number;
}

@ObjectType({ description: "What does not match, newest first.", simpleResolvers: true })
export class SettlementProblemConnection extends connectionOf("SettlementProblem", () => SettlementProblem) {
  @Field(() => Int, { description: "Rows in the whole list." })
  totalCount!: number;
}

import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import { Settlement } from "./settlement.entity.ts";
import { SettlementProblemKind } from "./settlement.rules.ts";

registerEnumType(SettlementProblemKind, {
  name: "SettlementProblemKind",
  description:
    "Kind of a difference. MISSING: a payment that no report names. UNKNOWN: a payment or refund that the shop does not know. AMOUNT: the amounts differ.",
});

@ObjectType({
  description: "Difference between the shop's payments and Razorpay's reports.",
  simpleResolvers: true,
})
export class SettlementProblem {
  @Field(() => ID, { description: "Id of the difference." })
  id!: string;

  @Field(() => SettlementProblemKind, { description: "Kind of the difference." })
  kind!: SettlementProblemKind;

  @Field(() => Date, {
    description: "Time of the settlement; for a missing payment, the time of its capture.",
  })
  happenedAt!: string;

  @Field(() => String, { description: "Razorpay's id of the payment or refund." })
  entityId!: string;

  @Field(() => String, {
    nullable: true,
    description: "Razorpay's id of the settlement; null if there is none.",
  })
  gatewaySettlementId!: string | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount in the report, in rupees; null if the payment is missing there.",
  })
  reportedAmount!: Paise | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount that the shop has recorded, in rupees; null if the shop does not know the payment.",
  })
  ledgerAmount!: Paise | null;

  @Field(() => ID, { nullable: true, description: "Id of the order; null if it is unknown." })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "Number of the order; null if it is unknown." })
  orderNumber!: string | null;
}

@ObjectType({ description: "Page of settlements, newest first.", simpleResolvers: true })
export class SettlementConnection extends connectionOf("Settlement", () => Settlement) {
  @Field(() => Int, { description: "Number of settlements in the whole list." })
  totalCount!: number;
}

@ObjectType({
  description: "Page of differences from Razorpay's reports, newest first.",
  simpleResolvers: true,
})
export class SettlementProblemConnection extends connectionOf("SettlementProblem", () => SettlementProblem) {
  @Field(() => Int, { description: "Number of differences in the whole list." })
  totalCount!: number;
}

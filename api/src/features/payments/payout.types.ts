import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { PayoutState } from "./payout.rules.ts";

registerEnumType(PayoutState, {
  name: "PayoutState",
  description: "What a payout waits for: the shopper's details, or the admin who pays it. Or it is paid.",
});

@ObjectType("Payout", {
  description: "Cash of an order that is paid back to a UPI id or a bank account.",
  simpleResolvers: true,
})
export class PayoutView {
  @Field(() => ID, { description: "Id of the payout." })
  id!: string;

  @Field(() => Rupees, { description: "How much." })
  amount!: Paise;

  @Field(() => PayoutState, { description: "What it waits for, or that it is paid." })
  state!: PayoutState;

  @Field(() => String, {
    nullable: true,
    description: "What may be shown of the destination: `UPI ...@okaxis`, `account ...1234`.",
  })
  destinationHint!: string | null;

  @Field(() => Date, { nullable: true, description: "When the shopper gave the details." })
  detailsGivenAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was recorded as paid." })
  paidAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The bank's number of the payment." })
  reference!: string | null;

  @Field(() => Date, { description: "Since when it waits." })
  createdAt!: Date;
}

@ObjectType({ description: "Where a payout goes: a UPI id, or a bank account.", simpleResolvers: true })
export class PayoutTarget {
  @Field(() => String, { nullable: true, description: "The UPI id; absent for a bank account." })
  upiId!: string | null;

  @Field(() => String, { nullable: true, description: "The account; absent for a UPI id." })
  accountNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The bank's branch; absent for a UPI id." })
  ifsc!: string | null;

  @Field(() => String, { nullable: true, description: "The holder's name; absent for a UPI id." })
  holderName!: string | null;
}

@ObjectType("ListedPayout", {
  description: "A payout as the admin sees it, to pay and record it.",
  simpleResolvers: true,
})
export class ListedPayoutView extends PayoutView {
  @Field(() => ID, { description: "Id of its order." })
  orderId!: string;

  @Field(() => String, { description: "Number of its order." })
  orderNumber!: string;

  @Field(() => String, { description: "Name in the address of the order." })
  customerName!: string;

  @Field(() => PayoutTarget, {
    nullable: true,
    description: "Where to pay it; only while it is due. Erased when it is recorded as paid.",
  })
  destination!: PayoutTarget | null;
}

@ObjectType("PayoutConnection", {
  description: "Payouts, page by page, newest first.",
  simpleResolvers: true,
})
export class PayoutConnection extends connectionOf("ListedPayout", () => ListedPayoutView) {
  @Field(() => Int, { description: "Payouts in the whole list." })
  totalCount!: number;
}

@InputType({ description: "Where cash is to be paid back: either a UPI id or a bank account." })
export class PayoutDetailsInput {
  @Field(() => ID, { description: "The payout." })
  payoutId!: string;

  @Field(() => String, { nullable: true, description: "A UPI id, such as `name@bank`." })
  upiId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Bank account number, 9 to 18 digits; required unless a UPI id is given.",
  })
  accountNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "IFSC of the branch; required with an account number.",
  })
  ifsc?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the account holder; required with an account number.",
  })
  holderName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The account's password. Needed if other details are replaced; PASSWORD_WRONG without it.",
  })
  currentPassword?: string | null;
}

import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { PayoutState } from "./payout.rules.ts";

registerEnumType(PayoutState, {
  name: "PayoutState",
  description: "State of a payout.",
  valuesConfig: {
    WAITING: { description: "Waits for the UPI ID or bank account of the shopper." },
    DUE: { description: "Waits for the staff to pay it." },
    PAID: { description: "Paid." },
  },
});

@ObjectType("Payout", {
  description: "Payout: cash of an order that is paid back to a UPI ID or a bank account.",
  simpleResolvers: true,
})
export class PayoutView {
  @Field(() => ID, { description: "Id of the payout." })
  id!: string;

  @Field(() => Rupees, { description: "Amount of the payout, in rupees." })
  amount!: Paise;

  @Field(() => PayoutState, { description: "State of the payout." })
  state!: PayoutState;

  @Field(() => String, {
    nullable: true,
    description:
      "Masked destination, such as `UPI ...@okaxis` or `account ...1234`; null before it is given.",
  })
  destinationHint!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the shopper gave the details; null before that.",
  })
  detailsGivenAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the payout was recorded as paid; null before that.",
  })
  paidAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Reference number of the payment at the bank; null before the payout is paid.",
  })
  reference!: string | null;

  @Field(() => Date, { description: "Time at which the payout was created." })
  createdAt!: Date;
}

@ObjectType({ description: "Destination of a payout: a UPI ID or a bank account.", simpleResolvers: true })
export class PayoutTarget {
  @Field(() => String, { nullable: true, description: "UPI ID of the shopper; null for a bank account." })
  upiId!: string | null;

  @Field(() => String, { nullable: true, description: "Bank account number; null for a UPI ID." })
  accountNumber!: string | null;

  @Field(() => String, { nullable: true, description: "IFSC of the bank's branch; null for a UPI ID." })
  ifsc!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the account holder; null for a UPI ID." })
  holderName!: string | null;
}

@ObjectType("ListedPayout", {
  description: "Payout as an admin sees it, to pay and record it.",
  simpleResolvers: true,
})
export class ListedPayoutView extends PayoutView {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => String, { description: "Order number, such as SJ100017." })
  orderNumber!: string;

  @Field(() => String, { description: "Name in the shipping address of the order." })
  customerName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Phone number of a customer whom the shop cannot mail, while the payout waits for the details; null otherwise.",
  })
  phoneToCall!: string | null;

  @Field(() => PayoutTarget, {
    nullable: true,
    description:
      "Destination of the payout, while it is due; null before it is given, and when the payout is recorded as paid.",
  })
  destination!: PayoutTarget | null;
}

@InputType({ description: "Filter of a list of payouts; an omitted field does not filter." })
export class PayoutFilter {
  @Field(() => [PayoutState], { nullable: true, description: "States of the payouts; any if empty." })
  states?: PayoutState[] | null;
}

@ObjectType("ListedPayoutConnection", {
  description: "Page of payouts, newest first.",
  simpleResolvers: true,
})
export class ListedPayoutConnection extends connectionOf("ListedPayout", () => ListedPayoutView) {
  @Field(() => Int, { description: "Number of payouts in the whole list." })
  totalCount!: number;
}

@InputType({ description: "Details of a payout: either a UPI ID or a bank account." })
export class PayoutDetailsInput {
  @Field(() => ID, { description: "Id of the payout." })
  payoutId!: string;

  @Field(() => String, { nullable: true, description: "UPI ID of the shopper, such as `name@bank`." })
  upiId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Bank account number, 9 to 18 digits; required unless a UPI ID is given.",
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
    description:
      "Current password of the account. Needed to replace other details; PASSWORD_WRONG without it.",
  })
  currentPassword?: string | null;
}

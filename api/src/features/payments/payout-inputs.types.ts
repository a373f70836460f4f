import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Input of `recordPayout`." })
export class RecordPayoutInput {
  @Field(() => ID, { description: "Id of the payout." })
  payoutId!: string;

  @Field(() => String, {
    description: "Reference number of the payment at the bank, at most 60 characters.",
  })
  reference!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time of the details that the admin saw (`detailsGivenAt`), null for none: PAYOUT_CHANGED if it is another one now. Omitted for any.",
  })
  seenDetailsGivenAt?: Date | null;
}

@InputType({ description: "Input of `undoPayout`." })
export class UndoPayoutInput {
  @Field(() => ID, { description: "Id of the payout." })
  payoutId!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time of the record that the admin saw (`paidAt`): PAYOUT_RECORDED_AGAIN if it is another one now. Omitted for any.",
  })
  seenPaidAt?: Date | null;
}

import { Field, ID, InputType, Int } from "type-graphql";
import { CashBlockReason } from "../accounts/cash-block.rules.ts";

export const ofCustomer = { description: "Id of the account." };

const ofVersion = {
  description: "Version of the customer that the editor saw; CUSTOMER_CHANGED if it is outdated.",
};

@InputType({ description: "Input of `addCustomerNote`." })
export class AddCustomerNoteInput {
  @Field(() => ID, ofCustomer)
  customerId!: string;

  @Field(() => String, { description: "Text of the note, at most 2,000 characters." })
  text!: string;

  @Field(() => String, {
    description: "Idempotency key, made by the client for each note: the same key adds one note.",
  })
  idempotencyKey!: string;
}

@InputType({ description: "Input of `setCustomerTags`." })
export class SetCustomerTagsInput {
  @Field(() => ID, ofCustomer)
  customerId!: string;

  @Field(() => [String], { description: "Tags, each at most 30 characters. Case does not matter." })
  tags!: string[];

  @Field(() => Int, ofVersion)
  version!: number;
}

@InputType({ description: "Input of `setCustomerCashBlock`." })
export class SetCustomerCashBlockInput {
  @Field(() => ID, ofCustomer)
  customerId!: string;

  @Field(() => CashBlockReason, {
    nullable: true,
    description: "Reason of the block, as the shopper is told; null ends the block.",
  })
  reason?: CashBlockReason | null;

  @Field(() => Int, ofVersion)
  version!: number;
}

import { Field, InputType } from "type-graphql";
import { VerifyPaymentInput } from "../payments/payment.types.ts";

@InputType({ description: "Input of `verifyPaymentByLink`." })
export class VerifyPaymentByLinkInput {
  @Field(() => String, { description: "Token of the payment link." })
  token!: string;

  @Field(() => VerifyPaymentInput, { description: "Result of Razorpay's checkout." })
  payment!: VerifyPaymentInput;
}

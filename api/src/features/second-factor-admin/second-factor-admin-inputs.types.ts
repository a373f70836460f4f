import { Field, InputType } from "type-graphql";
import { ConfirmationInput } from "../accounts/second-factor/second-factor.types.ts";

@InputType({ description: "Input of `resetSecondFactor`." })
export class ResetSecondFactorInput {
  @Field(() => String, { description: "E-mail address of the other account." })
  email!: string;

  @Field(() => ConfirmationInput, {
    description: "Password or passkey of the viewer, asked for again.",
  })
  confirmation!: ConfirmationInput;
}

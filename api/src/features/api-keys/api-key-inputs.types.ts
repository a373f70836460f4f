import { Field, InputType } from "type-graphql";
import { confirmation } from "../accounts/second-factor/second-factor-inputs.types.ts";
import { ConfirmationInput } from "../accounts/second-factor/second-factor.types.ts";
import { ApiKeyInput } from "./api-key.types.ts";

@InputType({ description: "Input of `addApiKey`." })
export class AddApiKeyInput {
  @Field(() => ApiKeyInput, { description: "The new key." })
  key!: ApiKeyInput;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

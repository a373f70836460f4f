import { Field, InputType } from "type-graphql";
import { ApiKeyInput } from "./api-key.types.ts";

@InputType({ description: "Input of `addApiKey`." })
export class AddApiKeyInput {
  @Field(() => ApiKeyInput, { description: "The new key." })
  key!: ApiKeyInput;

  @Field(() => String, { description: "Password of the viewing owner, typed again." })
  password!: string;
}

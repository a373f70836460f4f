import { Field, ID, InputType } from "type-graphql";
import { ConfirmationInput } from "./second-factor.types.ts";
import { PasskeyCredential } from "./web-authn.scalar.ts";

export const confirmation = {
  description: "Password or passkey of the viewer, asked for again.",
};

@InputType({ description: "Input of `addPasskey`." })
export class AddPasskeyInput {
  @Field(() => PasskeyCredential, {
    description: "Response of the browser to the options of `startPasskey`.",
  })
  response!: unknown;

  @Field(() => String, {
    description: "Name that tells it from other passkeys, at most 60 characters.",
  })
  name!: string;
}

@InputType({ description: "Input of `renamePasskey`." })
export class RenamePasskeyInput {
  @Field(() => ID, { description: "Id of the passkey." })
  id!: string;

  @Field(() => String, { description: "New name, at most 60 characters." })
  name!: string;
}

@InputType({ description: "Input of `removePasskey`." })
export class RemovePasskeyInput {
  @Field(() => ID, { description: "Id of the passkey." })
  id!: string;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

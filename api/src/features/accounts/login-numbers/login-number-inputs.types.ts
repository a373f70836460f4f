import { Field, InputType } from "type-graphql";
import { ConfirmationInput } from "../second-factor/second-factor.types.ts";
import { confirmation } from "../second-factor/second-factor-inputs.types.ts";

const mobile = { description: "Indian mobile number, in any usual spelling such as 98765 43210." };
const code = { description: "The eight digits of the SMS." };

@InputType({ description: "Input of `loginBySms`." })
export class LoginBySmsInput {
  @Field(() => String, mobile)
  mobile!: string;

  @Field(() => String, code)
  code!: string;
}

@InputType({ description: "Input of `sendNumberCode`." })
export class SendNumberCodeInput {
  @Field(() => String, mobile)
  mobile!: string;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

@InputType({ description: "Input of `confirmLoginNumber`." })
export class ConfirmLoginNumberInput {
  @Field(() => String, mobile)
  mobile!: string;

  @Field(() => String, code)
  code!: string;
}

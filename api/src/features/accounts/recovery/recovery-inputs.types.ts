import { Field, InputType } from "type-graphql";

@InputType({ description: "Input of `resetPassword`." })
export class ResetPasswordInput {
  @Field(() => String, { description: "Token of the mailed link." })
  token!: string;

  @Field(() => String, { description: "New password, 6 to 128 characters." })
  newPassword!: string;
}

@InputType({ description: "Input of `verifyOtp`." })
export class VerifyOtpInput {
  @Field(() => String, { description: "E-mail address of the account." })
  email!: string;

  @Field(() => String, { description: "One-time password: the six digits of the mail." })
  otp!: string;

  @Field(() => String, { description: "New password, 6 to 128 characters." })
  newPassword!: string;
}

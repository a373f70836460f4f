import { Field, InputType } from "type-graphql";

@InputType({ description: "Input of `loginByCode`." })
export class LoginByCodeInput {
  @Field(() => String, { description: "E-mail address that the code was mailed to." })
  email!: string;

  @Field(() => String, { description: "The eight digits of the mail." })
  code!: string;
}

import { Field, InputType } from "type-graphql";
import { Role } from "./user.entity.ts";

@InputType({ description: "Input of `login`." })
export class LoginInput {
  @Field(() => String, { description: "E-mail address of the account." })
  email!: string;

  @Field(() => String, { description: "Password of the account." })
  password!: string;

  @Field(() => Role, {
    nullable: true,
    description: "Role that the account must have to log in; omitted for any.",
  })
  role?: Role | null;
}

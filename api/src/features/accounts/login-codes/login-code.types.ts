import { Field, ObjectType } from "type-graphql";
import { LoginPayload } from "../account.types.ts";

@ObjectType({
  description:
    "Result of a right login code: a session, or the way to an account for an address without one.",
  simpleResolvers: true,
})
export class CodeLogin {
  @Field(() => LoginPayload, {
    nullable: true,
    description: "New session of the account; null for an address without an account.",
  })
  login!: LoginPayload | null;

  @Field(() => String, {
    nullable: true,
    description:
      "For an address without an account: the token of `signUp`, as that of the mailed link. The address is verified.",
  })
  signUpToken!: string | null;
}

import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Result of `resetSecondFactor`.", simpleResolvers: true })
export class ResetSecondFactorPayload {
  @Field(() => String, {
    description: "E-mail address of the account, which has no second factor now and gets a mail.",
  })
  email!: string;
}

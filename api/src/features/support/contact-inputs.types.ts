import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "Input of `setMessageHandled`." })
export class SetMessageHandledInput {
  @Field(() => ID, { description: "Id of the message." })
  messageId!: string;

  @Field(() => Boolean, { description: "Whether the message is handled; false opens it again." })
  isHandled!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Version of the conversation that the admin has read; omitted if it does not matter.",
  })
  version?: number | null;
}

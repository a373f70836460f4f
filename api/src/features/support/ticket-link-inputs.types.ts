import { Field, InputType } from "type-graphql";

@InputType({ description: "Input of `answerTicketByLink`." })
export class AnswerTicketByLinkInput {
  @Field(() => String, { description: "Token of the link." })
  token!: string;

  @Field(() => String, { description: "Text of the message, at most 5,000 characters." })
  message!: string;
}

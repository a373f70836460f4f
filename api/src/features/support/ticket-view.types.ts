import { Field, ID, ObjectType } from "type-graphql";
import { TicketState } from "./ticket.rules.ts";

@ObjectType({ description: "Message of a ticket, as the customer reads it.", simpleResolvers: true })
export class TicketViewMessage {
  @Field(() => ID, { description: "Id of the message." })
  id!: string;

  @Field(() => Boolean, { description: "Whether the shop wrote it; otherwise the customer did." })
  isAnswer!: boolean;

  @Field(() => String, { description: "Text of the message, with its line breaks." })
  message!: string;

  @Field(() => Date, { description: "Time at which the message was written." })
  createdAt!: Date | string;
}

@ObjectType({
  description: "Ticket as the holder of its link sees it: what was written, no name and no address.",
  simpleResolvers: true,
})
export class TicketView {
  @Field(() => ID, { description: "Ticket number, such as T-100234." })
  ticketNumber!: string;

  @Field(() => String, { description: "Subject of the first message." })
  subject!: string;

  @Field(() => TicketState, { description: "State of the ticket." })
  state!: TicketState;

  @Field(() => Date, {
    nullable: true,
    description: "Time until which the shop settles the matter; null when resolved.",
  })
  resolutionDueAt!: Date | null;

  @Field(() => Boolean, {
    description: "Whether the customer can write now: once, and once again after each answer of the shop.",
  })
  canWrite!: boolean;

  @Field(() => [TicketViewMessage], { description: "What was written, oldest first." })
  messages!: TicketViewMessage[];
}

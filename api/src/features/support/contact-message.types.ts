import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import type { MessageFilter } from "./contact-message.store.ts";
import { TicketCategory, TicketState } from "./ticket.rules.ts";

@InputType({ description: "Message to send with the contact form; every field is needed." })
export class ContactMessageInput {
  @Field(() => String, { description: "Name of the sender, at most 100 characters in one line." })
  name!: string;

  @Field(() => String, { description: "E-mail address for the answer." })
  email!: string;

  @Field(() => String, { description: "Subject of the message, at most 150 characters in one line." })
  subject!: string;

  @Field(() => String, { description: "Text of the message, at most 5,000 characters." })
  message!: string;
}

@InputType({ description: "Question or complaint of a shopper about an order." })
export class OrderQuestionInput {
  @Field(() => ID, { description: "Id of an order of the shopper." })
  orderId!: string;

  @Field(() => TicketCategory, { description: "What it is about." })
  category!: TicketCategory;

  @Field(() => String, { description: "Text of the message, at most 5,000 characters." })
  message!: string;
}

@ObjectType({ description: "Confirmation that the shop has received a message.", simpleResolvers: true })
export class ContactTicket {
  @Field(() => String, { description: "Ticket number of the message, such as T-100234." })
  ticketNumber!: string;
}

@InputType({ description: "Answer of the shop to a ticket." })
export class MessageAnswerInput {
  @Field(() => ID, { description: "Id of the ticket." })
  messageId!: string;

  @Field(() => String, { description: "Text of the answer, at most 5,000 characters." })
  message!: string;

  @Field(() => TicketState, { description: "State of the ticket after the answer." })
  state!: TicketState;

  @Field(() => Int, { description: "Version of the conversation that the admin has read." })
  version!: number;

  @Field(() => String, {
    description:
      "Key of 8 to 100 characters that is new for each answer: a repeated request sends no second mail.",
  })
  idempotencyKey!: string;
}

export enum MessageSort {
  NEWEST = "newest",
  DUE = "due",
}

registerEnumType(MessageSort, {
  name: "MessageSort",
  description: "Order of the inbox: newest first, or what is due next first, without resolved tickets.",
});

@InputType({ description: "Which tickets the inbox lists; what is left out does not matter." })
export class ContactMessageFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: "Only handled tickets (true), or only the others (false).",
  })
  isHandled?: boolean | null;

  @Field(() => TicketState, { nullable: true, description: "Only tickets in this state." })
  state?: TicketState | null;

  @Field(() => TicketCategory, { nullable: true, description: "Only tickets about this." })
  category?: TicketCategory | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Only tickets of which a duty is late (true), or only the others (false).",
  })
  isLate?: boolean | null;

  @Field(() => String, { nullable: true, description: "Only the ticket with this number." })
  ticketNumber?: string | null;
}

@ObjectType({ description: "Page of the shop's inbox.", simpleResolvers: true })
export class ContactMessageConnection extends connectionOf("ContactMessage", () => ContactMessage) {
  filter!: MessageFilter;

  @Field(() => Int, { description: "Number of messages in the whole list." })
  totalCount!: number;

  @Field(() => Int, {
    description: "Number of messages that are not handled yet, including those that are not listed.",
  })
  openCount!: number;

  @Field(() => Int, {
    description: "Number of messages that are not opened yet, including those that are not listed.",
  })
  unreadCount!: number;

  @Field(() => Int, {
    description: "Number of tickets of which a duty is late, including those that are not listed.",
  })
  lateCount!: number;
}

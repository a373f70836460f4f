import { Field, InputType, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { ContactMessage } from "./contact-message.entity.ts";

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

@ObjectType({ description: "Confirmation that the shop has received a message.", simpleResolvers: true })
export class ContactTicket {
  @Field(() => String, { description: "Ticket number of the message, such as T-100234." })
  ticketNumber!: string;
}

@ObjectType({ description: "Page of the shop's inbox, newest first.", simpleResolvers: true })
export class ContactMessageConnection extends connectionOf("ContactMessage", () => ContactMessage) {
  /** Only handled or only open messages; all if `undefined`. */
  isHandled!: boolean | undefined;

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
}

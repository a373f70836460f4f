import { Field, InputType, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { ContactMessage } from "./contact-message.entity.ts";

@InputType({ description: "What the contact form sends; every part is needed." })
export class ContactMessageInput {
  @Field(() => String, { description: "Who writes, at most 100 characters in one line." })
  name!: string;

  @Field(() => String, { description: "The e-mail address to reply to." })
  email!: string;

  @Field(() => String, { description: "What it is about, at most 150 characters in one line." })
  subject!: string;

  @Field(() => String, { description: "The text, at most 5,000 characters." })
  message!: string;
}

@ObjectType({ description: "Confirms that the shop received a message.", simpleResolvers: true })
export class ContactTicket {
  @Field(() => String, { description: "What to name when writing again: T-100234." })
  ticketNumber!: string;
}

@ObjectType({ description: "The inbox of the shop, newest first, page by page.", simpleResolvers: true })
export class ContactMessageConnection extends connectionOf("ContactMessage", () => ContactMessage) {
  /** Only handled or only open messages; all if `undefined`. */
  isHandled!: boolean | undefined;

  @Field(() => Int, { description: "Messages in the whole list." })
  totalCount!: number;

  @Field(() => Int, {
    description: "Messages that are not handled yet, including those that are not listed.",
  })
  openCount!: number;

  @Field(() => Int, { description: "Messages that are not opened yet, including those that are not listed." })
  unreadCount!: number;
}

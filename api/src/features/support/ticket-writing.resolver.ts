import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { addMessageNote } from "./add-message-note.command.ts";
import { answerMessage } from "./answer-message.command.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { ticketMessages } from "./contact-message.loaders.ts";
import type { MessageRow } from "./contact-message.store.ts";
import { MessageAnswerInput } from "./contact-message.types.ts";
import { setMessageCategory } from "./set-message-category.command.ts";
import { TicketMessage } from "./ticket-message.entity.ts";
import type { TicketMessageRow } from "./ticket-message.store.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { AddMessageNoteInput, SetMessageCategoryInput } from "./ticket-writing-inputs.types.ts";

/** What the shop writes to a ticket. */
@Resolver(() => ContactMessage)
export class TicketWritingResolver {
  @FieldResolver(() => [TicketMessage], {
    description: "What was written after the first message, oldest first, with the notes.",
  })
  messages(@Root() { id }: MessageRow, @Ctx() context: Context): Promise<TicketMessageRow[]> {
    return ticketMessages(context, id);
  }

  @Authorized(Permission.MESSAGES)
  @Refuses("MESSAGE_CHANGED", "MESSAGE_NEEDED", "MESSAGE_NOT_FOUND")
  @Mutation(() => ContactMessage, {
    description:
      "Answers a ticket: keeps the answer with it and mails it to the sender. MESSAGE_CHANGED if somebody has written since `version`.",
  })
  answerMessage(
    @Ctx() context: Context,
    @Arg("input", () => MessageAnswerInput, { description: "Answer to send." }) input: MessageAnswerInput,
  ): Promise<MessageRow> {
    return answerMessage(context.services, authorOf(context), input);
  }

  @Authorized(Permission.MESSAGES)
  @Refuses("MESSAGE_NEEDED", "MESSAGE_NOT_FOUND")
  @Mutation(() => ContactMessage, { description: "Adds a note to a ticket that only the shop reads." })
  addMessageNote(
    @Ctx() context: Context,
    @InputArg(() => AddMessageNoteInput) input: AddMessageNoteInput,
  ): Promise<MessageRow> {
    return addMessageNote(context.services, authorOf(context), input);
  }

  @Authorized(Permission.MESSAGES)
  @Refuses("MESSAGE_CHANGED", "MESSAGE_NOT_FOUND")
  @Mutation(() => ContactMessage, { description: "Sets what a ticket is about." })
  setMessageCategory(
    @Ctx() context: Context,
    @InputArg(() => SetMessageCategoryInput) input: SetMessageCategoryInput,
  ): Promise<MessageRow> {
    return setMessageCategory(context.services, authorOf(context), input);
  }
}

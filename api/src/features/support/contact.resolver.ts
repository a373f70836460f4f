import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { inboxCounts } from "./contact-message.batches.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { listMessages, messageCursor } from "./contact-message.store.ts";
import { ContactMessageConnection, ContactMessageInput, ContactTicket } from "./contact-message.types.ts";
import { markMessageRead } from "./mark-message-read.command.ts";
import { sendMessage } from "./send-message.command.ts";
import { setMessageHandled } from "./set-message-handled.command.ts";

@Resolver(() => ContactMessageConnection)
export class ContactResolver {
  @Mutation(() => ContactTicket, {
    description:
      "A message to the shop, also without a login. The same message again gives the same ticket; TOO_MANY after many calls.",
  })
  async sendMessage(
    @Ctx() { shop, viewer, network }: Context,
    @Arg("input", () => ContactMessageInput, { description: "The message." }) input: ContactMessageInput,
  ): Promise<ContactTicket> {
    return { ticketNumber: await sendMessage(shop, { viewer, network }, input) };
  }

  @Authorized(ADMIN)
  @Query(() => ContactMessageConnection, { description: "The shop's inbox, newest first." })
  async contactMessages(
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
    @Arg("isHandled", () => Boolean, {
      nullable: true,
      description: "Only those that are handled, or only those that are not.",
    })
    isHandled: boolean | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { isHandled: isHandled ?? undefined, after: givenCursor(after) };
    const rows = await listMessages(shop.database, { ...list, limit: size + 1 });
    return { ...pageOf(rows, size, list.after, messageCursor), isHandled: list.isHandled };
  }

  @Authorized(ADMIN)
  @Mutation(() => ContactMessage, { description: "An admin opened a message: it is no longer unread." })
  markMessageRead(
    @Ctx() context: Context,
    @Arg("messageId", () => ID, { description: "The message." }) messageId: string,
  ): Promise<ContactMessage> {
    return markMessageRead(context.shop, authorOf(context), messageId);
  }

  @Authorized(ADMIN)
  @Mutation(() => ContactMessage, { description: "An admin is done with a message, or takes it up again." })
  setMessageHandled(
    @Ctx() context: Context,
    @Arg("messageId", () => ID, { description: "The message." }) messageId: string,
    @Arg("isHandled", () => Boolean, { description: "Done, or open again." }) isHandled: boolean,
  ): Promise<ContactMessage> {
    return setMessageHandled(context.shop, authorOf(context), { messageId, isHandled });
  }

  @FieldResolver(() => Int, { description: "Messages in the whole list." })
  async totalCount(@Root() list: ContactMessageConnection, @Ctx() context: Context): Promise<number> {
    const { all, open } = await inboxCounts(context);
    if (list.isHandled === undefined) return all;
    return list.isHandled ? all - open : open;
  }

  @FieldResolver(() => Int, {
    description: "Messages that are not handled yet, including those that are not listed.",
  })
  async openCount(@Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context)).open;
  }

  @FieldResolver(() => Int, {
    description: "Messages that are not opened yet, including those that are not listed.",
  })
  async unreadCount(@Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context)).unread;
  }
}

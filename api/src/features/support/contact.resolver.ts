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
      "Sends a message to the shop, also without a login. The same message again gives the same ticket; TOO_MANY after many calls.",
  })
  async sendMessage(
    @Ctx() { shop, viewer, network }: Context,
    @Arg("input", () => ContactMessageInput, { description: "Message to send." }) input: ContactMessageInput,
  ): Promise<ContactTicket> {
    return { ticketNumber: await sendMessage(shop, { viewer, network }, input) };
  }

  @Authorized(ADMIN)
  @Query(() => ContactMessageConnection, {
    description: "Messages of the shop's inbox, newest first. Admins only.",
  })
  async contactMessages(
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
    @Arg("isHandled", () => Boolean, {
      nullable: true,
      description:
        "Whether to return only handled messages (true) or only open ones (false); omitted for all.",
    })
    isHandled: boolean | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { isHandled: isHandled ?? undefined, after: givenCursor(after) };
    const rows = await listMessages(shop.database, { ...list, limit: size + 1 });
    return { ...pageOf(rows, size, list.after, messageCursor), isHandled: list.isHandled };
  }

  @Authorized(ADMIN)
  @Mutation(() => ContactMessage, { description: "Marks a message as read by an admin. Admins only." })
  markMessageRead(
    @Ctx() context: Context,
    @Arg("messageId", () => ID, { description: "Id of the message." }) messageId: string,
  ): Promise<ContactMessage> {
    return markMessageRead(context.shop, authorOf(context), messageId);
  }

  @Authorized(ADMIN)
  @Mutation(() => ContactMessage, {
    description: "Marks a message as handled, or opens it again. Admins only.",
  })
  setMessageHandled(
    @Ctx() context: Context,
    @Arg("messageId", () => ID, { description: "Id of the message." }) messageId: string,
    @Arg("isHandled", () => Boolean, { description: "Whether the message is handled; false opens it again." })
    isHandled: boolean,
  ): Promise<ContactMessage> {
    return setMessageHandled(context.shop, authorOf(context), { messageId, isHandled });
  }

  @FieldResolver(() => Int, { description: "Number of messages in the whole list." })
  async totalCount(@Root() list: ContactMessageConnection, @Ctx() context: Context): Promise<number> {
    const { all, open } = await inboxCounts(context);
    if (list.isHandled === undefined) return all;
    return list.isHandled ? all - open : open;
  }

  @FieldResolver(() => Int, {
    description: "Number of messages that are not handled yet, including those that are not listed.",
  })
  async openCount(@Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context)).open;
  }

  @FieldResolver(() => Int, {
    description: "Number of messages that are not opened yet, including those that are not listed.",
  })
  async unreadCount(@Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context)).unread;
  }
}

import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { cleanText } from "../../platform/text.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { askAboutOrder } from "./ask-about-order.command.ts";
import { inboxCounts } from "./contact-message.loaders.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { listMessages, messageCursor, type MessageRow } from "./contact-message.store.ts";
import {
  ContactMessageConnection,
  ContactMessageFilter,
  ContactMessageInput,
  ContactTicket,
  MessageSort,
  OrderQuestionInput,
} from "./contact-message.types.ts";
import { markMessageRead } from "./mark-message-read.command.ts";
import { sendMessage } from "./send-message.command.ts";
import { setMessageHandled } from "./set-message-handled.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { SetMessageHandledInput } from "./contact-inputs.types.ts";

@Resolver(() => ContactMessageConnection)
export class ContactResolver {
  @Refuses("EMAIL_INVALID", "MESSAGE_NEEDED", "NAME_NEEDED", "SUBJECT_NEEDED", "UNAUTHENTICATED")
  @Mutation(() => ContactTicket, {
    description:
      "Sends a message to the shop, also without a login. The same message again gives the same ticket.",
  })
  async sendMessage(
    @Ctx() { services, viewer, network }: Context,
    @Arg("input", () => ContactMessageInput, { description: "Message to send." }) input: ContactMessageInput,
  ): Promise<ContactTicket> {
    return {
      ticketNumber: await sendMessage(services, { viewer: viewer?.apiKey ? null : viewer, network }, input),
    };
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("MESSAGE_NEEDED", "ORDER_NOT_FOUND")
  @Mutation(() => ContactTicket, {
    description:
      "Sends a question or complaint about an order of the shopper; the answer goes to the account's address. The same message again gives the same ticket; TOO_MANY after many calls.",
  })
  async askAboutOrder(
    @Ctx() { services, viewer, network }: Context,
    @Arg("input", () => OrderQuestionInput, { description: "Message to send." }) input: OrderQuestionInput,
  ): Promise<ContactTicket> {
    const { ticketNumber } = await askAboutOrder(services, { viewer: loggedIn(viewer), network }, input);
    return { ticketNumber };
  }

  @Authorized(Permission.MESSAGES)
  @Query(() => ContactMessageConnection, {
    description: "Messages of the shop's inbox, newest first unless `sort` says otherwise.",
  })
  async contactMessages(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
    @Arg("filter", () => ContactMessageFilter, {
      nullable: true,
      description: "Which messages to return; omitted for all.",
    })
    filter: ContactMessageFilter | null,
    @Arg("sort", () => MessageSort, {
      defaultValue: MessageSort.NEWEST,
      description: "Order of the messages.",
    })
    sort: MessageSort,
  ) {
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const list = {
      isHandled: filter?.isHandled ?? undefined,
      state: filter?.state ?? undefined,
      category: filter?.category ?? undefined,
      isLate: filter?.isLate ?? undefined,
      ticketNumber:
        filter?.ticketNumber == null ? undefined : cleanText(filter.ticketNumber, "ticketNumber", 20),
      isByDue: sort === MessageSort.DUE,
    };
    const rows = await listMessages(services.database, { filter: list, after: cursor, limit: size + 1 });
    return { ...pageOf(rows, size, cursor, (row) => messageCursor(list, row)), filter: list };
  }

  @Authorized(Permission.MESSAGES)
  @Refuses("MESSAGE_NOT_FOUND")
  @Mutation(() => ContactMessage, { description: "Marks a message as read by an admin." })
  markMessageRead(
    @Ctx() context: Context,
    @Arg("messageId", () => ID, { description: "Id of the message." }) messageId: string,
  ): Promise<MessageRow> {
    return markMessageRead(context.services, authorOf(context), messageId);
  }

  @Authorized(Permission.MESSAGES)
  @Refuses("MESSAGE_CHANGED", "MESSAGE_NOT_FOUND")
  @Mutation(() => ContactMessage, {
    description: "Marks a message as handled, or opens it again, also one that waits for the customer.",
  })
  setMessageHandled(
    @Ctx() context: Context,
    @InputArg(() => SetMessageHandledInput) { messageId, isHandled, version = null }: SetMessageHandledInput,
  ): Promise<MessageRow> {
    return setMessageHandled(context.services, authorOf(context), { messageId, isHandled, version });
  }

  @FieldResolver()
  async totalCount(@Root() { filter }: ContactMessageConnection, @Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context, filter)).listed;
  }

  @FieldResolver()
  async openCount(@Root() { filter }: ContactMessageConnection, @Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context, filter)).open;
  }

  @FieldResolver()
  async unreadCount(@Root() { filter }: ContactMessageConnection, @Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context, filter)).unread;
  }

  @FieldResolver()
  async lateCount(@Root() { filter }: ContactMessageConnection, @Ctx() context: Context): Promise<number> {
    return (await inboxCounts(context, filter)).late;
  }
}

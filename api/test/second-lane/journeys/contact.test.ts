import { beforeEach, describe, expect, it } from "vitest";
import { freshEmail } from "../../support/account-calls.ts";
import { aBrowser } from "../../support/browser.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ CONTACT_EMAIL: "desk@saanjh.example" });
const mailbox = await openTestMailbox(testShop);
const { gql, sql, aShopper, anAdmin, aContactMessage } = testShop;

beforeEach(async () => {
  await sql("delete from throttles");
  await sql("delete from contact_messages");
});

const messageInput = (changes: Record<string, string> = {}) => ({
  name: "Asha Rao",
  email: freshEmail(),
  subject: "A size between two sizes",
  message: "Dear shop,\nI am between S and M. <b>Which one?</b>",
  ...changes,
});

const SEND = "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }";

const send = (input: Record<string, string>, token?: string) =>
  gql<{ sendMessage: { ticketNumber: string } }>(SEND, { input }, token);

type Listed = {
  id: string;
  ticketNumber: string;
  subject: string;
  readAt: string | null;
  handledAt: string | null;
};
type Inbox = {
  totalCount: number;
  openCount: number;
  unreadCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Listed[];
};

const inboxOf = async (token: string, variables: Record<string, unknown> = {}): Promise<Inbox> => {
  const query = `query($first: Int! = 20, $after: String, $isHandled: Boolean) {
    contactMessages(first: $first, after: $after, filter: { isHandled: $isHandled }) {
      totalCount openCount unreadCount pageInfo { hasNextPage endCursor }
      nodes { id ticketNumber name email subject message createdAt readAt handledAt } } }`;
  return (await gql<{ contactMessages: Inbox }>(query, variables, token)).data.contactMessages;
};

const change = (field: string, id: string, token: string) =>
  gql<{ changed: Listed }>(
    `mutation($id: ID!) { changed: ${field} { id ticketNumber subject readAt handledAt } }`,
    { id },
    token,
  );
const markRead = (id: string, token: string) => change("markMessageRead(messageId: $id)", id, token);
const setHandled = (id: string, isHandled: boolean, token: string) =>
  change(`setMessageHandled(input: { messageId: $id, isHandled: ${isHandled} })`, id, token);

describe("a message to the shop", () => {
  it("is stored in the inbox under its ticket number", async () => {
    const input = messageInput();
    const { ticketNumber } = (await send(input)).data.sendMessage;
    expect(ticketNumber).toMatch(/^T-\d{6}$/);
    const inbox = await inboxOf((await anAdmin()).token);
    expect(inbox).toMatchObject({ totalCount: 1, openCount: 1, unreadCount: 1 });
    expect(inbox.nodes[0]).toMatchObject({ ...input, ticketNumber, readAt: null, handledAt: null });
  });

  it("is mailed to the shop with the sender as Reply-To", async () => {
    const input = messageInput();
    const { ticketNumber } = (await send(input)).data.sendMessage;
    const mail = await mailbox.nextMail("desk@saanjh.example", ticketNumber);
    expect(mail).toMatchObject({ subject: `[${ticketNumber}] ${input.subject}`, replyTo: input.email });
    expect(mail.text).toContain("> Dear shop,\n> I am between S and M. <b>Which one?</b>");
    expect(mail.html).toContain("&lt;b&gt;Which one?&lt;/b&gt;");
    expect(mail.html).not.toContain("<b>");
  });

  it("is stored once if it is sent twice, also at the same moment", async () => {
    const input = messageInput();
    const clicks = await Promise.all([1, 2, 3, 4].map(() => send(input)));
    const tickets = new Set(clicks.map(({ data }) => data.sendMessage.ticketNumber));
    expect(tickets.size).toBe(1);
    const otherTicket = (await send({ ...input, message: "And which length?" })).data.sendMessage
      .ticketNumber;
    expect(tickets.has(otherTicket)).toBe(false);
    expect(await sql("select 1 from contact_messages")).toHaveLength(2);
    await mailbox.waitForJobs();
    expect(
      mailbox.mailsTo("desk@saanjh.example").filter((mail) => mail.replyTo === input.email),
    ).toHaveLength(2);
  });

  it("is stored again an hour later, though the text is the same", async () => {
    const input = messageInput();
    const firstTicket = (await send(input)).data.sendMessage.ticketNumber;
    await sql("update contact_messages set created_at = now() - interval '61 minutes'");
    expect((await send(input)).data.sendMessage.ticketNumber).not.toBe(firstTicket);
  });

  it.each([
    ["name", "Please enter your name."],
    ["email", "Please enter a valid email address."],
    ["subject", "Please enter a subject."],
    ["message", "Please enter a message."],
  ])("is refused without a trace if its %s is missing", async (field, message) => {
    const response = await send(messageInput({ [field]: " " }));
    expect(response).toMatchObject({ status: 400, message });
    expect(response.errors[0]?.extensions).toMatchObject({ field });
    expect(await sql("select 1 from contact_messages")).toEqual([]);
    expect(await sql("select 1 from throttles")).toEqual([]);
  });

  it("adds no header to the mail: a line break in the subject is refused", async () => {
    const response = await send(messageInput({ subject: "Sizes\r\nBcc: victim@example.com" }));
    expect(response).toMatchObject({ status: 400, code: "BAD_INPUT" });
    expect(await sql("select 1 from contact_messages")).toEqual([]);
  });

  it("is limited to five an hour for one mail address and network", async () => {
    const email = freshEmail();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await send(messageInput({ email, message: `Message ${attempt}` }))).status).toBe(200);
    expect(await send(messageInput({ email, message: "Message 6" }))).toMatchObject({
      status: 429,
      code: "TOO_MANY",
    });
    const fromOtherNetwork = await aBrowser(testShop.server.app).gql(SEND, {
      input: messageInput({ email }),
    });
    expect(fromOtherNetwork.status).toBe(200);
  });

  it("is limited to forty an hour for one network", async () => {
    await send(messageInput());
    await sql("update throttles set points = 39 where key = 'messageByAddress:127.0.0.1'");
    expect((await send(messageInput())).status).toBe(200);
    expect(await send(messageInput())).toMatchObject({ status: 429, code: "TOO_MANY" });
  });

  it("is in the export of a logged-in sender's data", async () => {
    const shopper = await aShopper();
    await send(messageInput({ subject: "About my order" }), shopper.token);
    const copy = await gql<{ exportMyData: { json: string } }>(
      "{ exportMyData { json } }",
      {},
      shopper.token,
    );
    expect(JSON.parse(copy.data.exportMyData.json)).toMatchObject({
      messages: [{ subject: "About my order" }],
    });
  });

  it("is deleted with the account of a logged-in sender", async () => {
    const shopper = await aShopper();
    await send(messageInput(), shopper.token);
    await gql(
      "mutation($p: String!) { deleteAccount(password: $p) { deletedUserId } }",
      { p: shopper.password },
      shopper.token,
    );
    expect(await sql("select 1 from contact_messages")).toEqual([]);
  });
});

describe("the inbox", () => {
  it("is read newest first, page by page, each message once", async () => {
    const { token } = await anAdmin();
    for (const minute of [1, 2, 3, 4, 5])
      await aContactMessage({ subject: `${minute}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
    const firstPage = await inboxOf(token, { first: 2 });
    expect(firstPage.nodes.map(({ subject }) => subject)).toEqual(["5", "4"]);
    expect(firstPage.pageInfo.hasNextPage).toBe(true);
    const secondPage = await inboxOf(token, { first: 10, after: firstPage.pageInfo.endCursor });
    expect(secondPage.nodes.map(({ subject }) => subject)).toEqual(["3", "2", "1"]);
    expect(secondPage.pageInfo.hasNextPage).toBe(false);
  });

  it("separates unread, open and handled messages", async () => {
    const { token } = await anAdmin();
    const [readId, handledId] = [await aContactMessage(), await aContactMessage()];
    expect(await inboxOf(token)).toMatchObject({ totalCount: 2, openCount: 2, unreadCount: 2 });
    const readAt = (await markRead(readId, token)).data.changed.readAt;
    expect(readAt).not.toBeNull();
    expect((await markRead(readId, token)).data.changed.readAt).toBe(readAt);
    expect((await setHandled(handledId, true, token)).data.changed).toMatchObject({
      readAt: expect.any(String),
    });
    expect(await inboxOf(token, { isHandled: false })).toMatchObject({
      totalCount: 1,
      openCount: 1,
      unreadCount: 0,
      nodes: [{ id: readId }],
    });
    expect((await inboxOf(token, { isHandled: true })).nodes.map(({ id }) => id)).toEqual([handledId]);
    expect((await setHandled(handledId, false, token)).data.changed).toMatchObject({ handledAt: null });
    expect((await inboxOf(token, { isHandled: true })).totalCount).toBe(0);
  });

  it("refuses an unknown message", async () => {
    const { token } = await anAdmin();
    const unknownId = "01990000-0000-7000-8000-000000000000";
    for (const response of [await markRead(unknownId, token), await setHandled(unknownId, true, token)])
      expect(response).toMatchObject({ status: 404, message: "This message is no longer in the inbox." });
  });
});

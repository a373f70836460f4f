import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { signToken } from "../../../src/platform/signed-token.ts";
import { freshEmail } from "../../support/account-calls.ts";
import { ADD_NOTE, SET_CATEGORY } from "../../support/support-operations.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { secret, ticketsOf, tokenIn } from "../../support/tickets.ts";

const testShop = await openTestShop({ CONTACT_EMAIL: "desk@saanjh.example" });
const mailbox = await openTestMailbox(testShop);
const { shop, gql, sql, anAdmin, aMember } = testShop;
const admin = await anAdmin("Meera Shah");
const { send, ticketOf, answer, tokenTo, view, reply } = ticketsOf(testShop, mailbox, admin);

beforeEach(async () => {
  await sql("delete from throttles");
  await sql("delete from contact_messages");
});

describe("the answer of the shop", () => {
  it("is kept with the ticket and mailed, with the question only to a proved address", async () => {
    const email = freshEmail();
    const number = await send(email);
    const { data } = await answer(await ticketOf(number), { message: "Hello Asha,\n\nPlease take M." });
    expect(data.answerMessage).toMatchObject({ state: "WAITING", version: 2 });
    const first = mailbox.mailsTo(email).at(-1);
    expect(first?.subject).toBe(`Our reply to your message (${number})`);
    expect(first?.text).toContain("Please take M.");
    expect(JSON.stringify(first)).not.toContain(secret);
    await reply(tokenIn(first?.text), "M it is. Thank you!");
    await answer(await ticketOf(number), { message: "With pleasure.", state: "RESOLVED" });
    const second = mailbox.mailsTo(email).at(-1);
    expect(second?.subject).toBe(`Re: Sizes ${secret} (${number})`);
    expect(second?.text).toContain("> M it is. Thank you!");
    expect((await ticketOf(number)).messages.map(({ kind, authorName }) => [kind, authorName])).toEqual([
      ["ANSWER", "Meera Shah"],
      ["CUSTOMER", null],
      ["ANSWER", "Meera Shah"],
    ]);
  });

  it("is sent once for its key, also after a lost answer and at the same moment", async () => {
    const email = freshEmail();
    const ticket = await ticketOf(await send(email));
    const idempotencyKey = randomUUID();
    await Promise.all([1, 2, 3].map(() => answer(ticket, { idempotencyKey })));
    const repeated = await answer(ticket, { idempotencyKey });
    expect(repeated.data.answerMessage).toMatchObject({ version: 2, messages: [{ kind: "ANSWER" }] });
    expect(mailbox.mailsTo(email)).toHaveLength(2);
    expect(await answer(ticket, { idempotencyKey, message: "Another one." })).toMatchObject({
      code: "KEY_REUSED",
    });
  });

  it("of a second admin is refused until the first one's, a note or a new message was read", async () => {
    const email = freshEmail();
    const ticket = await ticketOf(await send(email));
    const other = await aMember(StaffRole.MANAGER);
    const answers = await Promise.all([answer(ticket), answer(ticket, {}, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(mailbox.mailsTo(email)).toHaveLength(2);
    const seen = await ticketOf(ticket.ticketNumber);
    await reply(tokenTo(email), "One more thing.");
    expect(await answer(seen)).toMatchObject({ code: "MESSAGE_CHANGED" });
    const resolve = `mutation($id: ID!, $version: Int) {
      setMessageHandled(input: { messageId: $id, isHandled: true, version: $version }) { state } }`;
    const outdated = { id: ticket.id, version: seen.version };
    expect(await gql(resolve, outdated, admin.token)).toMatchObject({ code: "MESSAGE_CHANGED" });
    const category = { id: ticket.id, category: "RETURN", version: seen.version };
    expect(await gql(SET_CATEGORY, category, admin.token)).toMatchObject({ code: "MESSAGE_CHANGED" });
    const { version } = await ticketOf(ticket.ticketNumber);
    expect((await gql(SET_CATEGORY, { ...category, version }, admin.token)).data).toMatchObject({
      setMessageCategory: { category: "RETURN" },
    });
    // A press that is repeated after a lost answer changes nothing, and is not refused.
    expect(await gql(SET_CATEGORY, { ...category, version }, admin.token)).toMatchObject({ status: 200 });
    for (const _ of [1, 2])
      expect(await gql(resolve, { id: ticket.id, version: version + 1 }, admin.token)).toMatchObject({
        status: 200,
      });
  });

  it("leaves a ticket waiting that an admin can open again", async () => {
    const number = await send(freshEmail());
    const { data } = await answer(await ticketOf(number));
    const { id, version } = data.answerMessage;
    const open = `mutation($id: ID!, $version: Int) {
      setMessageHandled(input: { messageId: $id, isHandled: false, version: $version }) { state version } }`;
    // The second press changes nothing.
    for (const _ of [1, 2])
      expect((await gql(open, { id, version }, admin.token)).data).toEqual({
        setMessageHandled: { state: "OPEN", version: version + 1 },
      });
    const entries = await sql<{ changes: object }>(
      "select changes from audit_entries where subject_id = $1 and action = 'setMessageHandled'",
      [id],
    );
    expect(entries).toEqual([{ changes: { isWaiting: { before: true, after: false } } }]);
  });

  it("is refused for a role without messages", async () => {
    const ticket = await ticketOf(await send(freshEmail()));
    const packer = await aMember(StaffRole.PACKER);
    expect(await answer(ticket, {}, packer)).toMatchObject({ code: "FORBIDDEN" });
  });

  it("is recorded in the audit without its text", async () => {
    const ticket = await ticketOf(await send(freshEmail()));
    await answer(ticket, { message: `${secret} answer`, state: "RESOLVED" });
    const entries = await sql<{ changes: object }>(
      "select changes from audit_entries where subject_id = $1 and action = 'answerMessage'",
      [ticket.id],
    );
    expect(entries).toMatchObject([{ changes: { isHandled: { before: false, after: true } } }]);
    expect(JSON.stringify(entries)).not.toContain(secret);
  });
});

describe("the page of a ticket", () => {
  it("shows what was written without notes, names or addresses", async () => {
    const email = freshEmail();
    const number = await send(email, "Between S and M.");
    const ticket = await ticketOf(number);
    const note = { id: ticket.id, note: "Asked twice.", idempotencyKey: randomUUID() };
    for (const _ of [1, 2]) expect((await gql(ADD_NOTE, note, admin.token)).status).toBe(200);
    expect((await ticketOf(number)).messages).toHaveLength(1);
    const token = tokenTo(email);
    const seen = (await view(token)).data.ticketByLink;
    expect(seen).toMatchObject({
      state: "OPEN",
      canWrite: true,
      messages: [{ isAnswer: false, message: "Between S and M." }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/Asked twice|Meera|@/);
  });

  it("lets the customer write once before the next answer", async () => {
    const email = freshEmail();
    const number = await send(email, "Between S and M.");
    const token = tokenTo(email);
    const both = await Promise.all([reply(token, "I am 165 cm."), reply(token, "I am 165 cm.")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await reply(token, "And in a hurry.")).toMatchObject({
      status: 409,
      code: "TICKET_MESSAGE_WAITS",
    });
    expect((await view(token)).data.ticketByLink).toMatchObject({ canWrite: false });
    const mail = await mailbox.nextMail("desk@saanjh.example", `Re: [${number}]`);
    expect(mail.text).toContain("> I am 165 cm.");
    await answer(await ticketOf(number));
    expect((await view(token)).data.ticketByLink).toMatchObject({ state: "WAITING", canWrite: true });
    await reply(token, "Thank you!");
    expect(await ticketOf(number)).toMatchObject({ state: "OPEN" });
  });

  it("takes one of two different messages that come at the same moment", async () => {
    const email = freshEmail();
    await send(email);
    const both = await Promise.all([reply(tokenTo(email), "One."), reply(tokenTo(email), "Two.")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is not found by an invented, changed, expired or foreign token", async () => {
    const email = freshEmail();
    const { id } = await ticketOf(await send(email));
    const token = tokenTo(email);
    const day = 24 * 60 * 60 * 1000;
    const sign = (purpose: string, text: string, days: number) =>
      signToken(shop.jwtSecret, purpose, { text, expiresAt: Date.now() + days * day });
    expect((await view(sign("ticket link", id, 1))).status).toBe(200);
    const [, expiry = "", signature = ""] = token.split(".");
    for (const invented of [
      "",
      "x",
      id,
      `${token}x`,
      token.slice(0, -1),
      token.replace(id, randomUUID()),
      `${id}.${Number(expiry) + 1}.${signature}`,
      sign("ticket link", id, -1),
      sign("restock link", id, 1),
      sign("ticket link", randomUUID(), 1),
      "9".repeat(10_000),
    ]) {
      expect(await view(invented)).toMatchObject({ status: 404, code: "TICKET_LINK_INVALID" });
      expect(await reply(invented, "Hello?")).toMatchObject({ status: 404, code: "TICKET_LINK_INVALID" });
    }
  });

  it.each([" ", "\u200b", "x".repeat(5001), "One\u001b[31mtwo"])(
    "refuses the message %j",
    async (message) => {
      const email = freshEmail();
      await send(email);
      expect((await reply(tokenTo(email), message)).status).toBe(400);
      expect((await view(tokenTo(email))).data.ticketByLink.messages).toHaveLength(1);
    },
  );
});

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { timetable } from "../../../src/app/tasks.ts";
import { supportTasks } from "../../../src/features/support/support.jobs.ts";
import { eraseAccount } from "../../../src/features/accounts/settings/erase-account.command.ts";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import type { Person } from "../../support/factories.ts";
import { waitForLocks } from "../../support/locks.ts";
import { ADD_NOTE, ASK_ABOUT_ORDER } from "../../support/support-operations.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { secret, ticketsOf } from "../../support/tickets.ts";

const testShop = await openTestShop({ CONTACT_EMAIL: "desk@saanjh.example" });
const mailbox = await openTestMailbox(testShop);
const { shop, gql, sql, aShopper, anAdmin, anOrder } = testShop;
const { deleteAccount } = accountCalls(testShop);
const admin = await anAdmin("Meera Shah");
const { send, inbox, ticketOf, answer, tokenTo, view } = ticketsOf(testShop, mailbox, admin);

beforeEach(async () => {
  await sql("delete from throttles");
  await sql("delete from contact_messages");
});

describe("the acknowledgement", () => {
  it("names number, next step and date", async () => {
    const email = freshEmail();
    const number = await send(email);
    const [mail, ...others] = mailbox.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: `We have received your message (${number})`,
      replyTo: "desk@saanjh.example",
    });
    expect(mail?.text).toMatch(/resolve your request by \d+ \w+ \d{4} at the latest/);
    expect(await ticketOf(number)).toMatchObject({ acknowledgedAt: expect.any(String), duty: "RESOLVE" });
  });

  it("has no word of the sender while the address is not proved", async () => {
    const email = freshEmail();
    await send(email);
    const mails = mailbox.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(secret);
  });

  it("is sent once in 24 hours to an address that is not proved, also for messages at the same moment", async () => {
    const email = freshEmail();
    await Promise.all(["one", "two", "three"].map((text) => send(email, text)));
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toHaveLength(1);
    const acknowledged = (await inbox()).nodes.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
    expect(acknowledged).toHaveLength(1);
    await sql("update contact_messages set created_at = created_at - interval '25 hours'");
    await send(email, "four");
    expect(mailbox.mailsTo(email)).toHaveLength(2);
  });

  it("repeats each message below a greeting to a shopper with a verified address", async () => {
    const shopper = await aShopper();
    await send(shopper.email, "Is it cotton?", shopper);
    await send(shopper.email, "And is it lined?", shopper);
    const mails = mailbox.mailsTo(shopper.email);
    expect(mails.map(({ text }) => text.includes("Hello Asha") && text.includes("> "))).toEqual([true, true]);
  });

  it.each(["another address", "an address that is not verified"])(
    "to %s of a logged-in shopper has no word of the sender",
    async (kind) => {
      const shopper = await aShopper();
      const email = kind === "another address" ? freshEmail() : shopper.email;
      if (email === shopper.email)
        await sql("update users set email_verified_at = null where id = $1", [shopper.id]);
      await send(email, `${secret} words`, shopper);
      expect(JSON.stringify(mailbox.mailsTo(email))).not.toContain(secret);
    },
  );
});

describe("help with an order", () => {
  const ask = async (shopper: Person, orderId: string, message = "The hem is torn.") => {
    const input = { orderId, category: "PRODUCT", message };
    const result = await gql<{ askAboutOrder: { ticketNumber: string } }>(
      ASK_ABOUT_ORDER,
      { input },
      shopper.token,
    );
    await mailbox.waitForJobs();
    return result;
  };

  it("makes one ticket of it, which shows the order and is in its timeline", async () => {
    const shopper = await aShopper();
    const order = await anOrder({ shopper });
    const number = (await ask(shopper, order.id)).data.askAboutOrder.ticketNumber;
    expect((await ask(shopper, order.id)).data.askAboutOrder.ticketNumber).toBe(number);
    const ticket = await ticketOf(number);
    expect(ticket).toMatchObject({ orderNumber: order.orderNumber, category: "PRODUCT" });
    await answer(ticket);
    const desk = await mailbox.nextMail("desk@saanjh.example", number);
    expect(desk.text).toContain(`about order ${order.orderNumber}`);
    const acknowledgement = await mailbox.nextMail(shopper.email, number);
    expect(acknowledgement.text).toContain("> The hem is torn.");
    const { data } = await gql<{ order: { timeline: { kind: string }[] } }>(
      "query($id: ID!) { order(id: $id) { timeline { kind title by ticketNumber } } }",
      { id: order.id },
      admin.token,
    );
    expect(data.order.timeline.filter(({ kind }) => kind === "MESSAGE")).toEqual([
      { kind: "MESSAGE", title: "Customer asked for help", by: "the shopper", ticketNumber: number },
      { kind: "MESSAGE", title: "Message answered", by: "Meera Shah", ticketNumber: number },
    ]);
  });

  it("is refused for another shopper's order", async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    const order = await anOrder({ shopper });
    expect(await ask(other, order.id)).toMatchObject({ status: 404, code: "ORDER_NOT_FOUND" });
  });

  it("is limited as the contact form is", async () => {
    const shopper = await aShopper();
    const order = await anOrder({ shopper });
    for (let index = 0; index < 5; index += 1)
      expect((await ask(shopper, order.id, `Question ${index}`)).status).toBe(200);
    expect(await ask(shopper, order.id, "Question 6")).toMatchObject({ code: "TOO_MANY" });
  });

  it("leaves no ticket of an account that is deleted at that moment, nor does the contact form", async () => {
    const [asker, sender] = [await aShopper(), await aShopper()];
    const order = await anOrder({ shopper: asker });
    const { id: orderId } = order;
    // A job of the order would wait for the account too.
    await mailbox.waitForJobs();
    const input = { name: "Asha", email: sender.email, subject: "Hello", message: "Where is my refund?" };
    const pending = await inTransaction(shop.database, async (tx) => {
      for (const { id } of [asker, sender]) await eraseAccount(tx, shop, id);
      const calls = [
        gql(ASK_ABOUT_ORDER, { input: { orderId, category: "OTHER", message: "Where is it?" } }, asker.token),
        gql(
          "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
          { input },
          sender.token,
        ),
      ];
      await waitForLocks(testShop, 2);
      return calls;
    });
    for (const { code } of await Promise.all(pending)) expect(code).toBe("UNAUTHENTICATED");
    expect(await sql("select from contact_messages")).toEqual([]);
  });

  const anAnsweredTicket = async () => {
    const shopper = await aShopper();
    const order = await anOrder({ shopper });
    const ticket = await ticketOf((await ask(shopper, order.id)).data.askAboutOrder.ticketNumber);
    await answer(ticket);
    return { shopper, ticket };
  };

  it("is in the export with its conversation and without notes", async () => {
    const { shopper, ticket } = await anAnsweredTicket();
    await gql(
      ADD_NOTE,
      { id: ticket.id, note: "A known customer.", idempotencyKey: randomUUID() },
      admin.token,
    );
    const { data } = await gql<{ exportMyData: { json: string } }>(
      "{ exportMyData { json } }",
      {},
      shopper.token,
    );
    expect(JSON.parse(data.exportMyData.json)).toMatchObject({
      messages: [
        {
          ticketNumber: ticket.ticketNumber,
          category: "product",
          conversation: [{ from: "shop", message: "Please take M." }],
        },
      ],
    });
    expect(data.exportMyData.json).not.toContain("A known customer.");
  });

  it("is deleted with the account", async () => {
    const { shopper, ticket } = await anAnsweredTicket();
    const token = tokenTo(shopper.email);
    await deleteAccount(shopper.token, shopper.password);
    expect(await sql("select 1 from ticket_messages where ticket_id = $1", [ticket.id])).toEqual([]);
    expect((await view(token)).code).toBe("TICKET_LINK_INVALID");
  });
});

describe("a ticket of a visitor", () => {
  it("is deleted with its conversation three years after the last word in it", async () => {
    const shopper = await aShopper();
    const tidy = () =>
      supportTasks(shop, { send: async () => undefined, close: () => undefined })["tidy-tickets"]({});
    const [old, answered, recent] = [
      await send(freshEmail()),
      await send(freshEmail()),
      await send(freshEmail()),
    ];
    const own = await send(shopper.email, "of an account", shopper);
    for (const number of [old, answered]) await answer(await ticketOf(number));
    await sql(
      "update contact_messages set created_at = now() - interval '3 years 1 day' where ticket_number <> $1",
      [recent],
    );
    await sql(
      `update ticket_messages t set created_at = now() - case when m.ticket_number = $1 then interval '3 years 1 day'
         else interval '2 years 364 days' end from contact_messages m where m.id = t.ticket_id`,
      [old],
    );
    await tidy();
    const rows = await sql<{ number: string }>("select ticket_number as number from contact_messages");
    expect(rows.map(({ number }) => number).sort()).toEqual([answered, recent, own].sort());
    expect(timetable.map(({ task }) => task)).toContain("tidy-tickets");
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { supportTasks } from "../../../src/features/support/support.jobs.ts";
import { freshEmail } from "../../support/account-calls.ts";
import { TICKETS } from "../../support/support-operations.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { ticketsOf, type Inbox } from "../../support/tickets.ts";

const testShop = await openTestShop({ CONTACT_EMAIL: "desk@saanjh.example" });
const mailbox = await openTestMailbox(testShop);
const { shop, gql, sql, anAdmin } = testShop;
const admin = await anAdmin("Meera Shah");
const { send, inbox, ticketOf, answer, tokenTo, reply, age, withoutAcknowledgement } = ticketsOf(
  testShop,
  mailbox,
  admin,
);

beforeEach(async () => {
  await sql("delete from throttles");
  await sql("delete from contact_messages");
});

describe("the clocks", () => {
  it.each([
    ["39 hours", "ON_TIME"],
    ["40 hours", "DUE_SOON"],
    ["47 hours", "DUE_SOON"],
    ["48 hours", "LATE"],
    ["49 hours", "LATE"],
  ])("a message that is not acknowledged after %s is %s", async (interval, clock) => {
    const number = await withoutAcknowledgement();
    await age(number, interval);
    expect(await ticketOf(number)).toMatchObject({ duty: "ACKNOWLEDGE", clock });
  });

  it.each([
    ["24 days 23 hours", "ON_TIME"],
    ["25 days", "DUE_SOON"],
    ["29 days", "DUE_SOON"],
    ["30 days", "LATE"],
    ["31 days", "LATE"],
  ])(
    "an acknowledged one that is not resolved after %s is %s, also while the customer has to answer",
    async (interval, clock) => {
      const number = await send(freshEmail());
      await answer(await ticketOf(number));
      await age(number, interval);
      expect(await ticketOf(number)).toMatchObject({ duty: "RESOLVE", clock, state: "WAITING" });
    },
  );

  it("run again when the customer of a resolved ticket writes", async () => {
    const email = freshEmail();
    const number = await send(email);
    await answer(await ticketOf(number), { state: "RESOLVED" });
    await age(number, "31 days");
    expect(await ticketOf(number)).toMatchObject({ state: "RESOLVED", duty: null, dueAt: null, clock: null });
    expect(await inbox()).toMatchObject({ lateCount: 0 });
    await reply(tokenTo(email), "It does not fit.");
    expect(await ticketOf(number)).toMatchObject({ state: "OPEN", duty: "RESOLVE", clock: "ON_TIME" });
    expect(mailbox.mailsTo(email).at(-1)?.text).toContain("> It does not fit.");
  });

  it("run on while the mail server refuses the acknowledgement, until an answer was sent", async () => {
    const number = await withoutAcknowledgement();
    const ticket = await ticketOf(number);
    const refusing = { send: () => Promise.reject(new Error("No connection")), close: () => undefined };
    const mailing = supportTasks(shop, refusing)["mail-ticket-acknowledgement"]({ messageId: ticket.id });
    await expect(mailing).rejects.toThrow("No connection");
    expect(await ticketOf(number)).toMatchObject({ acknowledgedAt: null, duty: "ACKNOWLEDGE" });
    await answer(ticket);
    expect(await ticketOf(number)).toMatchObject({ acknowledgedAt: expect.any(String), duty: "RESOLVE" });
  });

  const threeTickets = async () => {
    const [fresh, late, soon] = [
      await send(freshEmail()),
      await withoutAcknowledgement(),
      await send(freshEmail()),
    ];
    await age(late, "50 hours");
    await age(soon, "26 days");
    return { fresh, late, soon };
  };

  it("order and filter the inbox", async () => {
    const { fresh, late, soon } = await threeTickets();
    const numbers = async (variables: Record<string, unknown>) =>
      (await inbox(variables)).nodes.map(({ ticketNumber }) => ticketNumber);
    expect(await numbers({ sort: "DUE" })).toEqual([late, soon, fresh]);
    expect(await numbers({ filter: { isLate: true } })).toEqual([late]);
    expect(await numbers({ filter: { isLate: false } })).toEqual([fresh, soon]);
    expect(await inbox({ filter: { isLate: true } })).toMatchObject({
      totalCount: 1,
      openCount: 3,
      lateCount: 1,
    });
  });

  it("order the inbox page by page", async () => {
    const { fresh, late, soon } = await threeTickets();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: {
        data: { contactMessages: Inbox & { pageInfo: { endCursor: string; hasNextPage: boolean } } };
      } = await gql(TICKETS, { sort: "DUE", first: 1, after }, admin.token);
      seen.push(...page.data.contactMessages.nodes.map(({ ticketNumber }) => ticketNumber));
      const { endCursor, hasNextPage } = page.data.contactMessages.pageInfo;
      after = hasNextPage ? endCursor : null;
    } while (after !== null);
    expect(seen).toEqual([late, soon, fresh]);
  });

  it("are counted on the dashboard", async () => {
    await threeTickets();
    const { data } = await gql<{ openTasks: { kind: string; count: number; lateCount: number }[] }>(
      "{ openTasks { kind count lateCount } }",
      {},
      admin.token,
    );
    expect(data.openTasks.find(({ kind }) => kind === "MESSAGES")).toMatchObject({ count: 3, lateCount: 1 });
  });
});

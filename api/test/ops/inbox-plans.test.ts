import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { planReader } from "../support/plans.ts";
import { sentStatements } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, anAdmin } = await openTestShop();

/** Messages of some years, nearly all of them handled. */
const messageCount = 100_000;

let admin: Person;

beforeAll(async () => {
  admin = await anAdmin();
  for (let from = 0; from < messageCount; from += 20_000)
    await sql(
      `insert into contact_messages (ticket_number, name, email, subject, message, content_hash, created_at, read_at, handled_at)
       select 'T-9' || n, 'Asha', 'asha@example.com', 'Sizes', repeat('Between S and M. ', 20), md5(n::text), at,
         case when n % 2000 > 0 then at end, case when n % 1000 > 0 then at end
       from (select n, now() - n * interval '10 minutes' as at from generate_series($1::int + 1, $1::int + 20000) n) made`,
      [from],
    );
  await sql("vacuum analyze contact_messages");
}, 60_000);

const plansOf = planReader(sql);

const INBOX = `query($filter: ContactMessageFilter) {
  contactMessages(first: 20, filter: $filter) { totalCount openCount unreadCount lateCount nodes { id } } }`;

type Inbox = {
  contactMessages: { totalCount: number; openCount: number; unreadCount: number; lateCount: number };
};

describe(`with ${messageCount} messages the counts of the inbox read only those that are not handled`, () => {
  it.each([
    { list: "open", filter: { state: "OPEN" }, total: 100 },
    { list: "waiting", filter: { state: "WAITING" }, total: 0 },
    { list: "late", filter: { isLate: true }, total: 100 },
  ])("beside the list of what is $list", async ({ filter, total }) => {
    let counts: object = {};
    const statements = await sentStatements(async () => {
      counts = (await gql<Inbox>(INBOX, { filter }, admin.token)).data.contactMessages;
    });
    expect(counts).toMatchObject({ totalCount: total, openCount: 100, unreadCount: 50, lateCount: 100 });
    const [counting, ...others] = statements.filter(({ text }) => text.includes("as unread"));
    if (!counting) throw new Error("The inbox was not counted.");
    expect(others).toEqual([]);
    const scans = (await plansOf(counting)).filter((node) => node["Node Type"].includes("Scan"));
    expect(scans.map((node) => node["Index Name"])).toEqual([
      "contact_messages_open",
      "contact_messages_open",
    ]);
  });
});

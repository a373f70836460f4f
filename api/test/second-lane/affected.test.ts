import { describe, expect, it } from "vitest";
import { affectedArguments, affectedUsage } from "../../src/app/affected-arguments.ts";
import { touches } from "../../src/app/affected-data.store.ts";
import { affectedReport, readOnly } from "../../src/app/affected-report.ts";
import { accountCalls } from "../support/account-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { shop, sql, gql, aShopper, anAdmin, anOrder } = testShop;
const { deleteAccount, updateNotifications } = accountCalls(testShop);

const hour = 60 * 60 * 1000;
const report = (sinceHoursAgo: number, untilHoursAgo = -1, isAll = false): Promise<string> =>
  affectedReport(shop.database, {
    since: new Date(Date.now() - sinceHoursAgo * hour),
    until: new Date(Date.now() - untilHoursAgo * hour),
    isAll,
  });

const lineOf = (csv: string, text: string): string | undefined =>
  csv.split("\n").find((line) => line.includes(text));

/** Moves all that an account did into the past. */
const passHours = async (userId: string, hours: number): Promise<void> => {
  const past = `interval '${hours} hours'`;
  await sql(`update users set created_at = created_at - ${past} where id = $1`, [userId]);
  await sql(
    `update sessions set created_at = created_at - ${past}, last_used_at = last_used_at - ${past} where user_id = $1`,
    [userId],
  );
};

describe("the report of a breach", () => {
  it("names each account that was touched since, with the kinds of its data", async () => {
    const [buyer, early] = [await aShopper("Asha Rao"), await aShopper()];
    await passHours(early.id, 5);
    await anOrder({ shopper: buyer });
    await updateNotifications(buyer.token, { notifyPromotions: true });
    const csv = await report(2);
    expect(csv.split("\n")[0]).toBe("account,role,name,email,touched,stored");
    const line = lineOf(csv, buyer.email) ?? "";
    expect(line).toContain("Asha Rao");
    for (const what of ["account opened 1", "consent 1", "login", "order "]) expect(line).toContain(what);
    for (const kind of ["e-mail address", "phone number", "postal address", "orders", "password hash"])
      expect(line).toContain(kind);
    expect(line).not.toContain("bank account");
    expect(lineOf(csv, early.email)).toBeUndefined();
    expect(lineOf(await report(6), early.email)).toContain("login");
    expect(lineOf(await report(6, 3), buyer.email)).toBeUndefined();
    expect(lineOf(await report(2, -1, true), early.email)).toContain("name; e-mail address");
  });

  it("names writers of messages without an account", async () => {
    const input = { name: "=HYPERLINK(1)", email: "stranger@example.com", subject: "Hello", message: "Hi" };
    await gql("mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }", {
      input,
    });
    const csv = await report(2, -1, true);
    expect(lineOf(csv, "stranger@example.com")).toContain(",visitor,'=HYPERLINK(1),");
  });

  it("names no erased account", async () => {
    const erased = await aShopper();
    await deleteAccount(erased.token, erased.password);
    expect(await report(2, -1, true)).not.toContain(erased.id);
  });

  it("names what the staff, tickets, API keys and webhooks have of an account", async () => {
    const [shopper, other, admin] = [await aShopper(), await aShopper(), await anAdmin()];
    const order = await anOrder({ shopper });
    await Promise.all([shopper, other].map(({ id }) => passHours(id, 5)));
    const past = "now() - interval '5 hours'";
    await sql(
      `insert into customer_notes (user_id, author_id, author_name, text) values ($1, $2, 'Meera', 'Prefers calls')`,
      [shopper.id, admin.id],
    );
    const [ticket] = await sql<{ id: string }>(
      `insert into contact_messages (ticket_number, name, email, subject, message, content_hash, user_id, created_at)
       values ('T-AFFECTED', 'Asha', $1, 'Hello', 'Hi', 'affected', $2, ${past}) returning id`,
      [other.email, other.id],
    );
    await sql("insert into ticket_messages (ticket_id, kind, message) values ($1, 'customer', 'Hi again')", [
      ticket?.id,
    ]);
    await sql(
      "insert into api_keys (name, start, key_hash, permissions, created_by) values ('ERP', 'k', 'hash', '{}', $1)",
      [admin.id],
    );
    await sql(
      `with endpoint as (insert into webhook_endpoints (url, description, events, encrypted_key)
         values ('https://erp.example.com', '', '{}', '') returning id),
       message as (insert into webhook_messages (type, data) values ('order.created', '{}') returning id)
       insert into webhook_deliveries (endpoint_id, message_id, object_id, position, status, expires_at, last_attempt_at)
       select endpoint.id, message.id, $1, 1, 'delivered', now(), now() from endpoint, message`,
      [order.id],
    );
    const csv = await report(2);
    for (const part of ["note of the staff 1", "webhook 1", "; notes of the staff"])
      expect(lineOf(csv, shopper.email)).toContain(part);
    expect(lineOf(csv, other.email)).toMatch(/,message 1,.*; messages/);
    expect(lineOf(csv, admin.email)).toMatch(/API key 1;.*; API keys/);
    expect(lineOf(csv, other.email)).not.toContain("notes of the staff");
  });

  it("refuses every write", async () => {
    const write = readOnly(shop.database, (tx) => tx.query("delete from throttles"));
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  it("reads every table that has data of an account", async () => {
    /** Tables whose rows say what a member of the staff did, or that the rows of another table name already. */
    const others = [
      "admin_notifications admin_requests audit_entries cash_collections order_status_changes product_batches return_steps",
      "promotion_codes recovery_codes security_challenges staff_members staff_invitations stock_movements content_versions",
      "setting_versions",
    ].flatMap((names) => names.split(" "));
    const tables = await sql<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'object_id')
       union select conrelid::regclass::text from pg_constraint where confrelid = 'users'::regclass order by name`,
    );
    const read = Object.values(touches).join(" ");
    const missing = tables
      .map(({ name }) => name)
      .filter((name) => !others.includes(name) && !new RegExp(`\\b(?:from|join) ${name}\\b`).test(read));
    expect(missing).toEqual([]);
  });
});

describe("the arguments of the report", () => {
  const now = new Date("2026-11-27T12:00:00Z");

  it("are times in UTC until now, unless they say otherwise", () => {
    expect(affectedArguments(["--since", "2026-11-20T00:00"], now)).toEqual({
      since: new Date("2026-11-20T00:00:00Z"),
      until: now,
      isAll: false,
    });
    expect(
      affectedArguments(["--all", "--since", "2026-11-20T00:00+05:30", "--until", "2026-11-21"], now),
    ).toEqual({
      since: new Date("2026-11-19T18:30:00Z"),
      until: new Date("2026-11-21T00:00:00Z"),
      isAll: true,
    });
  });

  it.each([
    [[]],
    [["--since"]],
    [["--since", "yesterday"]],
    [["--since", "2027-01-01"]],
    [["--since", "2026-11-20", "--until", "2026-11-19"]],
    [["--since", "2026-11-20", "--drop"]],
    [["2026-11-20"]],
  ])("that cannot be read are answered by the usage: %j", (args) => {
    expect(() => affectedArguments(args, now)).toThrow(affectedUsage);
  });
});

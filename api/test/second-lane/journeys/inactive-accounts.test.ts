import { beforeEach, describe, expect, it } from "vitest";
import { sweepInactiveAccounts } from "../../../src/features/accounts/inactive-accounts/sweep-inactive-accounts.command.ts";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { accountCalls } from "../../support/account-calls.ts";
import type { Person } from "../../support/factories.ts";
import { waitForLocks } from "../../support/locks.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { shop, sql, gql, aShopper, anAdmin, anOrder, changeStatus } = testShop;
const calls = accountCalls(testShop);

beforeEach(async () => {
  await sql("delete from throttles");
});

/** Moves what an account did into the past. */
const passYears = async ({ id }: Pick<Person, "id">, time: string): Promise<void> => {
  await sql(`update users set last_active_at = last_active_at - interval '${time}' where id = $1`, [id]);
  await sql(
    `update sessions set last_used_at = last_used_at - interval '${time}', ended_at = coalesce(ended_at, now()) where user_id = $1`,
    [id],
  );
  for (const table of ["orders", "contact_messages"])
    await sql(`update ${table} set created_at = created_at - interval '${time}' where user_id = $1`, [id]);
};

const passNotice = ({ id }: Pick<Person, "id">, time: string) =>
  sql(`update users set erasure_announced_at = erasure_announced_at - interval '${time}' where id = $1`, [
    id,
  ]);

const sweep = async (): Promise<void> => {
  await sql("select graphile_worker.add_job('sweep-inactive-accounts', '{}'::json)");
  await mailbox.waitForJobs();
};

const notices = ({ email }: Person) =>
  mailbox.mailsTo(email).filter(({ subject }) => subject.includes("will be deleted"));

const isErased = async ({ id }: Pick<Person, "id">): Promise<boolean> => {
  const [row] = await sql<{ isErased: boolean }>(
    `select deleted_at is not null and name = '' as "isErased" from users where id = $1`,
    [id],
  );
  return row?.isErased ?? false;
};

const anUnusedAccount = async (): Promise<Person> => {
  const shopper = await aShopper();
  await passYears(shopper, "3 years 1 day");
  return shopper;
};

describe("an account that was not used for three years", () => {
  it("is told once, a week before it is erased", async () => {
    const shopper = await anUnusedAccount();
    await sweep();
    await sweep();
    expect(notices(shopper)).toHaveLength(1);
    expect(notices(shopper)[0]?.text).toContain("/login");
    await passNotice(shopper, "6 days 23 hours");
    await sweep();
    expect(await isErased(shopper)).toBe(false);
    await passNotice(shopper, "2 hours");
    await sweep();
    expect(await isErased(shopper)).toBe(true);
    expect((await calls.logIn(shopper.email, shopper.password)).code).toBe("WRONG_CREDENTIALS");
    await sweep();
    expect(notices(shopper)).toHaveLength(1);
  });

  it("is not told a day earlier", async () => {
    const shopper = await aShopper();
    await passYears(shopper, "3 years -1 day");
    await sweep();
    expect(notices(shopper)).toEqual([]);
  });

  it("starts its three years anew with a login", async () => {
    const shopper = await anUnusedAccount();
    await sweep();
    await calls.logIn(shopper.email, shopper.password);
    await passNotice(shopper, "8 days");
    await sweep();
    expect(await isErased(shopper)).toBe(false);
    await passYears(shopper, "3 years 1 day");
    await sweep();
    expect([await isErased(shopper), notices(shopper).length]).toEqual([false, 2]);
  });

  it("stays if it logs in at the moment of its erasure", async () => {
    const shopper = await anUnusedAccount();
    await sweep();
    await passNotice(shopper, "8 days");
    await inTransaction(shop.database, async (tx) => {
      await tx.query("select from users where id = $1 for key share", [shopper.id]);
      await tx.query("insert into sessions (user_id, expires_at) values ($1, now() + interval '1 day')", [
        shopper.id,
      ]);
      await sql("select graphile_worker.add_job('sweep-inactive-accounts', '{}'::json)");
      await waitForLocks(testShop);
    });
    await mailbox.waitForJobs();
    expect(await isErased(shopper)).toBe(false);
  });

  it("stays if its last use is only in a session that was deleted since", async () => {
    const shopper = await aShopper();
    await passYears(shopper, "5 years");
    await sql(
      "update sessions set last_used_at = now() - interval '1 year', ended_at = now() where user_id = $1",
      [shopper.id],
    );
    await sql("select graphile_worker.add_job('tidy-accounts', '{}'::json)");
    await mailbox.waitForJobs();
    expect(await sql("select from sessions where user_id = $1", [shopper.id])).toEqual([]);
    await sweep();
    expect(notices(shopper)).toEqual([]);
  });

  it("stays while an order, a return or a message is open", async () => {
    const admin = await anAdmin();
    const [ordered, wrote] = [await aShopper(), await aShopper()];
    const order = await anOrder({ shopper: ordered });
    await gql(
      "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
      { input: { name: "Asha", email: wrote.email, subject: "Hello", message: "Where is my refund?" } },
      wrote.token,
    );
    for (const person of [ordered, wrote]) await passYears(person, "4 years");
    await sweep();
    expect([...notices(ordered), ...notices(wrote)]).toEqual([]);
    await changeStatus(admin, order.id, "CANCELLED");
    await sql("update contact_messages set handled_at = now()");
    await sweep();
    for (const person of [ordered, wrote]) {
      expect(notices(person)).toHaveLength(1);
      await passNotice(person, "8 days");
    }
    await sweep();
    expect([await isErased(ordered), await isErased(wrote)]).toEqual([true, true]);
    const [row] = await sql<{ total: number; email: string }>(
      "select final_amount as total, ship_email as email from orders where id = $1",
      [order.id],
    );
    expect(row).toEqual({ total: order.finalAmount * 100, email: "" });
  });

  it("stays if its customer has no e-mail address to be told at", async () => {
    const caller = await anUnusedAccount();
    const email = "9876501999@phone.invalid";
    await sql("update users set email = $2 where id = $1", [caller.id, email]);
    await sweep();
    expect(notices({ ...caller, email })).toEqual([]);
  });

  it("stays for a ticket that waits or has a recent message", async () => {
    const [waiting, wrote] = [await aShopper(), await aShopper()];
    for (const { email, token } of [waiting, wrote])
      await gql(
        "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
        { input: { name: "Asha", email, subject: email, message: "Does it run small?" } },
        token,
      );
    for (const person of [waiting, wrote]) await passYears(person, "4 years");
    await sql("update contact_messages set waiting_at = now() - interval '4 years' where user_id = $1", [
      waiting.id,
    ]);
    await sql("update contact_messages set user_id = null, handled_at = created_at where user_id = $1", [
      wrote.id,
    ]);
    await sql(
      `insert into ticket_messages (ticket_id, kind, message, created_at)
       select id, 'customer', 'Thank you', now() - interval '2 years' from contact_messages where email = $1`,
      [wrote.email],
    );
    await sweep();
    expect([...notices(waiting), ...notices(wrote)]).toEqual([]);
    await sql("update ticket_messages set created_at = now() - interval '4 years'");
    await sweep();
    expect([notices(waiting), notices(wrote).length]).toEqual([[], 1]);
  });

  it("stays while the refund of a payment without an order is due", async () => {
    const shopper = await anUnusedAccount();
    await sql(
      `with intent as (insert into payment_intents (user_id, amount, gateway_order_id) values ($1, 70000, 'order_unused') returning id),
       payment as (insert into payments (intent_id, gateway_payment_id, amount, currency, method, status)
         select id, 'pay_unused', 70000, 'INR', 'upi', 'refund_due' from intent returning id)
       insert into refunds (payment_id, amount, reason) select id, 70000, 'the order was not paid in time' from payment`,
      [shopper.id],
    );
    await sweep();
    expect(notices(shopper)).toEqual([]);
    await sql("update refunds set refunded_at = now()");
    await sweep();
    expect(notices(shopper)).toHaveLength(1);
  });

  it("stays if it is one of the staff's", async () => {
    const admin = await anAdmin();
    await passYears(admin, "4 years");
    await sweep();
    expect([notices(admin), await isErased(admin)]).toEqual([[], false]);
  });

  it("stays while the shop keeps unused accounts", async () => {
    const { set } = settingCalls(testShop, (await anAdmin()).token);
    await set("personalData", { inactiveAccounts: "kept" });
    const shopper = await anUnusedAccount();
    await sweep();
    expect(notices(shopper)).toEqual([]);
    await set("personalData", { inactiveAccounts: "deleted after 3 years" });
    await sweep();
    expect(notices(shopper)).toHaveLength(1);
    await set("personalData", { inactiveAccounts: "kept" });
    await passNotice(shopper, "8 days");
    await sweep();
    await set("personalData", { inactiveAccounts: "deleted after 3 years" });
    await sweep();
    // Told anew: the day of the first mail has passed.
    expect([await isErased(shopper), notices(shopper).length]).toEqual([false, 2]);
  });

  it("is told in batches: a full one is followed by the next", async () => {
    await sql(
      `insert into users (name, email, password_hash, last_active_at)
       select 'Asha Rao', 'unused-' || n || '@example.com', '', now() - interval '4 years' from generate_series(1, 101) n`,
    );
    const told = async () => {
      const [row] = await sql<{ count: number }>(
        "select count(*)::int as count from users where email like 'unused-%' and erasure_announced_at is not null",
      );
      return row?.count;
    };
    await sweepInactiveAccounts(shop);
    const next = "key = 'next sweep of unused accounts' and run_at > now()";
    expect(await sql(`select from graphile_worker.jobs where ${next}`)).toHaveLength(1);
    await sql("select graphile_worker.remove_job('next sweep of unused accounts')");
    await mailbox.waitForJobs();
    expect(await told()).toBe(100);
    await sweep();
    expect(await told()).toBe(101);
  });
});

import { describe, expect, it } from "vitest";
import type { Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { sweepAdminNotifications } from "../../../src/features/admin-notifications/sweep-admin-notifications.command.ts";

const testShop = await openTestShop(noOrderLimits);
const mailbox = await openTestMailbox(testShop);
const { gql, sql, shop, anAdmin, anOrder, aContactMessage } = testShop;

const SET = `mutation($kind: NotificationKind!, $frequency: NotificationFrequency!) {
  setAdminNotification(input: { kind: $kind, frequency: $frequency }) { email notifications { kind frequency } } }`;

const choose = (admin: Person, kind: string, frequency: string) => gql(SET, { kind, frequency }, admin.token);

/** A run leaves out what came in while another transaction is open, such as one of a job: it waits for the jobs first. */
const sweep = async (now = new Date()) => {
  await mailbox.waitForJobs();
  await sweepAdminNotifications(shop, now);
  await mailbox.waitForJobs();
};

const subjectsTo = ({ email }: Person) => mailbox.mailsTo(email).map(({ subject }) => subject);

describe("an admin", () => {
  it("is mailed once about what came in since the settings exist: orders and returns by default", async () => {
    const admin = await anAdmin();
    await anOrder();
    await sweep();
    expect(subjectsTo(admin)).toEqual([]);
    const order = await anOrder();
    await aContactMessage();
    await sweep();
    await sweep();
    expect(subjectsTo(admin)).toEqual([expect.stringContaining(`1 new order: ${order.orderNumber}, `)]);
    const [mail] = mailbox.mailsTo(admin.email);
    expect(mail?.text).toContain(`/admin/orders/${order.id}`);
    expect(mail?.text).toContain("/admin/notifications");
  });

  it("gets what came in together in one mail, of the kinds that were chosen", async () => {
    const admin = await anAdmin();
    await choose(admin, "MESSAGE", "EACH");
    await choose(admin, "RETURN", "OFF");
    await sweep();
    await anOrder();
    await anOrder();
    await aContactMessage();
    await sweep();
    expect(subjectsTo(admin)).toEqual(["2 new orders and 1 new message"]);
    await choose(admin, "ORDER", "OFF");
    await anOrder();
    await sweep();
    expect(subjectsTo(admin)).toHaveLength(1);
  });

  it("who wants one mail a day gets it after nine in the morning in India", async () => {
    const admin = await anAdmin();
    await choose(admin, "ORDER", "DAILY");
    await anOrder();
    await sweep();
    expect(subjectsTo(admin)).toEqual([]);
    await sweep(new Date(Date.now() + 24 * 60 * 60 * 1000));
    expect(subjectsTo(admin)).toEqual([expect.stringContaining("1 new order: ")]);
  });

  it("who changes from one mail a day to each gets what waited", async () => {
    const admin = await anAdmin();
    await choose(admin, "ORDER", "DAILY");
    const order = await anOrder();
    await sweep();
    expect(subjectsTo(admin)).toEqual([]);
    await choose(admin, "ORDER", "EACH");
    await sweep();
    expect(subjectsTo(admin)).toEqual([expect.stringContaining(`1 new order: ${order.orderNumber}, `)]);
  });

  it("does not learn of an own order on the phone, nor of one that waits for its payment", async () => {
    const admin = await anAdmin();
    await sweep();
    const { id } = await anOrder();
    await sql("update orders set placed_by = $2 where id = $1", [id, admin.id]);
    await anOrder({ paymentMethod: "ONLINE" });
    await sweep();
    expect(subjectsTo(admin)).toEqual([]);
  });

  it("learns of an order whose transaction was open during a run from the next one", async () => {
    const admin = await anAdmin();
    await sweep();
    const order = await anOrder();
    const client = await shop.database.writes.connect();
    try {
      await client.query("begin");
      await client.query(
        `insert into contact_messages (ticket_number, name, email, subject, message, content_hash)
         values ('T-OPEN', 'Asha', 'a@example.com', 'Open', 'Text', 'open')`,
      );
      await choose(admin, "ORDER", "EACH");
      await gql(SET, { kind: "MESSAGE", frequency: "EACH" }, admin.token);
      await sql(
        "update admin_notifications set mailed_until = now() - interval '1 hour' where user_id = $1",
        [admin.id],
      );
      await sweep();
      await client.query("commit");
    } finally {
      client.release();
    }
    expect(subjectsTo(admin).join()).not.toContain("T-OPEN");
    await sweep();
    const texts = mailbox.mailsTo(admin.email).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("T-OPEN"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(order.orderNumber))).toHaveLength(1);
  });

  it("sees the own settings", async () => {
    const admin = await anAdmin();
    expect((await choose(admin, "DISPUTE", "DAILY")).data).toEqual({
      setAdminNotification: {
        email: admin.email,
        notifications: [
          { kind: "ORDER", frequency: "EACH" },
          { kind: "RETURN", frequency: "EACH" },
          { kind: "MESSAGE", frequency: "OFF" },
          { kind: "DISPUTE", frequency: "DAILY" },
        ],
      },
    });
  });

  it("leaves each change of the settings in the audit", async () => {
    const admin = await anAdmin();
    await choose(admin, "DISPUTE", "DAILY");
    await choose(admin, "DISPUTE", "DAILY");
    expect(await sql("select changes from audit_entries where subject_id = $1", [admin.id])).toEqual([
      { changes: { dispute: { before: "off", after: "daily" } } },
    ]);
  });
});

import { Logger, runOnce } from "graphile-worker";
import { expect, it } from "vitest";
import { shopTasks } from "../src/app/tasks.ts";
import type { Mail } from "../src/platform/mail/mailer.ts";
import { accountCalls } from "./support/account-calls.ts";
import { creditsOf } from "./support/credits.ts";
import { payoutCalls } from "./support/payouts.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, shop, anAdmin, changeStatus } = testShop;
const admin = await anAdmin();
const { credit, piecesOf, markCollected, aCashOrder } = creditsOf(testShop);
const { payoutsOf, give, record, passUndoTime } = payoutCalls(testShop, admin);

const sent: Mail[] = [];

/** The Message-IDs of the mails of a subject, in the order of sending. */
const idsOf = (subject: string) => sent.filter((mail) => mail.subject.includes(subject)).map(({ id }) => id);

/** The mail server accepts each mail, but its first answer to each one is lost, so the job is tried again. */
const send = async (mail: Mail) => {
  const isFirst = idsOf(mail.subject).length % 2 === 0;
  sent.push(mail);
  if (isFirst) throw new Error("The connection was closed.");
};

const runJobs = async () => {
  const tasks = Object.entries(shopTasks(shop, { send, close: () => undefined }));
  const taskList = Object.fromEntries(
    tasks.map(([name, task]) => [name, (payload: unknown) => task(payload as never)]),
  );
  for (let round = 0; round < 3; round += 1) {
    await sql("update graphile_worker._private_jobs set run_at = now() where attempts > 0");
    await runOnce({
      pgPool: shop.database.writes,
      logger: new Logger(() => () => undefined),
      noHandleSignals: true,
      taskList,
    });
  }
};

it("a mail whose answer was lost is sent again under its Message-ID", async () => {
  const { order, shopper } = await aCashOrder();
  const requestInvoice = () =>
    gql(
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: order.id },
      shopper.token,
    );
  await requestInvoice();
  await changeStatus(admin, order.id, "PROCESSING");
  await runJobs();
  await requestInvoice();
  await changeStatus(admin, order.id, "DELIVERED");
  await markCollected(admin, order.id);
  await credit(order.id, { pieces: await piecesOf(order.id, 1) });
  await runJobs();
  const [payout] = await payoutsOf(shopper, order.id);
  const payoutId = payout?.id ?? "";
  for (const upiId of ["asha@okaxis", "asha@okhdfc"]) {
    const given = await give(shopper, { payoutId, upiId, currentPassword: shopper.password });
    expect(given.errors).toEqual([]);
    await runJobs();
  }
  await record(payoutId, "UTR 1");
  await passUndoTime(payoutId);
  await sql("select graphile_worker.add_job('sweep-payments', '{}'::json)");
  await accountCalls(testShop).updatePassword(shopper.token, shopper.password, "another-password");
  await runJobs();

  for (const subject of ["is being prepared", "was delivered", "Where shall we", "is paid", "password"]) {
    const ids = idsOf(subject);
    expect({ subject, ids }).toEqual({ subject, ids: [expect.any(String), ids[0]] });
  }
  for (const subject of ["Invoice", "We have your details"]) {
    const ids = idsOf(subject);
    const [first, , second] = ids;
    expect({ subject, ids }).toEqual({
      subject,
      ids: [expect.any(String), first, expect.any(String), second],
    });
    expect(second).not.toBe(first);
  }
});

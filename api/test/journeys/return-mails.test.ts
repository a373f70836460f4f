import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { addJob } from "../../src/platform/jobs/jobs.ts";
import { accountCalls } from "../support/account-calls.ts";
import type { Person } from "../support/factories.ts";
import { phoneOrdersOf } from "../support/phone-orders.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { changeStatus, gql, shop, sql } = testShop;
const mailbox = await openTestMailbox(testShop);
const { aDeliveredOrder, linesOf, request, step, received, restocked, found } = returnsOf(testShop);
const { updateNotifications } = accountCalls(testShop);
const { aCall, placed } = phoneOrdersOf(testShop);

const exchange = { kind: "EXCHANGE", size: "L", color: "Red" } as const;

/** An admin requests the return of one piece of an order by phone. */
const requestForCustomer = async (admin: Person, orderId: string) => {
  const [line] = await linesOf(orderId);
  const lines = [{ lineId: line?.id, quantity: 1, kind: "RETURN", reason: "TOO_SMALL" }];
  const { data } = await gql<{ result: { id: string; version: number } }>(
    `mutation($input: RequestReturnInput!) {
      result: requestReturnForCustomer(input: $input) { id version } }`,
    { input: { orderId, idempotencyKey: randomUUID(), lines } },
    admin.token,
  );
  return data.result;
};

const returnMailsTo = (email: string) =>
  mailbox
    .mailsTo(email)
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith("Return "));

describe("a mail about a return", () => {
  it("is sent at each step: request, approval with the address, arrival, completion, replacement", async () => {
    const { shopper, admin, order, dress, lineId } = await aDeliveredOrder();
    const { email } = shopper;
    const requested = (await request(shopper, order.id, [{ lineId, ...exchange }, { lineId }])).data.result;
    const about = `Return ${requested.returnNumber} of order ${order.orderNumber}`;
    const first = await mailbox.nextMail(email, `${about} was requested`);
    for (const text of [
      `this is about return ${requested.returnNumber} of your order ${order.orderNumber}.`,
      "We have put the replacement aside for you.",
      `${dress.title} (M, Red, 1 piece: exchange for L, Red)`,
      `${dress.title} (M, Red, 1 piece: return)`,
    ])
      expect(first.text).toContain(text);
    const arrived = await received(admin, requested);
    const approval = await mailbox.nextMail(email, `${about} is approved`);
    expect(approval.text).toContain(`write ${requested.returnNumber} on the parcel`);
    expect(approval.text).toContain(testShop.shop.settings.seller.address);
    await mailbox.nextMail(email, `${about} has arrived`);
    const done = (await step("inspect", admin, arrived, { lines: restocked(arrived) })).data.result;
    const completion = await mailbox.nextMail(email, `${about} is complete`);
    expect(completion.text).toContain("We are refunding ₹1,200.00 of what you paid.");
    expect(completion.text).toContain("We will send your replacement next");
    const parcel = { courier: "Blue Dart", trackingId: "BD-7001" };
    const shipped = (await step("sendReplacement", admin, done, parcel)).data.result;
    const sent = await mailbox.nextMail(email, `${about} has its replacement on the way`);
    expect(sent.text).toContain("on its way with Blue Dart. Its tracking number is BD-7001.");
    const tracking = "https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=BD-7001";
    expect(sent.text).toContain(tracking);
    expect(sent.html).toContain(`href="${tracking.replace("&", "&amp;")}"`);
    expect(sent.id).toBe(`return.${requested.id}.replacement_sent.${shipped.version}`);
    await step("sendReplacement", admin, shipped, { ...parcel, trackingId: "BD-7002" });
    const corrected = await mailbox.nextMail(
      email,
      `New tracking number for return ${requested.returnNumber} of order ${order.orderNumber}`,
    );
    expect(corrected.text).toContain("Its new tracking number is BD-7002.");
    expect(corrected.id).toBe(`return.${requested.id}.replacement_sent.${shipped.version + 1}`);
  });

  it("says after each arrival what is refunded", async () => {
    const { shopper, admin, order, dress, lineId } = await aDeliveredOrder({ quantity: 3 });
    const requested = (await request(shopper, order.id, [{ lineId, quantity: 3 }])).data.result;
    const arrived = await received(admin, requested);
    const done = (await step("inspect", admin, arrived, found(arrived, 2, 1))).data.result;
    const about = `Return ${requested.returnNumber} of order ${order.orderNumber}`;
    const partial = await mailbox.nextMail(shopper.email, `${about}: 2 of 3 pieces arrived`);
    for (const text of [
      "2 of 3 pieces arrived, and we have inspected them.",
      "We are refunding ₹2,400.00 of what you paid.",
      "1 piece did not arrive. Its refund follows as soon as it arrives.",
      `${dress.title} (M, Red, 3 pieces: return, 2 of 3 arrived)`,
    ])
      expect(partial.text).toContain(text);
    await step("inspect", admin, done, found(done, 3, 0));
    const late = await mailbox.nextMail(shopper.email, `${about}: 1 more piece arrived`);
    expect(late.text).toContain(
      "1 more piece arrived, and we have inspected it. So far 3 of 3 pieces arrived.",
    );
    expect(late.text).toContain("We are refunding ₹1,200.00 of what you paid.");
    expect(late.text).not.toContain("did not arrive");
    expect(late.id).not.toBe(partial.id);
  });

  it("does not announce a replacement if none of the pieces arrived", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [{ lineId, ...exchange }])).data.result;
    const arrived = await received(admin, requested);
    await step("inspect", admin, arrived, found(arrived, 0, 1));
    const mail = await mailbox.nextMail(shopper.email, "0 of 1 piece arrived");
    expect(mail.text).toContain("Your parcel has arrived, but your pieces were not in it.");
    expect(mail.text).toContain("1 piece did not arrive. Its replacement follows as soon as it arrives.");
    expect(mail.text).not.toContain("We will send your replacement next");
  });

  it("names the size that comes back, which is another one than the order's after an exchange", async () => {
    const { shopper, admin, order, dress, lineId } = await aDeliveredOrder({ quantity: 1 });
    const exchanged = (await request(shopper, order.id, [{ lineId, ...exchange }])).data.result;
    const arrived = await received(admin, exchanged);
    const done = (await step("inspect", admin, arrived, { lines: restocked(arrived) })).data.result;
    await step("sendReplacement", admin, done, { courier: "Blue Dart", trackingId: "BD-7003" });
    const back = { lineId, fromSize: "L", fromColor: "Red" };
    const { returnNumber } = (await request(shopper, order.id, [back])).data.result;
    const mail = await mailbox.nextMail(
      shopper.email,
      `Return ${returnNumber} of order ${order.orderNumber} was requested`,
    );
    expect(mail.text).toContain(`${dress.title} (L, Red, 1 piece: return)`);
  });

  it("is sent once for a repeated step", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
    await Promise.all([1, 2, 3].map(() => step("approve", admin, requested)));
    await mailbox.waitForJobs();
    const subjects = () => mailbox.mailsTo(shopper.email).map(({ subject }) => subject);
    expect(subjects().filter((subject) => subject.endsWith("is approved"))).toHaveLength(1);
  });

  it("is not sent to a shopper who has turned off order updates", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
    await updateNotifications(shopper.token, {
      notifyEmail: true,
      notifyOrderUpdates: false,
      notifySecurity: true,
      notifyPromotions: false,
    });
    await step("withdraw", shopper, requested);
    await mailbox.waitForJobs();
    const subjects = mailbox.mailsTo(shopper.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("withdrawn"))).toEqual([]);
  });

  it("goes to the account's address once it is verified", async () => {
    const { admin, email, input } = await aCall();
    const order = await placed(admin, input);
    await changeStatus(admin, order.id, "DELIVERED");
    const requested = await requestForCustomer(admin, order.id);
    await mailbox.waitForJobs();
    expect(returnMailsTo(email)).toEqual([]);
    await sql("update users set email_verified_at = now() where email = $1", [email]);
    await step("approve", admin, requested);
    await mailbox.nextMail(email, `of order ${order.orderNumber} is approved`);
  });

  it("is not sent to a customer without an address", async () => {
    const { admin, input } = await aCall({}, { email: "", phone: "9111133331" });
    const order = await placed(admin, input);
    await changeStatus(admin, order.id, "DELIVERED");
    await requestForCustomer(admin, order.id);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo("9111133331@phone.invalid")).toEqual([]);
  });

  it("is not sent late for an earlier step of a return that has ended", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
    const approved = (await step("approve", admin, requested)).data.result;
    const about = `Return ${requested.returnNumber} of order ${order.orderNumber}`;
    await mailbox.nextMail(shopper.email, `${about} is approved`);
    await step("withdraw", shopper, approved);
    await mailbox.nextMail(shopper.email, `${about} was withdrawn`);
    const before = returnMailsTo(shopper.email);
    for (const late of ["requested", "approved"] as const)
      await inTransaction(shop.database, (tx) =>
        addJob(tx, "mail-return", { returnId: requested.id, step: late }),
      );
    await mailbox.waitForJobs();
    expect(returnMailsTo(shopper.email)).toEqual(before);
  });

  // The last test of the file: a cancelled order leaves a job that is due in an hour.
  it("is sent for each end of a return, with the reason of a refusal", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder({ quantity: 3 });
    const [refused, withdrawn, closed] = await Promise.all(
      [1, 2, 3].map(async () => (await request(shopper, order.id, [{ lineId }])).data.result),
    );
    if (!refused || !withdrawn || !closed) throw new Error("Three returns are expected.");
    await step("refuse", admin, refused, { reason: "The dress was worn." });
    await step("withdraw", shopper, withdrawn);
    await changeStatus(admin, order.id, "CANCELLED");
    const refusal = await mailbox.nextMail(
      shopper.email,
      `Return ${refused.returnNumber} of order ${order.orderNumber} was refused`,
    );
    expect(refusal.text).toContain("we cannot take the pieces back. The dress was worn.");
    await mailbox.nextMail(
      shopper.email,
      `Return ${withdrawn.returnNumber} of order ${order.orderNumber} was withdrawn`,
    );
    await mailbox.nextMail(
      shopper.email,
      `Return ${closed.returnNumber} of order ${order.orderNumber} is closed`,
    );
  });
});

import { describe, expect, it } from "vitest";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { addJob } from "../../../src/platform/jobs/jobs.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { parcelCalls } from "../../support/parcel-calls.ts";
import { refundsByHand } from "../../support/refunds-by-hand.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const mailbox = await openTestMailbox(testShop);
const { shop, sql } = testShop;
const admin = await testShop.anAdmin();
const { changeStatus, orderOf, ship, delhivery, aCashOrder } = parcelCalls(testShop, admin);
const { cancelPieces } = refundsByHand(testShop, admin);

/** A cash order of 2 kurtas and 1 pair of jutti, with the id of each line. */
const anOrderOfThree = async () => {
  const { shopper, ...order } = await aCashOrder();
  const [kurta = "", jutti = ""] = (await orderOf(order.id)).lines.map(({ id }) => id);
  return { shopper, order, kurta, jutti };
};

/** Runs the mail of the only credit of an order again, as a retry does. */
const repeatCashChange = async (orderId: string) => {
  const [credit] = await sql<{ id: string }>("select id from order_credits where order_id = $1", [orderId]);
  await inTransaction(shop.database, (tx) => addJob(tx, "mail-cash-change", { creditId: credit?.id ?? "" }));
  await mailbox.waitForJobs();
};

const removalsTo = (email: string) =>
  mailbox.mailsTo(email).filter(({ subject }) => subject.startsWith("We have removed pieces"));

describe("a mail about an order's status", () => {
  it("lists the pieces that are left of the order", async () => {
    const { shopper, order, kurta, jutti } = await anOrderOfThree();
    await ship(order.id, delhivery, [{ orderLineId: kurta, quantity: 1 }]);
    await cancelPieces(order.id, [
      { lineId: kurta, quantity: 1 },
      { lineId: jutti, quantity: 1 },
    ]);
    const { text } = await mailbox.nextMail(shopper.email, `Order ${order.orderNumber} is on its way`);
    expect(text).toContain("Ajrakh Kurta (1 piece)");
    expect(text).not.toContain("Jutti");
  });
});

describe("the mail about a lower amount in cash", () => {
  it("is not sent late for an order that was cancelled meanwhile", async () => {
    const { shopper, order, kurta } = await anOrderOfThree();
    await cancelPieces(order.id, [{ lineId: kurta, quantity: 1 }]);
    await mailbox.nextMail(shopper.email, "We have removed pieces");
    await changeStatus(order.id, "CANCELLED");
    await mailbox.nextMail(shopper.email, "was cancelled");
    await repeatCashChange(order.id);
    expect(removalsTo(shopper.email)).toHaveLength(1);
  });

  it("is sent for a removal that cancels the order", async () => {
    const { shopper, order, kurta, jutti } = await anOrderOfThree();
    await cancelPieces(order.id, [
      { lineId: kurta, quantity: 2 },
      { lineId: jutti, quantity: 1 },
    ]);
    const mail = await mailbox.nextMail(shopper.email, "We have removed pieces");
    expect(mail.text).toContain("There is nothing left to pay.");
  });
});

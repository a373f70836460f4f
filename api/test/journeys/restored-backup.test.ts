import { afterAll, describe, expect, it } from "vitest";
import {
  reconcilePayments,
  type ReconciledPayment,
} from "../../src/features/payments/reconcile-payments.command.ts";
import { standInKeys } from "../../src/platform/razorpay/razorpay-settings.ts";
import { confirmPayment } from "../../src/features/payments/confirm-payment.command.ts";
import { backUp } from "../support/database-copy.ts";
import { paymentsOf, type Proof } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { placed } from "../support/rest-shapes.ts";
import { openStandIn } from "../support/razorpay-stand-in.ts";
import { openTestShop } from "../support/test-shop.ts";

const standIn = await openStandIn(undefined, undefined, afterAll);
const shared = { RAZORPAY_API_URL: standIn.url, JWT_SECRET: "a secret that both databases have had" };
const before = await openTestShop(shared);
const pay = paymentsOf(before, standIn.url);
const { aStartedOrder, checkout, verify, force, work, books } = pay;
const { aPaidOrder, move } = refundsOf(before, pay);
const since = new Date();

const idOf = ({ razorpay_payment_id }: Proof): string => razorpay_payment_id;

/** An order at Razorpay that this shop has not created, and its payment. */
const paidElsewhere = async (order: object): Promise<Proof> => {
  const made = await standIn.api("POST", "/orders", { amount: 70_000, currency: "INR", ...order });
  return force(String(made.body["id"]));
};

const giveBackByHand = (proof: Proof, amount: number) =>
  standIn.api("POST", `/payments/${idOf(proof)}/refund`, { amount });

// State that the backup contains.
const paidBefore = await aPaidOrder();
const cancelledLater = await aPaidOrder();
const sentAndGivenBack = await aPaidOrder();
const paidLater = await aStartedOrder();
const beforehand = await (async () => {
  const asha = await before.aShopper();
  const dress = await before.aProduct({ price: 700, sizes: ["M"], colors: ["Red"] });
  const { body } = await before.rest<{ id: string; orderId: string }>(
    "POST",
    "/api/orders/create-razorpay-order",
    { amount: 1400 },
    asha.token,
  );
  return { asha, dress, intent: body };
})();
await move(sentAndGivenBack.boss, sentAndGivenBack.order.id, "DELIVERED");
await work();
const backup = await backUp(before.shop.settings.databaseUrl ?? "");

// Changes after the backup, which are lost with the newest rows.
const lateProof = await checkout(paidLater.session);
await verify(paidLater.asha, paidLater.order.id, lateProof);
await move(cancelledLater.boss, cancelledLater.order.id, "CANCELLED");
await giveBackByHand(sentAndGivenBack.proof, 70_000);
const beforehandProof = await force(beforehand.intent.id);
await before.rest(
  "POST",
  "/api/orders/verify-payment",
  { orderId: beforehand.intent.orderId, ...beforehandProof },
  beforehand.asha.token,
);
const paidOnline = {
  paymentDetails: { method: "online", transactionId: idOf(beforehandProof), paymentStatus: "completed" },
};
await before.rest(
  "POST",
  "/api/orders/place",
  placed(beforehand.dress.id, paidOnline),
  beforehand.asha.token,
);
const lost = await aPaidOrder();
const lostAndCancelled = await aPaidOrder();
await move(lostAndCancelled.boss, lostAndCancelled.order.id, "CANCELLED");
const lostInPart = await aPaidOrder();
await giveBackByHand(lostInPart.proof, 20_000);
const unpaid = await aStartedOrder();
await work();
const others = [
  await paidElsewhere({ receipt: "INV-1" }),
  await paidElsewhere({ receipt: "SJ100001", notes: { shop: "another.example" } }),
];
const olderForm = await (async (): Promise<Proof> => {
  const made = await standIn.api("POST", "/orders", { amount: 70_000, currency: "INR", receipt: "SJ100999" });
  const answer = await fetch(`${standIn.url}/checkout/payments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key_id: standInKeys.keyId,
      order_id: made.body["id"],
      outcome: "pay",
      email: "meera@example.com",
    }),
  });
  return (await answer.json()) as Proof;
})();

const after = await openTestShop({ ...shared, DATABASE_URL: backup });
const afterPay = paymentsOf(after, standIn.url);

const reconcile = async (): Promise<Record<string, string>> => {
  const entryOf = ({ payment, outcome }: ReconciledPayment) => [payment.id, outcome];
  return Object.fromEntries((await reconcilePayments(after.shop, since)).map(entryOf)) as Record<
    string,
    string
  >;
};

const statusOf = async (orderId: string): Promise<string | undefined> =>
  (
    await after.sql<{ status: string }>("select order_status as status from orders where id = $1", [orderId])
  )[0]?.status;

/** Amounts that Razorpay has refunded of a payment, refund by refund. */
const givenBack = async (proof: Proof): Promise<number[]> =>
  (await books()).refunds.filter(({ payment_id }) => payment_id === idOf(proof)).map(({ amount }) => amount);

const outcomes = await reconcile();
await afterPay.work();

describe("a shop whose backup was older than its newest payments", () => {
  it("finds every captured payment, and confirms or refunds each", () => {
    expect(outcomes).toEqual({
      [idOf(paidBefore.proof)]: "known",
      [idOf(cancelledLater.proof)]: "order cancelled",
      [idOf(sentAndGivenBack.proof)]: "given back, order not cancelled",
      [idOf(lateProof)]: "booked",
      [idOf(beforehandProof)]: "booked",
      [idOf(lost.proof)]: "refund due",
      [idOf(lostAndCancelled.proof)]: "given back",
      [idOf(lostInPart.proof)]: "refund due",
      [idOf(olderForm)]: "refund due",
      [idOf(others[0] as Proof)]: "not ours",
      [idOf(others[1] as Proof)]: "not ours",
    });
  });

  it("keeps one order for an earlier payment, and confirms what was paid since", async () => {
    expect(await statusOf(paidBefore.order.id)).toBe("confirmed");
    expect(await statusOf(paidLater.order.id)).toBe("confirmed");
    expect([await givenBack(paidBefore.proof), await givenBack(lateProof)]).toEqual([[], []]);
  });

  it("refunds in full, once, a payment of a lost order, and mails the payer", async () => {
    expect(await statusOf(lost.order.id)).toBeUndefined();
    expect(await givenBack(lost.proof)).toEqual([70_000]);
    expect(await givenBack(olderForm)).toEqual([70_000]);
    expect(await givenBack(lostInPart.proof)).toEqual([20_000, 50_000]);
    const [mail, ...more] = afterPay.mails().filter(({ to }) => to === "meera@example.com");
    expect(mail?.text).toContain("A fault in our shop lost your order");
    expect(mail?.text).toContain(idOf(olderForm));
    expect(more).toEqual([]);
  });

  it("cancels again what was cancelled since, and refunds nothing twice", async () => {
    expect(await statusOf(cancelledLater.order.id)).toBe("cancelled");
    expect(await after.stockOf(cancelledLater.dress.id)).toBe(10);
    expect(await givenBack(cancelledLater.proof)).toEqual([70_000]);
    expect(await givenBack(lostAndCancelled.proof)).toEqual([70_000]);
    const owed = await after.sql("select id from refunds where refunded_at is null");
    expect(owed).toEqual([]);
  });

  it("leaves a shipped order to the admin, and ignores payments of other shops", async () => {
    expect(await statusOf(sentAndGivenBack.order.id)).toBe("delivered");
    for (const proof of others) expect(await givenBack(proof)).toEqual([]);
  });

  it("refunds a prepayment if no order follows", async () => {
    expect(await givenBack(beforehandProof)).toEqual([]);
    await after.sql("update payments set captured_at = captured_at - interval '31 minutes'");
    await afterPay.work();
    expect(await givenBack(beforehandProof)).toEqual([140_000]);
  });

  it("refunds at once a later payment of a lost order", async () => {
    const late = await force(lost.session.gatewayOrderId);
    const [intent] = await after.sql<{ id: string }>(
      "select id from payment_intents where gateway_order_id = $1",
      [lost.session.gatewayOrderId],
    );
    await confirmPayment(after.shop, intent?.id ?? "");
    await afterPay.work();
    expect(await givenBack(late)).toEqual([70_000]);
  });

  it("continues after a payment that cannot be settled, and settles that payment in the next run", async () => {
    const [first, second] = [
      await paidElsewhere({ receipt: "SJ100997" }),
      await paidElsewhere({ receipt: "SJ100998" }),
    ];
    await after.sql(
      `create function refused() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`,
    );
    await after.sql(
      `create trigger refused before insert on payments for each row
       when (new.gateway_payment_id = '${idOf(second)}') execute function refused()`,
    );
    expect(await reconcile()).toMatchObject({ [idOf(first)]: "refund due", [idOf(second)]: "failed" });
    await after.sql("drop function refused cascade");
    expect(await reconcile()).toMatchObject({ [idOf(first)]: "known", [idOf(second)]: "refund due" });
    await afterPay.work();
    expect([await givenBack(first), await givenBack(second)]).toEqual([[70_000], [70_000]]);
  });

  it("changes nothing more when it is reconciled again", async () => {
    const { refunds } = await books();
    const again = await reconcile();
    await afterPay.work();
    expect(new Set(Object.values(again))).toEqual(
      new Set(["known", "given back", "given back, order not cancelled", "not ours"]),
    );
    expect((await books()).refunds).toHaveLength(refunds.length);
    expect(await statusOf(unpaid.order.id)).toBeUndefined();
  });
});

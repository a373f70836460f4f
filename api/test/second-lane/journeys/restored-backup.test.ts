import { afterAll, describe, expect, it } from "vitest";
import {
  reconcilePayments,
  type ReconciledPayment,
} from "../../../src/features/payments/reconcile-payments.command.ts";
import { standInKeys } from "../../../src/platform/razorpay/razorpay-settings.ts";
import { confirmPayment } from "../../../src/features/payments/confirm-payment.command.ts";
import { copyDatabase } from "../../support/database-copy.ts";
import { paymentsOf, type Proof } from "../../support/payments.ts";
import { refundsOf } from "../../support/refunds.ts";
import { documentedOrder } from "../../support/rest-shapes.ts";
import { openRazorpayStandIn } from "../../support/razorpay-stand-in.ts";
import { openTestShop } from "../../support/test-shop.ts";

const standIn = await openRazorpayStandIn(undefined, undefined, afterAll);
const shared = { RAZORPAY_API_URL: standIn.url, JWT_SECRET: "a secret that both databases have had" };
const originalShop = await openTestShop(shared);
const { changeStatus } = originalShop;
const pay = paymentsOf(originalShop, standIn.url);
const { aStartedOrder, checkout, verify, forcePayment, runJobs, ledger } = pay;
const { aPaidOrder, refundedAmounts } = refundsOf(originalShop, pay);
const backupAt = new Date();

const idOf = ({ razorpay_payment_id }: Proof): string => razorpay_payment_id;

/** An order at Razorpay that this shop has not created, and its payment. */
const paidAtOtherShop = async (order: object): Promise<Proof> => {
  const created = await standIn.api("POST", "/orders", { amount: 70_000, currency: "INR", ...order });
  return forcePayment(String(created.body["id"]));
};

const refundAtDashboard = (proof: Proof, amount: number) =>
  standIn.api("POST", `/payments/${idOf(proof)}/refund`, { amount });

// State that the backup contains.
const paidBefore = await aPaidOrder();
const cancelledLater = await aPaidOrder();
const deliveredAndRefunded = await aPaidOrder();
const partlyShipped = await aPaidOrder();
const paidLater = await aStartedOrder();
const prepaid = await (async () => {
  const shopper = await originalShop.aShopper();
  const dress = await originalShop.aProduct({ price: 700, sizes: ["M"], colors: ["Red"] });
  const { body } = await originalShop.rest<{ id: string; orderId: string }>(
    "POST",
    "/api/orders/create-razorpay-order",
    { amount: 1400 },
    shopper.token,
  );
  return { shopper, dress, intent: body };
})();
await changeStatus(deliveredAndRefunded.admin, deliveredAndRefunded.order.id, "DELIVERED");
await originalShop.sql("update orders set tracking_id = 'SJT1' where id = $1", [partlyShipped.order.id]);
await runJobs();
const backup = await copyDatabase(originalShop.shop.settings.databaseUrl ?? "");

// Changes after the backup, which are lost with the newest rows.
const lateProof = await checkout(paidLater.session);
await verify(paidLater.shopper, paidLater.order.id, lateProof);
await changeStatus(cancelledLater.admin, cancelledLater.order.id, "CANCELLED");
await refundAtDashboard(deliveredAndRefunded.proof, 70_000);
await refundAtDashboard(partlyShipped.proof, 70_000);
const prepaidProof = await forcePayment(prepaid.intent.id);
await originalShop.rest(
  "POST",
  "/api/orders/verify-payment",
  { orderId: prepaid.intent.orderId, ...prepaidProof },
  prepaid.shopper.token,
);
const paidOnline = {
  paymentDetails: { method: "online", transactionId: idOf(prepaidProof), paymentStatus: "completed" },
};
await originalShop.rest(
  "POST",
  "/api/orders/place",
  documentedOrder(prepaid.dress.id, paidOnline),
  prepaid.shopper.token,
);
const lostOrder = await aPaidOrder();
const lostAndCancelled = await aPaidOrder();
await changeStatus(lostAndCancelled.admin, lostAndCancelled.order.id, "CANCELLED");
const lostPartlyRefunded = await aPaidOrder();
await refundAtDashboard(lostPartlyRefunded.proof, 20_000);
const unpaid = await aStartedOrder();
await runJobs();
const otherShopsProofs = [
  await paidAtOtherShop({ receipt: "INV-1" }),
  await paidAtOtherShop({ receipt: "SJ100001", notes: { shop: "another.example" } }),
];
const olderForm = await (async (): Promise<Proof> => {
  const created = await standIn.api("POST", "/orders", {
    amount: 70_000,
    currency: "INR",
    receipt: "SJ100999",
  });
  const response = await fetch(`${standIn.url}/checkout/payments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key_id: standInKeys.keyId,
      order_id: created.body["id"],
      outcome: "pay",
      email: "meera@example.com",
    }),
  });
  return (await response.json()) as Proof;
})();

const restoredShop = await openTestShop({ ...shared, DATABASE_URL: backup });
const restoredPayments = paymentsOf(restoredShop, standIn.url);

const reconcile = async (): Promise<Record<string, string>> => {
  const entryOf = ({ payment, outcome }: ReconciledPayment) => [payment.id, outcome];
  return Object.fromEntries((await reconcilePayments(restoredShop.shop, backupAt)).map(entryOf)) as Record<
    string,
    string
  >;
};

const statusOf = async (orderId: string): Promise<string | undefined> =>
  (
    await restoredShop.sql<{ status: string }>("select order_status as status from orders where id = $1", [
      orderId,
    ])
  )[0]?.status;

const outcomes = await reconcile();
await restoredPayments.runJobs();

describe("a shop whose backup was older than its newest payments", () => {
  it("settles every captured payment", () => {
    expect(outcomes).toEqual({
      [idOf(paidBefore.proof)]: "duplicate",
      [idOf(cancelledLater.proof)]: "order cancelled",
      [idOf(deliveredAndRefunded.proof)]: "refunded, order not cancelled",
      [idOf(partlyShipped.proof)]: "refunded, order not cancelled",
      [idOf(lateProof)]: "accepted",
      [idOf(prepaidProof)]: "accepted",
      [idOf(lostOrder.proof)]: "refund due",
      [idOf(lostAndCancelled.proof)]: "refunded",
      [idOf(lostPartlyRefunded.proof)]: "refund due",
      [idOf(olderForm)]: "refund due",
      [idOf(otherShopsProofs[0] as Proof)]: "ignored",
      [idOf(otherShopsProofs[1] as Proof)]: "ignored",
    });
  });

  it("keeps one order for an earlier payment", async () => {
    expect(await statusOf(paidBefore.order.id)).toBe("confirmed");
    expect(await refundedAmounts(paidBefore.proof)).toEqual([]);
  });

  it("confirms an order that was paid since", async () => {
    expect(await statusOf(paidLater.order.id)).toBe("confirmed");
    expect(await refundedAmounts(lateProof)).toEqual([]);
  });

  it("refunds in full, once, a payment of a lost order", async () => {
    expect(await statusOf(lostOrder.order.id)).toBeUndefined();
    expect(await refundedAmounts(lostOrder.proof)).toEqual([70_000]);
    expect(await refundedAmounts(olderForm)).toEqual([70_000]);
    expect(await refundedAmounts(lostPartlyRefunded.proof)).toEqual([20_000, 50_000]);
  });

  it("mails the payer of a lost order once", () => {
    const [mail, ...more] = restoredPayments.sentMails().filter(({ to }) => to === "meera@example.com");
    expect(mail?.text).toContain("A fault in our shop lost your order");
    expect(mail?.text).toContain(idOf(olderForm));
    expect(more).toEqual([]);
  });

  it("cancels again what was cancelled since", async () => {
    expect(await statusOf(cancelledLater.order.id)).toBe("cancelled");
    expect(await restoredShop.stockOf(cancelledLater.dress.id)).toBe(10);
  });

  it("refunds nothing twice", async () => {
    expect(await refundedAmounts(cancelledLater.proof)).toEqual([70_000]);
    expect(await refundedAmounts(lostAndCancelled.proof)).toEqual([70_000]);
    const openRefunds = await restoredShop.sql("select id from refunds where refunded_at is null");
    expect(openRefunds).toEqual([]);
  });

  it("leaves a shipped order to the admin", async () => {
    expect(await statusOf(deliveredAndRefunded.order.id)).toBe("delivered");
    expect(await statusOf(partlyShipped.order.id)).toBe("confirmed");
  });

  it("ignores payments of other shops", async () => {
    for (const proof of otherShopsProofs) expect(await refundedAmounts(proof)).toEqual([]);
  });

  it("refunds a prepayment if no order follows", async () => {
    expect(await refundedAmounts(prepaidProof)).toEqual([]);
    await restoredShop.sql("update payments set captured_at = captured_at - interval '31 minutes'");
    await restoredPayments.runJobs();
    expect(await refundedAmounts(prepaidProof)).toEqual([140_000]);
  });

  it("refunds at once a later payment of a lost order", async () => {
    const lateProof = await forcePayment(lostOrder.session.gatewayOrderId);
    const [intent] = await restoredShop.sql<{ id: string }>(
      "select id from payment_intents where gateway_order_id = $1",
      [lostOrder.session.gatewayOrderId],
    );
    await confirmPayment(restoredShop.shop, intent?.id ?? "");
    await restoredPayments.runJobs();
    expect(await refundedAmounts(lateProof)).toEqual([70_000]);
  });

  it("leaves a payment that cannot be settled to the next run", async () => {
    const [firstProof, secondProof] = [
      await paidAtOtherShop({ receipt: "SJ100997" }),
      await paidAtOtherShop({ receipt: "SJ100998" }),
    ];
    await restoredShop.sql(
      `create function refused() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`,
    );
    await restoredShop.sql(
      `create trigger refused before insert on payments for each row
       when (new.gateway_payment_id = '${idOf(secondProof)}') execute function refused()`,
    );
    expect(await reconcile()).toMatchObject({
      [idOf(firstProof)]: "refund due",
      [idOf(secondProof)]: "failed",
    });
    await restoredShop.sql("drop function refused cascade");
    expect(await reconcile()).toMatchObject({
      [idOf(firstProof)]: "duplicate",
      [idOf(secondProof)]: "refund due",
    });
    await restoredPayments.runJobs();
    expect([await refundedAmounts(firstProof), await refundedAmounts(secondProof)]).toEqual([
      [70_000],
      [70_000],
    ]);
  });

  it("changes nothing more when it is reconciled again", async () => {
    const { refunds } = await ledger();
    const secondOutcomes = await reconcile();
    await restoredPayments.runJobs();
    expect(new Set(Object.values(secondOutcomes))).toEqual(
      new Set(["duplicate", "refunded", "refunded, order not cancelled", "ignored"]),
    );
    expect((await ledger()).refunds).toHaveLength(refunds.length);
    expect(await statusOf(unpaid.order.id)).toBeUndefined();
  });
});

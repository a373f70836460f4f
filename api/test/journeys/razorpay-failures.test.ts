import { describe, expect, it } from "vitest";
import { paymentsOf, withoutWebhooks } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, anAdmin, gql } = testShop;
const pay = paymentsOf(testShop);
const { start, verify, aPendingOrder, aStartedOrder, checkout, orderOf, runJobs, makeAllDue, ledger } = pay;
const { refundAtDashboard } = refundsOf(testShop, pay);

describe("a Razorpay that does not respond", () => {
  it("delays a payment that cannot be started", async () => {
    await pay.faults({ ...withoutWebhooks, refuse: 1 });
    const { shopper, order } = await aPendingOrder();
    const refused = await start(shopper, order.id);
    expect(refused).toMatchObject({
      status: 503,
      code: "PAYMENT_SETUP_FAILED",
      message: "Payment setup failed.",
    });
    const session = (await start(shopper, order.id)).data.startPayment;
    await verify(shopper, order.id, await checkout(session));
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("does not fail an order that is placed: it comes without a payment, which begins later", async () => {
    await pay.faults({ ...withoutWebhooks, refuse: 1 });
    const { shopper, order, paymentSession, errors } = await pay.placeWithPayment("ONLINE");
    expect([order.orderStatus, paymentSession, errors]).toEqual(["PENDING", null, []]);
    const session = (await start(shopper, order.id)).data.startPayment;
    await verify(shopper, order.id, await checkout(session));
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("has created an order whose response was lost: another one is paid", async () => {
    await pay.faults({ ...withoutWebhooks, loseReply: 1, only: "POST /v1/orders" });
    const { shopper, order } = await aPendingOrder();
    expect((await start(shopper, order.id)).code).toBe("PAYMENT_SETUP_FAILED");
    const session = (await start(shopper, order.id)).data.startPayment;
    await verify(shopper, order.id, await checkout(session));
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("delays a valid proof until a job confirms the order", async () => {
    await pay.faults(withoutWebhooks);
    const { shopper, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    await pay.faults({ ...withoutWebhooks, refuse: 1 });
    const { data } = await verify(shopper, order.id, proof);
    expect(data.verifyPayment).toMatchObject({
      verified: false,
      transactionId: null,
      order: { orderStatus: "PENDING" },
    });
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
  });

  it("captures an authorised payment once, though the response was lost", async () => {
    await pay.faults({ ...withoutWebhooks, isCaptureManual: true, loseReply: 1, only: "/capture" });
    const { shopper, order, session } = await aStartedOrder();
    const proof = await checkout(session);
    expect((await verify(shopper, order.id, proof)).data.verifyPayment.verified).toBe(false);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CONFIRMED");
    const ofOrder = (await ledger()).payments.filter(({ order_id }) => order_id === session.gatewayOrderId);
    expect(ofOrder).toMatchObject([{ status: "captured", amount_refunded: 0 }]);
  });

  it("refunds once, though the response was lost and the refund is requested again", async () => {
    await pay.faults(withoutWebhooks);
    const { shopper, order, session } = await aStartedOrder();
    const admin = await anAdmin();
    const cancel =
      "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { id } }";
    await gql(cancel, { id: order.id }, admin.token);
    const proof = await checkout(session);
    await verify(shopper, order.id, proof);
    await pay.faults({ ...withoutWebhooks, loseReply: 1, only: "/refund" });
    await runJobs();
    const state = () =>
      sql(
        `select p.status, r.refunded_at is not null as done, r.gateway_refund_id is not null as has_id
         from payments p join refunds r on r.payment_id = p.id where p.gateway_payment_id = $1`,
        [proof.razorpay_payment_id],
      );
    expect(await state()).toEqual([{ status: "refund_due", done: false, has_id: false }]);
    await makeAllDue();
    await runJobs();
    expect(await state()).toEqual([{ status: "refunded", done: true, has_id: true }]);
    const { refunds } = await ledger();
    expect(refunds.filter(({ payment_id }) => payment_id === proof.razorpay_payment_id)).toHaveLength(1);
  });

  it("gets the refund again if its job was lost", async () => {
    await pay.faults(withoutWebhooks);
    const { shopper, order, session } = await aStartedOrder();
    const proof = await pay.forcePayment(session.gatewayOrderId, { amount: 100 });
    await verify(shopper, order.id, proof);
    await sql("delete from graphile_worker._private_jobs");
    await sql("update refunds set created_at = created_at - interval '61 minutes'");
    await runJobs();
    const { refunds } = await ledger();
    expect(refunds.filter(({ payment_id }) => payment_id === proof.razorpay_payment_id)).toHaveLength(1);
  });

  it("gets no refund request for a payment that was refunded at the dashboard", async () => {
    await pay.faults(withoutWebhooks);
    const { shopper, order, session } = await aStartedOrder();
    const proof = await pay.forcePayment(session.gatewayOrderId, { amount: 100 });
    await verify(shopper, order.id, proof);
    const dashboardRefund = await refundAtDashboard(proof);
    expect(dashboardRefund.status).toBe(200);
    await runJobs();
    const [row] = await sql("select status from payments where gateway_payment_id = $1", [
      proof.razorpay_payment_id,
    ]);
    expect(row).toEqual({ status: "refunded" });
    expect(
      (await ledger()).refunds.filter(({ payment_id }) => payment_id === proof.razorpay_payment_id),
    ).toHaveLength(1);
  });
});

describe("an order with a partial refund from the dashboard", () => {
  /**
   * A paid order of 70,000 paise, 20,000 of them refunded at the dashboard, that is cancelled; the answer about the rest is lost.
   */
  const aLostRest = async (faults: object) => {
    await pay.faults(withoutWebhooks);
    const [{ shopper, order, session }, admin] = [await aStartedOrder(), await anAdmin()];
    const proof = await checkout(session);
    await verify(shopper, order.id, proof);
    expect((await refundAtDashboard(proof, 20_000)).status).toBe(200);
    await pay.faults({ ...withoutWebhooks, ...faults, loseReply: 1, only: "/refund" });
    const cancel =
      "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { id } }";
    await gql(cancel, { id: order.id }, admin.token);
    await tryTwice();
    const refunds = async () =>
      (await ledger()).refunds.filter(({ payment_id }) => payment_id === proof.razorpay_payment_id);
    const status = async () =>
      (
        await sql("select status from payments where gateway_payment_id = $1", [proof.razorpay_payment_id])
      )[0];
    return { refunds, status };
  };

  const tryTwice = async () => {
    for (let round = 0; round < 2; round += 1) {
      await runJobs();
      await makeAllDue();
    }
  };

  it("gets the rest back when it is cancelled, once, though the response was lost", async () => {
    const { refunds, status } = await aLostRest({});
    expect((await refunds()).map(({ amount }) => amount)).toEqual([20_000, 50_000]);
    expect(await status()).toEqual({ status: "refunded" });
  });

  it("gets that rest again if the bank returned it", async () => {
    const { refunds, status } = await aLostRest({ pendRefunds: 1 });
    const pendingRefund = (await refunds()).find(({ status: at }) => at === "pending");
    await pay.settleRefund(pendingRefund?.id ?? "", "failed");
    await tryTwice();
    const paid = (await refunds()).filter(({ status: at }) => at === "processed");
    expect(paid.map(({ amount }) => amount)).toEqual([20_000, 50_000]);
    expect(await status()).toEqual({ status: "refunded" });
  });
});

describe("a shopper who sends wrong proofs again and again", () => {
  it("must wait after 60", async () => {
    const { shopper, order } = await aPendingOrder();
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 61; round += 1)
      codes.push(
        (
          await verify(shopper, order.id, {
            razorpay_payment_id: "pay_1",
            razorpay_order_id: "order_1",
            razorpay_signature: "0",
          })
        ).code,
      );
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => "PAYMENT_NOT_VERIFIED"));
    expect(codes[60]).toBe("TOO_MANY");
  });
});

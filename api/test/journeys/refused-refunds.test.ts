import { expect, it } from "vitest";
import { RazorpayError } from "../../src/platform/razorpay/razorpay-error.ts";
import { orderChangesOf } from "../support/order-changes.ts";
import { paymentsOf, withoutWebhooks } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { timeline } = orderChangesOf(testShop);
const { aPaidOrder, refundedAmounts } = refundsOf(testShop, pay);
await pay.faults(withoutWebhooks);

it("a refund that Razorpay refuses has the reason in the timeline of its order until it is accepted", async () => {
  const { admin, order, proof } = await aPaidOrder();
  const { refund } = testShop.shop.razorpay;
  const words = "Your account does not have enough balance to carry out the refund operation.";
  testShop.shop.razorpay.refund = () => Promise.reject(new RazorpayError("refused", words, 400));
  await changeStatus(admin, order.id, "CANCELLED");
  await pay.runJobs();
  const refundEvents = async () =>
    (await timeline(admin, order.id)).filter(({ kind }) => kind === "REFUND").map(({ detail }) => detail);
  expect(await refundEvents()).toEqual([`order was cancelled; it was refused: Razorpay: ${words}`]);
  testShop.shop.razorpay.refund = refund;
  await pay.makeAllDue();
  await pay.runJobs();
  expect(await refundedAmounts(proof)).toEqual([70_000]);
  expect(await refundEvents()).toEqual(["order was cancelled", null]);
});

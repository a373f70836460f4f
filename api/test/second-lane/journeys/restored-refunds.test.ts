import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { reconcilePayments } from "../../../src/features/payments/reconcile-payments.command.ts";
import { creditsOf } from "../../support/credits.ts";
import { copyDatabase } from "../../support/database-copy.ts";
import { paymentsOf } from "../../support/payments.ts";
import { openRazorpayStandIn } from "../../support/razorpay-stand-in.ts";
import { refundsOf } from "../../support/refunds.ts";
import { openTestShop } from "../../support/test-shop.ts";

const standIn = await openRazorpayStandIn(undefined, undefined, afterAll);
const shared = { RAZORPAY_API_URL: standIn.url };
const originalShop = await openTestShop(shared);
const pay = paymentsOf(originalShop, standIn.url);
const { refundedAmounts } = refundsOf(originalShop, pay);
const { aPaidOrderOfThree } = creditsOf(originalShop);

it("a return whose credit was lost with the newest rows is refunded once", async () => {
  const returnId = randomUUID();
  const { order, proof } = await aPaidOrderOfThree(pay);
  const inspectReturn = async ({ credit, piecesOf }: ReturnType<typeof creditsOf>) =>
    credit(order.id, { sourceId: returnId, pieces: await piecesOf(order.id, 1) });
  await pay.runJobs();
  const [backup, backupAt] = [await copyDatabase(originalShop.shop.settings.databaseUrl ?? ""), new Date()];
  await inspectReturn(creditsOf(originalShop));
  await pay.runJobs();
  expect(await refundedAmounts(proof)).toEqual([33_333]);

  const restoredShop = await openTestShop({ ...shared, DATABASE_URL: backup });
  const restoredCredits = creditsOf(restoredShop);
  const restoredPayments = paymentsOf(restoredShop, standIn.url);
  const [reconciled] = await reconcilePayments(restoredShop.shop, backupAt);
  expect(reconciled?.outcome).toBe("duplicate");
  await inspectReturn(restoredCredits);
  await restoredPayments.runJobs();
  expect(await refundedAmounts(proof)).toEqual([33_333]);
  expect(await restoredShop.sql("select id from refunds where refunded_at is null")).toEqual([]);

  await restoredCredits.credit(order.id, { sourceId: order.id });
  await restoredPayments.runJobs();
  expect(await refundedAmounts(proof)).toEqual([33_333, 66_666]);
  expect(await restoredCredits.moneyOf(order.id)).toMatchObject({ payment: "refunded", ledger: "refunded" });
});

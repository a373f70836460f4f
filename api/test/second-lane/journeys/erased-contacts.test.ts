import { describe, expect, it } from "vitest";
import { eraseContactsOfEndedOrders } from "../../../src/features/accounts/settings/ended-order.store.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { creditsOf } from "../../support/credits.ts";
import type { Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { paymentsOf } from "../../support/payments.ts";
import { refundsOf } from "../../support/refunds.ts";
import { returnsOf } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { shop, sql, anAdmin, changeStatus } = testShop;
const { deleteAccount } = accountCalls(testShop);
const { aDeliveredOrder, request, completed, step } = returnsOf(testShop);
const { markCollected, aCashOrder } = creditsOf(testShop);
const pay = paymentsOf(testShop);
const { aPaidOrder } = refundsOf(testShop, pay);
const admin = await anAdmin();

const tidy = () => eraseContactsOfEndedOrders(shop.database.source.manager);

const hasContacts = async (orderId: string): Promise<boolean> => {
  const [row] = await sql<{ email: string; phone: string }>(
    "select ship_email as email, ship_phone as phone from orders where id = $1",
    [orderId],
  );
  return row?.email !== "" && row?.phone !== "";
};

/** Whether the order has its contacts after the deletion of its account, and after the daily job. */
const hasContactsAfterDeletion = async (shopper: Person, orderId: string): Promise<boolean[]> => {
  await deleteAccount(shopper.token, shopper.password);
  const afterDeletion = await hasContacts(orderId);
  await tidy();
  return [afterDeletion, await hasContacts(orderId)];
};

const payOut = () =>
  sql("update payouts set paid_at = now(), paid_by = $1, reference = 'UTR 7' where paid_at is null", [
    admin.id,
  ]);

describe("e-mail and phone of an order of a deleted account", () => {
  it("stay until the replacement of a completed exchange is sent", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    const line = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    const exchange = await completed(admin, (await request(shopper, order.id, [line])).data.result);
    expect(await hasContactsAfterDeletion(shopper, order.id)).toEqual([true, true]);
    await step("sendReplacement", admin, exchange, { courier: "Delhivery", trackingId: "DL-1000" });
    await tidy();
    expect(await hasContacts(order.id)).toBe(false);
  });

  it("are erased if the replacement is no longer due, since the whole order came back", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    await markCollected(admin, order.id);
    const line = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    await completed(admin, (await request(shopper, order.id, [line])).data.result);
    await changeStatus(admin, order.id, "RETURNED");
    await payOut();
    expect(await hasContactsAfterDeletion(shopper, order.id)).toEqual([false, false]);
  });

  it("stay until the cash of a return is paid back, also if the cash is recorded after the deletion", async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    expect(await hasContactsAfterDeletion(shopper, order.id)).toEqual([true, true]);
    await markCollected(admin, order.id);
    await tidy();
    expect(await hasContacts(order.id)).toBe(true);
    await payOut();
    await tidy();
    expect(await hasContacts(order.id)).toBe(false);
  });

  it("stay while the cash of an order that came back after its delivery is not recorded", async () => {
    const { shopper, order } = await aCashOrder();
    for (const status of ["DELIVERED", "RETURNED"]) await changeStatus(admin, order.id, status);
    expect(await hasContactsAfterDeletion(shopper, order.id)).toEqual([true, true]);
  });

  it("stay as long as the mark as delivered can be undone", async () => {
    const { shopper, order } = await aCashOrder();
    for (const status of ["SHIPPED", "DELIVERED"]) await changeStatus(admin, order.id, status);
    expect(await hasContactsAfterDeletion(shopper, order.id)).toEqual([true, true]);
    await sql(
      "update order_status_changes set changed_at = changed_at - interval '31 minutes' where order_id = $1",
      [order.id],
    );
    await tidy();
    expect(await hasContacts(order.id)).toBe(false);
  });

  it.each([["DELIVERED"], ["RETURNED"], ["CANCELLED"]])(
    "are erased at once if a cash order is %s and nothing of it can be paid back",
    async (status) => {
      const { shopper, order } = await aCashOrder();
      await changeStatus(admin, order.id, status);
      expect(await hasContactsAfterDeletion(shopper, order.id)).toEqual([false, false]);
    },
  );

  it("stay until the refund of an online payment is accepted", async () => {
    const { shopper, order } = await aPaidOrder();
    await changeStatus(admin, order.id, "CANCELLED");
    expect(await hasContactsAfterDeletion(shopper, order.id)).toEqual([true, true]);
    await pay.runJobs();
    await tidy();
    expect(await hasContacts(order.id)).toBe(false);
  });
});

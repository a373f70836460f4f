import { expect, it } from "vitest";
import { creditsOf } from "../support/credits.ts";
import { payoutCalls } from "../support/payouts.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin, changeStatus } = testShop;
const { credit, piecesOf, markCollected, aCashOrder } = creditsOf(testShop);
const admin = await anAdmin();
const { payoutsOf, record, listed } = payoutCalls(testShop, admin);

const openPayouts = async (): Promise<number> => {
  const { data } = await gql<{ openTasks: { kind: string; count: number }[] }>(
    "{ openTasks { kind count } }",
    {},
    admin.token,
  );
  return data.openTasks.find(({ kind }) => kind === "PAYOUTS")?.count ?? 0;
};

const phoneOf = async (payoutId: string) =>
  (await listed({ first: 100 })).nodes.find(({ id }) => id === payoutId)?.phoneToCall;

it("of a customer without an e-mail address is a task of the staff, with the phone number, until it is paid", async () => {
  const { order, shopper } = await aCashOrder();
  await changeStatus(admin, order.id, "DELIVERED");
  await markCollected(admin, order.id);
  await credit(order.id, { pieces: await piecesOf(order.id, 1) });
  const [payout] = await payoutsOf(shopper, order.id);
  const id = payout?.id ?? "";
  expect([await openPayouts(), await phoneOf(id)]).toEqual([0, null]);
  await sql("update users set email = '9876543210@phone.invalid' where id = $1", [shopper.id]);
  expect([await openPayouts(), await phoneOf(id)]).toEqual([1, expect.stringMatching(/\d{10}/)]);
  await record(id, "UTR 10");
  expect([await openPayouts(), await phoneOf(id)]).toEqual([0, null]);
});

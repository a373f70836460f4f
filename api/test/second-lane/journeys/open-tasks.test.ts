import { describe, expect, it } from "vitest";
import type { Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { openTestShop } from "../../support/test-shop.ts";

const { gql, sql, anAdmin, anOrder, aProduct, aReview, aContactMessage, changeStatus } =
  await openTestShop(noOrderLimits);

type Task = { kind: string; count: number; isMore: boolean; oldestAt: string | null; dueAt: string | null };

const tasksFor = async (admin: Person): Promise<Task[]> =>
  (await gql<{ openTasks: Task[] }>("{ openTasks { kind count isMore oldestAt dueAt } }", {}, admin.token))
    .data.openTasks;

/** The counts that an action changes. */
const changesOf = async (admin: Person, action: () => Promise<unknown>): Promise<Record<string, number>> => {
  const before = await tasksFor(admin);
  await action();
  const after = await tasksFor(admin);
  return Object.fromEntries(
    after
      .map(({ kind, count }, index): [string, number] => [kind, count - (before[index]?.count ?? 0)])
      .filter(([, change]) => change !== 0),
  );
};

const admin = await anAdmin();

describe("what waits for the admin", () => {
  it("names every kind, with zeros in an empty shop", async () => {
    const tasks = await tasksFor(admin);
    expect(tasks.map(({ kind }) => kind)).toHaveLength(15);
    expect(tasks.filter(({ count, isMore, oldestAt }) => count > 0 || isMore || oldestAt !== null)).toEqual(
      [],
    );
  });

  it("follows an order from packing to the courier's cash", async () => {
    const dress = await aProduct({ stock: 50 });
    const place = () => anOrder({ lines: [{ productId: dress.id, quantity: 1 }] });
    let order = { id: "", orderNumber: "" };
    expect(await changesOf(admin, async () => (order = await place()))).toEqual({ TO_PACK: 1 });
    const pack = "mutation($numbers: [String!]!) { packOrders(orderNumbers: $numbers) { __typename } }";
    const packing = () => gql(pack, { numbers: [order.orderNumber] }, admin.token);
    expect(await changesOf(admin, packing)).toEqual({ TO_PACK: -1, TO_SHIP: 1 });
    await sql("update orders set packed_at = null where id = $1", [order.id]);
    expect(await changesOf(admin, () => changeStatus(admin, order.id, "SHIPPED"))).toEqual({ TO_PACK: -1 });
    const late = () =>
      sql("update orders set estimated_delivery = null, promised_to = indian_day(now()) - 1 where id = $1", [
        order.id,
      ]);
    expect(await changesOf(admin, late)).toEqual({ LATE: 1 });
    const list = "{ orders(filter: { isLate: true }) { totalCount nodes { id } } }";
    expect((await gql(list, {}, admin.token)).data).toEqual({
      orders: { totalCount: 1, nodes: [{ id: order.id }] },
    });
    // A minute before midnight, this is tomorrow.
    const today = () =>
      sql("update orders set estimated_delivery = now() + interval '1 minute' where id = $1", [order.id]);
    expect(await changesOf(admin, today)).toEqual({ LATE: -1 });
    expect(await changesOf(admin, () => changeStatus(admin, order.id, "DELIVERED"))).toEqual({
      CASH_OWED: 1,
    });
  });

  it("has the messages, new reviews and products with few pieces", async () => {
    expect(await changesOf(admin, () => aContactMessage())).toEqual({ MESSAGES: 1 });
    const dress = await aProduct({ stock: 50 });
    expect(await changesOf(admin, () => aReview({ productId: dress.id }))).toEqual({ REVIEWS: 1 });
    expect(await changesOf(admin, () => aProduct({ stock: 2 }))).toEqual({ LOW_STOCK: 1 });
  });

  it("says since when the oldest one waits", async () => {
    await aContactMessage();
    await sql("update contact_messages set created_at = '2026-01-02T03:04:05Z'");
    const messages = (await tasksFor(admin)).find(({ kind }) => kind === "MESSAGES");
    expect(messages?.oldestAt).toBe("2026-01-02T03:04:05.000Z");
  });
});

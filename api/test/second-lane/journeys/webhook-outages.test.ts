import { beforeEach, describe, expect, it } from "vitest";
import { CHANGE_STATUS } from "../../support/operations.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { webhookCalls } from "../../support/webhook-calls.ts";
import { webhookReceiver } from "../../support/webhook-receiver.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, gql, anOrder, aProduct, anAdmin } = testShop;
const owner = await anAdmin();
const { add, endpoints, call, log, deliver, passMinutes } = webhookCalls(testShop, owner);
const receiver = await webhookReceiver();

const anEndpoint = (events = ["ORDER_PLACED", "ORDER_PAID", "ORDER_STATUS_CHANGED"]) =>
  add(receiver.url, events);

const setStatus = (orderId: string, status: string) => gql(CHANGE_STATUS, { orderId, status }, owner.token);

const received = () =>
  receiver.messages.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });

beforeEach(async () => {
  for (const { id } of await endpoints())
    await call("mutation($id: ID!) { deleteWebhook(endpointId: $id) { endpoints { id } } }", { id });
  receiver.messages.length = 0;
});

describe("a receiver that is down for an hour", () => {
  it("gets each event once, in the order of its object", async () => {
    const { endpointId } = await anEndpoint();
    receiver.state.status = 503;
    const orders = [await anOrder(), await anOrder(), await anOrder(), await anOrder()];
    for (const status of ["PROCESSING", "SHIPPED", "DELIVERED"])
      for (const { id } of orders) {
        await setStatus(id, status);
        await deliver();
        await passMinutes(5);
      }
    expect((await endpoints())[0]).toMatchObject({ isFailing: true, waitingCount: 16 });
    receiver.messages.length = 0;
    receiver.state.status = 200;
    for (let run = 0; run < 3; run += 1) {
      await passMinutes(60);
      await deliver();
    }
    expect((await log(endpointId)).filter(({ status }) => status !== "DELIVERED")).toEqual([]);
    for (const { id } of orders) {
      const mine = received().filter(({ data }) => data["orderId"] === id);
      expect(mine.map(({ type, data }) => `${type} ${String(data["orderStatus"])}`)).toEqual([
        "order.placed CONFIRMED",
        "order.status_changed PROCESSING",
        "order.status_changed SHIPPED",
        "order.status_changed DELIVERED",
      ]);
    }
    expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(receiver.messages.length);
  });

  it("has the attempts of the hour in the log, of each object those of its first event", async () => {
    const { endpointId } = await anEndpoint(["ORDER_STATUS_CHANGED", "STOCK_CHANGED"]);
    receiver.state.status = 503;
    const dress = await aProduct({ stock: 9 });
    const place = () => anOrder({ lines: [{ productId: dress.id, quantity: 2 }] });
    const { id } = await place();
    await setStatus(id, "PROCESSING");
    for (let minute = 0; minute < 60; minute += 5) {
      if (minute === 30) {
        await setStatus(id, "SHIPPED");
        await place();
      }
      await deliver();
      await passMinutes(5);
    }
    const shown = async () =>
      (await log(endpointId))
        .toReversed()
        .map(({ type, status, attempts, responseStatus, problem }) => [
          type,
          status,
          attempts,
          responseStatus,
          problem,
        ]);
    // Attempts at 0, 5, 10, 15, 20 and 35 minutes: after 5 seconds, 30 seconds, 2, 5 and 15 minutes at the earliest.
    expect(await shown()).toEqual([
      ["STOCK_CHANGED", "PENDING", 6, 503, "Answered 503."],
      ["ORDER_STATUS_CHANGED", "PENDING", 6, 503, "Answered 503."],
      ["ORDER_STATUS_CHANGED", "PENDING", 0, null, null],
      ["STOCK_CHANGED", "PENDING", 0, null, null],
    ]);
    receiver.messages.length = 0;
    receiver.state.status = 200;
    await passMinutes(5);
    await deliver();
    expect(await shown()).toEqual([
      ["STOCK_CHANGED", "DELIVERED", 7, 200, null],
      ["ORDER_STATUS_CHANGED", "DELIVERED", 7, 200, null],
      ["ORDER_STATUS_CHANGED", "DELIVERED", 1, 200, null],
      ["STOCK_CHANGED", "DELIVERED", 1, 200, null],
    ]);
    const dataOf = (type: string) => received().filter((message) => message.type === type);
    expect(dataOf("stock.changed").map(({ data }) => data["stock"])).toEqual([7, 5]);
    expect(dataOf("order.status_changed").map(({ data }) => data["orderStatus"])).toEqual([
      "PROCESSING",
      "SHIPPED",
    ]);
  });

  it("is called a few times only while it is down, however many objects wait", async () => {
    await anEndpoint();
    receiver.state.status = 500;
    for (let count = 0; count < 12; count += 1) await anOrder();
    await deliver();
    expect(receiver.messages.length).toBeLessThanOrEqual(7);
  });

  it("loses what is older than three days until an owner sends it again", async () => {
    const { endpointId } = await anEndpoint();
    receiver.state.status = 500;
    const { id } = await anOrder();
    await deliver();
    await passMinutes(3 * 24 * 60 - 30);
    await setStatus(id, "SHIPPED");
    await sql(
      "update webhook_deliveries set expires_at = now() + interval '3 days' where status = 'pending' and attempts = 0",
    );
    await passMinutes(60);
    receiver.state.status = 200;
    await deliver();
    const [second, first] = await log(endpointId);
    expect([first?.type, first?.status, second?.type, second?.status]).toEqual([
      "ORDER_PLACED",
      "FAILED",
      "ORDER_STATUS_CHANGED",
      "DELIVERED",
    ]);
    receiver.messages.length = 0;
    const resent = await call("mutation($id: ID!) { resendWebhook(deliveryId: $id) { status } }", {
      id: first?.id,
    });
    expect(resent.code ?? "ok").toBe("ok");
    await deliver();
    expect(receiver.messages.map((message) => message.id)).toEqual([first?.messageId]);
  });
});

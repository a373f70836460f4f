import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { addMessages } from "../../../src/features/webhooks/webhook-message.store.ts";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { eventTypes, WebhookEvent } from "../../../src/platform/events/event.rules.ts";
import { CHANGE_STATUS } from "../../support/operations.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { sentStatements } from "../../support/statements.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { webhookCalls } from "../../support/webhook-calls.ts";
import { webhookReceiver } from "../../support/webhook-receiver.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, gql, anOrder, aProduct, aShopper, anAdmin } = testShop;
const owner = await anAdmin();
const { add, endpoints, call, log, deliver, passMinutes } = webhookCalls(testShop, owner);
const receiver = await webhookReceiver();

const orderEvents = ["ORDER_PLACED", "ORDER_PAID", "ORDER_STATUS_CHANGED"];

/** What an endpoint can choose. */
const everyEvent = Object.keys(WebhookEvent).filter((name) => name !== "PING");

/** A new endpoint for events; the key that signs its messages. */
const anEndpoint = async (events: readonly string[] = orderEvents, url = receiver.url) => {
  const { endpointId, signingKey } = await add(url, events);
  return { endpointId, signingKey };
};

const setStatus = (orderId: string, status: string) => gql(CHANGE_STATUS, { orderId, status }, owner.token);

beforeEach(async () => {
  for (const { id } of await endpoints())
    await call("mutation($id: ID!) { deleteWebhook(endpointId: $id) { endpoints { id } } }", { id });
  receiver.messages.length = 0;
  receiver.state.status = 204;
  delete receiver.state.onMessage;
});

describe("an event of the shop", () => {
  it("is posted with the id, time and signature of Standard Webhooks", async () => {
    const { signingKey } = await anEndpoint();
    const order = await anOrder();
    await deliver();
    const [message] = receiver.messages;
    expect(message?.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "webhook-signature": expect.stringMatching(/^v1,[\w+/]{43}=$/) as string,
    });
    expect(new Webhook(signingKey).verify(message?.body ?? "", message?.headers ?? {})).toMatchObject({
      type: "order.placed",
      version: "2026-11",
      data: { orderId: order.id, orderNumber: order.orderNumber, finalAmount: order.finalAmount },
    });
    expect(() => new Webhook(signingKey).verify(`${message?.body} `, message?.headers ?? {})).toThrow(
      "No matching signature",
    );
  });

  it("is a row of its transaction: a change that is refused has none", async () => {
    const { endpointId } = await anEndpoint(["ORDER_STATUS_CHANGED"]);
    const product = await aProduct({ stock: 2 });
    const order = await anOrder({ lines: [{ productId: product.id, quantity: 2 }] });
    expect((await setStatus(order.id, "CANCELLED")).code ?? "ok").toBe("ok");
    expect((await log(endpointId)).map(({ type }) => type)).toEqual(["ORDER_STATUS_CHANGED"]);
    await anOrder({ lines: [{ productId: product.id, quantity: 2 }] });
    // Its pieces are gone: the order cannot be reopened, after its status was set in the transaction.
    expect((await setStatus(order.id, "CONFIRMED")).code).toBe("OUT_OF_STOCK");
    expect((await log(endpointId)).map(({ type }) => type)).toEqual(["ORDER_STATUS_CHANGED"]);
  });

  it("has no row when no endpoint wants it", async () => {
    const { endpointId } = await anEndpoint(["ORDER_STATUS_CHANGED"]);
    await anOrder();
    const [{ messages } = { messages: 0 }] = await sql<{ messages: number }>(
      "select count(*)::int as messages from webhook_messages where type <> 'order.status_changed' and created_at >= (select created_at from webhook_endpoints where id = $1)",
      [endpointId],
    );
    expect(messages).toBe(0);
  });

  it("costs an order one statement for each type that an endpoint wants, with one for the job", async () => {
    const [shopper, product] = [await aShopper(), await aProduct({ stock: 99 })];
    const place = () => anOrder({ shopper, lines: [{ productId: product.id, quantity: 1 }] });
    await place();
    const before = (await sentStatements(async () => void (await place()))).map(({ text }) => text);
    expect(before.filter((text) => /webhook/.test(text))).toEqual([]);
    await anEndpoint(["ORDER_PLACED", "STOCK_CHANGED"]);
    await place();
    // The notice of the new endpoint may arrive meanwhile: then the types are read again.
    const after = (await sentStatements(async () => void (await place())))
      .map(({ text }) => text)
      .filter((text) => !/unnest\(events\)/.test(text));
    expect(after.filter((text) => /webhook_messages/.test(text))).toHaveLength(2);
    expect(after.length).toBe(before.length + 3);
  });

  it("can be written of each type: a statement that fails would refuse the change", async () => {
    await anEndpoint(everyEvent);
    const writing = inTransaction(testShop.shop.database, async (tx) => {
      for (const type of eventTypes) await addMessages(tx, type, [randomUUID()]);
    });
    await expect(writing).resolves.toBeUndefined();
  });

  it("has no name, address, phone number or e-mail address of the customer", async () => {
    const { endpointId } = await anEndpoint(everyEvent);
    const shopper = await aShopper("Nandini Krishnan");
    const product = await aProduct({ stock: 5 });
    const order = await anOrder({ shopper, lines: [{ productId: product.id, quantity: 1 }] });
    await setStatus(order.id, "DELIVERED");
    await deliver();
    const text = receiver.messages.map(({ body }) => body).join("");
    expect((await log(endpointId)).length).toBeGreaterThan(2);
    expect(text).toContain("560025");
    expect(text).not.toMatch(/Nandini|Asha|Residency|9876543210|example\.com/);
  });
});

describe("a delivery", () => {
  it("is made by one of two processes at a time", async () => {
    await anEndpoint();
    const orders = [await anOrder(), await anOrder(), await anOrder()];
    let open = 0;
    let mostOfOne = 0;
    const now = new Map<string, number>();
    receiver.state.onMessage = async ({ id }) => {
      open += 1;
      now.set(id, (now.get(id) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, now.get(id) ?? 0);
    };
    await Promise.all([deliver(), deliver(), deliver()]);
    expect([open, mostOfOne]).toEqual([orders.length, 1]);
  });

  it("that a process did not end is made again, with the same id and content", async () => {
    const { endpointId } = await anEndpoint();
    await anOrder();
    await deliver();
    // As if the process had died before it stored the answer.
    await sql("update webhook_deliveries set status = 'pending' where endpoint_id = $1", [endpointId]);
    await deliver();
    expect(receiver.messages).toHaveLength(1);
    await passMinutes(2);
    await deliver();
    const [one, other] = receiver.messages;
    expect([other?.id, other?.body]).toEqual([one?.id, one?.body]);
  });

  it("reports a redirect instead of following it", async () => {
    const { endpointId } = await anEndpoint();
    receiver.state.status = 302;
    await anOrder();
    await deliver();
    expect(receiver.messages.map(({ at }) => at)).toEqual(["/shop"]);
    expect((await log(endpointId))[0]).toMatchObject({
      status: "PENDING",
      responseStatus: 302,
      problem: "Answered 302. Redirects are not followed.",
    });
  });
});

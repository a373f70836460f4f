import { beforeEach, describe, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { webhookCalls } from "../../support/webhook-calls.ts";
import { webhookReceiver } from "../../support/webhook-receiver.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, anOrder } = testShop;
const { add, endpoints, call, log, deliver } = webhookCalls(testShop, await testShop.anAdmin());
const receiver = await webhookReceiver();

const orderEvents = ["ORDER_PLACED", "ORDER_PAID", "ORDER_STATUS_CHANGED"];

const anEndpoint = () => add(receiver.url, orderEvents);

const received = () => receiver.messages.map(({ body }) => JSON.parse(body) as { type: string });

beforeEach(async () => {
  for (const { id } of await endpoints())
    await call("mutation($id: ID!) { deleteWebhook(endpointId: $id) { endpoints { id } } }", { id });
  receiver.messages.length = 0;
});

describe("an endpoint", () => {
  it("signs by both keys for a day after a rotation", async () => {
    const { endpointId, signingKey } = await anEndpoint();
    const rotate =
      "mutation($id: ID!, $v: Int!) { rotateWebhookKey(input: { endpointId: $id, version: $v }) { signingKey } }";
    const answer = await call(rotate, { id: endpointId, v: 1 });
    const newKey = (answer.data as { rotateWebhookKey: { signingKey: string } }).rotateWebhookKey.signingKey;
    expect((await call(rotate, { id: endpointId, v: 1 })).code).toBe("WEBHOOK_CHANGED");
    await anOrder();
    await deliver();
    const [message] = receiver.messages;
    for (const key of [signingKey, newKey])
      expect(new Webhook(key).verify(message?.body ?? "", message?.headers ?? {})).toBeTruthy();
    await sql("update webhook_endpoints set earlier_key_until = now() - interval '1 second'");
    await anOrder();
    await deliver();
    const last = receiver.messages.at(-1);
    expect(last?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
    expect(() => new Webhook(signingKey).verify(last?.body ?? "", last?.headers ?? {})).toThrow(
      "No matching signature",
    );
  });

  it("gets what waited when its pause ends", async () => {
    const { endpointId } = await anEndpoint();
    const pause =
      "mutation($id: ID!, $p: Boolean!) { pauseWebhook(input: { endpointId: $id, isPaused: $p }) { endpoints { id } } }";
    await call(pause, { id: endpointId, p: true });
    await anOrder();
    await deliver();
    expect(receiver.messages).toEqual([]);
    await call(pause, { id: endpointId, p: false });
    await deliver();
    expect(received().map(({ type }) => type)).toEqual(["order.placed"]);
  });

  it("gets a test message", async () => {
    const { endpointId, signingKey } = await anEndpoint();
    await call("mutation($id: ID!) { pingWebhook(endpointId: $id) { id } }", { id: endpointId });
    await deliver();
    const [message] = receiver.messages;
    expect(new Webhook(signingKey).verify(message?.body ?? "", message?.headers ?? {})).toMatchObject({
      type: "ping",
      data: { endpointId },
    });
  });

  it.each([
    ["ftp://hooks.example.com", orderEvents, "WEBHOOK_URL_INVALID"],
    ["https://name:word@hooks.example.com", orderEvents, "WEBHOOK_URL_INVALID"],
    ["no address", orderEvents, "WEBHOOK_URL_INVALID"],
    ["https://hooks.example.com/1", [], "WEBHOOK_EVENTS_NEEDED"],
    ["https://hooks.example.com/1", ["ORDER_PLACED", "PING"], "BAD_INPUT"],
  ])("is refused at %s for %s: %s", async (url, events, code) => {
    expect((await add(url, events)).code).toBe(code);
  });

  it("has an audit entry for each thing that an owner does with it", async () => {
    const { endpointId: id } = await anEndpoint();
    const run = (mutation: string) => call(mutation, { id });
    await run(
      `mutation($id: ID!) { updateWebhook(input: {endpointId: $id, version: 1,
        webhook: { url: "${receiver.url}/other", events: [STOCK_CHANGED] }}) { endpoints { id } } }`,
    );
    await run(
      "mutation($id: ID!) { pauseWebhook(input: { endpointId: $id, isPaused: true }) { endpoints { id } } }",
    );
    await run(
      "mutation($id: ID!) { rotateWebhookKey(input: { endpointId: $id, version: 3 }) { endpointId } }",
    );
    await run("mutation($id: ID!) { pingWebhook(endpointId: $id) { id } }");
    const [delivery] = await log(id);
    await call("mutation($id: ID!) { resendWebhook(deliveryId: $id) { id } }", { id: delivery?.id });
    await run("mutation($id: ID!) { deleteWebhook(endpointId: $id) { endpoints { id } } }");
    const entries = await sql(
      "select action from audit_entries where subject = 'webhook' and subject_id = $1 order by id",
      [id],
    );
    expect(entries).toEqual([
      { action: "addWebhook" },
      { action: "changeWebhook" },
      { action: "pauseWebhook" },
      { action: "rotateWebhookKey" },
      { action: "pingWebhook" },
      { action: "resendWebhook" },
      { action: "deleteWebhook" },
    ]);
  });

  it("is one for each address", async () => {
    await anEndpoint();
    expect((await add(receiver.url, orderEvents)).code).toBe("WEBHOOK_URL_TAKEN");
  });

  it("has a key that is stored encrypted", async () => {
    const { signingKey } = await anEndpoint();
    const [row] = await sql<{ stored: string }>(
      "select row_to_json(e)::text as stored from webhook_endpoints e",
    );
    expect(row?.stored).not.toContain(signingKey.replace("whsec_", ""));
  });
});

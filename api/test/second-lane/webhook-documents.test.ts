import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eventTypes, WebhookEvent } from "../../src/platform/events/event.rules.ts";
import { eventTexts } from "../../src/features/webhooks/webhook.rules.ts";
import { openTestShop } from "../support/test-shop.ts";
import { webhookCalls } from "../support/webhook-calls.ts";
import { webhookReceiver } from "../support/webhook-receiver.ts";

const testShop = await openTestShop();
const document = readFileSync(new URL("../../../docs/webhooks.md", import.meta.url), "utf8");

/** The names of the fields and the types of their values, in their order. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([name, each]) => [name, shapeOf(each)]);
};

it("the example of docs/webhooks.md has the fields of a real message", async () => {
  const { add, deliver } = webhookCalls(testShop, await testShop.anAdmin());
  const receiver = await webhookReceiver();
  await add(receiver.url, ["ORDER_PLACED"]);
  const product = await testShop.aProduct({ stock: 3, sizes: ["S"], colors: ["Red"] });
  await testShop.anOrder({ lines: [{ productId: product.id, size: "S", color: "Red", quantity: 1 }] });
  await deliver();
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(document) ?? [];
  expect(shapeOf(JSON.parse(receiver.messages[0]?.body ?? ""))).toEqual(shapeOf(JSON.parse(example)));
});

it("the name of an event in the API follows from its type", () => {
  for (const [name, type] of Object.entries(WebhookEvent))
    expect(name.toLowerCase().replace("_", ".")).toBe(type);
});

it("docs/webhooks.md lists the events with the words of the admin", () => {
  const rows = [...document.matchAll(/^\| `([\w.]+)` +\| (.*?) +\|/gm)].map(([, type = "", text = ""]) => [
    type,
    text.toLowerCase(),
  ]);
  const asRow = (text: string) => text.toLowerCase().replace(". an", "; an").replace(/\.$/, "");
  const ping: string = WebhookEvent.PING;
  expect(rows.filter(([type]) => type !== ping)).toEqual(
    eventTypes.map((type) => [type, asRow(eventTexts[type])]),
  );
});

import { describe, expect, it } from "vitest";
import { maxKeys } from "../../src/features/api-keys/api-key.rules.ts";
import { maxEndpoints } from "../../src/features/webhooks/webhook.rules.ts";
import { Permission } from "../../src/platform/permissions.rules.ts";
import { apiKeyCalls } from "../support/api-key-calls.ts";
import { openTestShop } from "../support/test-shop.ts";
import { webhookCalls } from "../support/webhook-calls.ts";

const testShop = await openTestShop({ THROTTLES: "off" });
const owner = await testShop.anAdmin();
const codeOf = async (query: string, variables: Record<string, unknown>) =>
  (await testShop.gql(query, variables, owner.token)).code;

describe("an endpoint for webhooks", () => {
  const { add } = webhookCalls(testShop, owner);
  const events = ["ORDER_PLACED"];

  it("keeps what another owner has changed, and takes no address that cannot be used", async () => {
    const { endpointId } = await add("https://one.example.com", events);
    await add("https://two.example.com", events);
    const change = (version: number, input: object) =>
      codeOf(
        `mutation($id: ID!, $version: Int!, $input: WebhookInput!) {
           updateWebhook(input: { endpointId: $id, version: $version, webhook: $input }) { endpoints { id } } }`,
        { id: endpointId, version, input: { events, ...input } },
      );
    expect(await change(9, { url: "https://one.example.com" })).toBe("WEBHOOK_CHANGED");
    expect(await change(1, { url: "no address" })).toBe("WEBHOOK_URL_INVALID");
    expect(await change(1, { url: "https://two.example.com" })).toBe("WEBHOOK_URL_TAKEN");
    expect(await change(1, { url: "https://one.example.com", events: [] })).toBe("WEBHOOK_EVENTS_NEEDED");
  });

  it("is one of a limited number", async () => {
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < maxEndpoints; index += 1)
      codes.push((await add(`https://hooks-${index}.example.com`, events)).code);
    expect(codes.at(-1)).toBe("TOO_MANY_WEBHOOKS");
  });
});

describe("an API key", () => {
  it("is one of a limited number", async () => {
    const { aKey, makeKey } = apiKeyCalls(testShop, owner);
    for (let index = 0; index < maxKeys; index += 1) await aKey([Permission.VIEW_ORDERS]);
    const more = await makeKey({ name: "One more", permissions: ["VIEW_ORDERS"] });
    expect(more.code).toBe("TOO_MANY_API_KEYS");
  });
});

describe("an untrue passkey", () => {
  it.each([
    "confirmSession(confirmation: $c) { expiresAt }",
    "makeRecoveryCodes(confirmation: $c) { recoveryCodes }",
    "removeAuthenticatorApp(confirmation: $c) { recoveryCodes }",
    'resetSecondFactor(input: { email: "asha@example.com", confirmation: $c }) { email }',
  ])("confirms nothing: %s", async (field) => {
    const change = `mutation($c: ConfirmationInput!) { ${field} }`;
    expect(await codeOf(change, { c: { passkey: {} } })).toBe("PASSKEY_INVALID");
  });

  it.each(["startAuthenticatorApp(confirmation: $c) { key }", "startPasskey(confirmation: $c)"])(
    "begins no second factor: %s",
    async (field) => {
      const { token } = await testShop.aShopper();
      const change = `mutation($c: ConfirmationInput!) { ${field} }`;
      expect((await testShop.gql(change, { c: { passkey: {} } }, token)).code).toBe("PASSKEY_INVALID");
    },
  );
});

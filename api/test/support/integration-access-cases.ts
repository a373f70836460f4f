import { randomUUID } from "node:crypto";
import { adminsOnly, type AccessCase } from "./access-cases.ts";

const input = () => ({ url: `https://hooks.example.com/${randomUUID()}`, events: ["ORDER_PLACED"] });

const unknownWebhook = { ...adminsOnly, admin: "WEBHOOK_NOT_FOUND" };

/** Who may see and change webhooks and API keys: owners. */
export const integrationAccessCases: Record<string, AccessCase> = {
  "Query.webhooks": { allow: adminsOnly, callOf: () => ["{ webhooks { endpoints { id } } }"] },
  "Query.webhookDeliveries": {
    allow: adminsOnly,
    callOf: () => [
      "query($id: ID!) { webhookDeliveries(endpointId: $id) { nodes { id } } }",
      { id: randomUUID() },
    ],
  },
  "Mutation.addWebhook": {
    allow: adminsOnly,
    callOf: () => [
      "mutation($input: WebhookInput!) { addWebhook(input: $input) { endpointId } }",
      { input: input() },
    ],
  },
  "Mutation.updateWebhook": {
    allow: unknownWebhook,
    callOf: () => [
      "mutation($id: ID!, $input: WebhookInput!) { updateWebhook(input: { endpointId: $id, version: 1, webhook: $input }) { endpoints { id } } }",
      { id: randomUUID(), input: input() },
    ],
  },
  "Mutation.pauseWebhook": {
    allow: unknownWebhook,
    callOf: () => [
      "mutation($id: ID!) { pauseWebhook(input: { endpointId: $id, isPaused: true }) { endpoints { id } } }",
      { id: randomUUID() },
    ],
  },
  "Mutation.rotateWebhookKey": {
    allow: unknownWebhook,
    callOf: () => [
      "mutation($id: ID!) { rotateWebhookKey(input: { endpointId: $id, version: 1 }) { endpointId } }",
      { id: randomUUID() },
    ],
  },
  "Mutation.deleteWebhook": {
    allow: unknownWebhook,
    callOf: () => [
      "mutation($id: ID!) { deleteWebhook(endpointId: $id) { endpoints { id } } }",
      { id: randomUUID() },
    ],
  },
  "Mutation.pingWebhook": {
    allow: unknownWebhook,
    callOf: () => ["mutation($id: ID!) { pingWebhook(endpointId: $id) { id } }", { id: randomUUID() }],
  },
  "Mutation.resendWebhook": {
    allow: { ...adminsOnly, admin: "DELIVERY_NOT_FOUND" },
    callOf: () => ["mutation($id: ID!) { resendWebhook(deliveryId: $id) { id } }", { id: randomUUID() }],
  },
  "Query.apiKeys": { allow: adminsOnly, callOf: () => ["{ apiKeys { keys { id } permissions } }"] },
  "Mutation.addApiKey": {
    allow: adminsOnly,
    callOf: ({ admin }) => [
      "mutation($input: ApiKeyInput!, $confirmation: ConfirmationInput!) { addApiKey(input: { key: $input, confirmation: $confirmation }) { apiKeys { keys { id } } } }",
      {
        input: { name: randomUUID(), permissions: ["FULFILMENT"] },
        confirmation: { password: admin.password },
      },
    ],
  },
  "Mutation.endApiKey": {
    allow: { ...adminsOnly, admin: "API_KEY_NOT_FOUND" },
    callOf: () => ["mutation($id: ID!) { endApiKey(apiKeyId: $id) { keys { id } } }", { id: randomUUID() }],
  },
};

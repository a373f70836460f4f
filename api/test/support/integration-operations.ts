import { randomUUID } from "node:crypto";
import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const input = { url: "https://hooks.example.com/shop", description: "Warehouse", events: ["ORDER_PLACED"] };

/** A valid call of each operation of webhooks and API keys that takes arguments; what it names does not exist. */
export const integrationOperations = (admin: Person): Record<string, ValidCall> => ({
  "Query.webhookDeliveries": {
    as: admin,
    query: `query($endpointId: ID!, $status: WebhookDeliveryStatus, $first: Int, $after: String) {
      webhookDeliveries(endpointId: $endpointId, filter: { status: $status }, first: $first, after: $after) { nodes { id } } }`,
    variables: { endpointId: randomUUID(), status: "FAILED", first: 20, after: "" },
  },
  "Mutation.addWebhook": {
    as: admin,
    query: "mutation($input: WebhookInput!) { addWebhook(input: $input) { endpointId } }",
    variables: { input },
  },
  "Mutation.updateWebhook": {
    as: admin,
    query: `mutation($endpointId: ID!, $version: Int!, $input: WebhookInput!) {
      updateWebhook(input: { endpointId: $endpointId, version: $version, webhook: $input }) { endpoints { id } } }`,
    variables: { endpointId: randomUUID(), version: 1, input },
  },
  "Mutation.pauseWebhook": {
    as: admin,
    query: `mutation($endpointId: ID!, $isPaused: Boolean!) {
      pauseWebhook(input: { endpointId: $endpointId, isPaused: $isPaused }) { endpoints { id } } }`,
    variables: { endpointId: randomUUID(), isPaused: true },
  },
  "Mutation.rotateWebhookKey": {
    as: admin,
    query: `mutation($endpointId: ID!, $version: Int!) {
      rotateWebhookKey(input: { endpointId: $endpointId, version: $version }) { endpointId } }`,
    variables: { endpointId: randomUUID(), version: 1 },
  },
  "Mutation.deleteWebhook": {
    as: admin,
    query: "mutation($endpointId: ID!) { deleteWebhook(endpointId: $endpointId) { endpoints { id } } }",
    variables: { endpointId: randomUUID() },
  },
  "Mutation.pingWebhook": {
    as: admin,
    query: "mutation($endpointId: ID!) { pingWebhook(endpointId: $endpointId) { id } }",
    variables: { endpointId: randomUUID() },
  },
  "Mutation.resendWebhook": {
    as: admin,
    query: "mutation($deliveryId: ID!) { resendWebhook(deliveryId: $deliveryId) { id } }",
    variables: { deliveryId: randomUUID() },
  },
  "Mutation.addApiKey": {
    as: admin,
    query: `mutation($input: ApiKeyInput!, $confirmation: ConfirmationInput!) {
      addApiKey(input: { key: $input, confirmation: $confirmation }) { apiKeys { keys { id } } } }`,
    variables: {
      input: { name: "Warehouse", permissions: ["FULFILMENT"], expiresInDays: 90 },
      confirmation: { password: admin.password },
    },
  },
  "Mutation.endApiKey": {
    as: admin,
    query: "mutation($apiKeyId: ID!) { endApiKey(apiKeyId: $apiKeyId) { keys { id } } }",
    variables: { apiKeyId: randomUUID() },
  },
});

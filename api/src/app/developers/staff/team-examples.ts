import type { ExamplesBySubject } from "../example.ts";

const webhook = { url: "https://hooks.example.com/shop", events: ["ORDER_PLACED"], description: "Warehouse" };
const confirmation = { password: "PASSWORD" };
const endpoint = { endpointId: "ENDPOINT_ID", version: 1 };

/** Examples of the owner's operations on the staff, webhooks and API keys. */
export const teamExamples: ExamplesBySubject = {
  "Members of the staff": {
    "Query.staff": {},
    "Mutation.inviteStaff": {
      variables: { input: { email: "ravi@example.com", staffRole: "PACKER", confirmation } },
    },
    "Mutation.resendStaffInvitation": {
      variables: { input: { invitationId: "INVITATION_ID", confirmation } },
    },
    "Mutation.cancelStaffInvitation": {
      variables: { input: { invitationId: "INVITATION_ID", confirmation } },
    },
    "Mutation.updateStaffRole": {
      variables: { input: { userId: "MEMBER_ID", seenRole: "PACKER", staffRole: "ORDERS", confirmation } },
    },
    "Mutation.endStaffAccess": {
      variables: { input: { userId: "MEMBER_ID", seenRole: "PACKER", confirmation } },
    },
    "Mutation.resetSecondFactor": {
      variables: { input: { email: "ACCOUNT_EMAIL", confirmation } },
    },
  },
  "Outgoing webhooks": {
    "Query.webhooks": {},
    "Mutation.addWebhook": { variables: { input: webhook } },
    "Mutation.updateWebhook": {
      variables: { input: { ...endpoint, webhook: { ...webhook, url: "https://hooks.example.com/orders" } } },
    },
    "Mutation.pauseWebhook": { variables: { input: { endpointId: "ENDPOINT_ID", isPaused: true } } },
    "Mutation.rotateWebhookKey": { variables: { input: endpoint } },
    "Mutation.pingWebhook": { variables: { endpointId: "ENDPOINT_ID" } },
    "Query.webhookDeliveries": { variables: { endpointId: "ENDPOINT_ID", first: 6 } },
    "Mutation.resendWebhook": { variables: { deliveryId: "DELIVERY_ID" } },
    "Mutation.deleteWebhook": { variables: { endpointId: "ENDPOINT_ID" } },
  },
  "API keys": {
    "Query.apiKeys": {},
    "Mutation.addApiKey": {
      variables: {
        input: {
          key: { name: "Warehouse", permissions: ["FULFILMENT", "VIEW_ORDERS"], expiresInDays: 90 },
          confirmation,
        },
      },
    },
    "Mutation.endApiKey": { variables: { apiKeyId: "API_KEY_ID" } },
  },
};

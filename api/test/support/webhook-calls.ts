import { shopTasks } from "../../src/app/tasks.ts";
import { mailer } from "../../src/platform/mail/mailer.ts";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type Endpoint = {
  id: string;
  url: string;
  events: string[];
  version: number;
  pausedAt: string | null;
  earlierKeyExpiresAt: string | null;
  waitingCount: number;
  isFailing: boolean;
};

type Delivery = {
  id: string;
  messageId: string;
  type: string;
  status: string;
  attempts: number;
  responseStatus: number | null;
  problem: string | null;
};

const endpointFields =
  "endpoints { id url events version pausedAt earlierKeyExpiresAt waitingCount isFailing }";
const deliveryFields = "id messageId type status attempts responseStatus problem";

/** Calls of the operations of webhooks by one owner, and what moves their time. */
export const webhookCalls = ({ gql, sql, shop }: TestShop, owner: Person) => {
  const mails = mailer(shop.settings);
  return {
    add: async (url: string, events: readonly string[]) => {
      const answer = await gql<{ addWebhook: { endpointId: string; signingKey: string } }>(
        "mutation($input: WebhookInput!) { addWebhook(input: $input) { endpointId signingKey } }",
        { input: { url, events } },
        owner.token,
      );
      return answer.code
        ? { code: answer.code, endpointId: "", signingKey: "" }
        : { code: undefined, ...answer.data.addWebhook };
    },
    endpoints: async () => {
      const answer = await gql<{ webhooks: { endpoints: Endpoint[] } }>(
        `{ webhooks { ${endpointFields} } }`,
        {},
        owner.token,
      );
      return answer.data.webhooks.endpoints;
    },
    call: (mutation: string, variables: Record<string, unknown>) => gql(mutation, variables, owner.token),
    log: async (endpointId: string) => {
      const answer = await gql<{ webhookDeliveries: { nodes: Delivery[] } }>(
        `query($endpointId: ID!) { webhookDeliveries(endpointId: $endpointId, first: 100) { nodes { ${deliveryFields} } } }`,
        { endpointId },
        owner.token,
      );
      return answer.data.webhookDeliveries.nodes;
    },
    /** Does the job that delivers what is due. */
    deliver: () => shopTasks(shop, mails)["webhook-deliveries"]({}),
    /** Lets time pass for the deliveries, by the clock of the database. */
    passMinutes: (minutes: number) =>
      sql(
        `update webhook_deliveries set next_attempt_at = next_attempt_at - make_interval(mins => $1),
           expires_at = expires_at - make_interval(mins => $1)`,
        [minutes],
      ),
  };
};

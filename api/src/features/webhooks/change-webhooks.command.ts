import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./webhooks.refusals.ts";
import type { EventType } from "../../platform/events/event.rules.ts";
import { postableUrl } from "../../platform/http/post-public-url.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { cleanLine } from "../../platform/text.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { AuditSubject, changesBetween, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import type { Services } from "../shop/services.ts";
import { postRulesOf } from "./deliver-webhooks.command.ts";
import { deliveryById, renewDelivery } from "./webhook-delivery.store.ts";
import type { WebhookEndpoint } from "./webhook-endpoint.entity.ts";
import {
  addEndpoint,
  countEndpoints,
  deleteEndpoint,
  lockEndpoint,
  replaceKey,
  setPaused,
  updateEndpoint,
} from "./webhook-endpoint.store.ts";
import { wantedEvents } from "./wanted-events.ts";
import { encryptKey, newSigningKey } from "./webhook-keys.ts";
import { addPing } from "./webhook-message.store.ts";
import { knownEvents, maxEndpoints } from "./webhook.rules.ts";

export type EndpointInput = { url: string; description: string; events: readonly string[] };

const maxUrlLength = 500;
const maxDescriptionLength = 100;

type CheckedInput = { url: string; description: string; events: EventType[] };

/** Throws WEBHOOK_URL_INVALID, WEBHOOK_EVENTS_NEEDED, and BAD_INPUT for an event that no endpoint can choose. */
const checked = (services: Services, input: EndpointInput): CheckedInput => {
  const url = postableUrl(cleanLine(input.url, "url", maxUrlLength), postRulesOf(services));
  if (!url) return refuse("WEBHOOK_URL_INVALID", { field: "url" });
  const events = knownEvents(input.events);
  if (input.events.some((type) => !events.some((known) => known === type)))
    refuse("BAD_INPUT", { field: "events" });
  if (events.length === 0) refuse("WEBHOOK_EVENTS_NEEDED", { field: "events" });
  const description = cleanLine(input.description, "description", maxDescriptionLength);
  return { url: url.href, description, events };
};

const audit = (
  tx: EntityManager,
  author: Author,
  {
    action,
    endpoint,
    changes,
  }: { action: AuditAction; endpoint: { id: string; url: string }; changes?: FieldChanges },
): Promise<void> =>
  addAudit(tx, {
    author,
    action,
    subject: AuditSubject.WEBHOOK,
    subjectId: endpoint.id,
    label: endpoint.url.slice(0, 200),
    changes: changes ?? {},
  });

/**
 * Adds an endpoint. Returns its id and the key that signs its messages. Throws as `checked`, WEBHOOK_URL_TAKEN, TOO_MANY_WEBHOOKS.
 */
export const addWebhook = async (
  services: Services,
  author: Author,
  input: EndpointInput,
): Promise<{ id: string; signingKey: string }> => {
  const values = checked(services, input);
  const [id, signingKey] = [randomUUID(), newSigningKey()];
  await inTransaction(services.database, async (tx) => {
    if ((await countEndpoints(tx)) >= maxEndpoints) refuse("TOO_MANY_WEBHOOKS");
    await addEndpoint(tx, { id, ...values, encryptedKey: encryptKey(services, id, signingKey) });
    await audit(tx, author, {
      action: "addWebhook",
      endpoint: { id, url: values.url },
      changes: changesBetween({}, values),
    });
  });
  wantedEvents.forget(services);
  return { id, signingKey };
};

type SeenEndpoint = { endpointId: string; version?: number };

/** Runs a change of a locked endpoint. Throws WEBHOOK_NOT_FOUND, and WEBHOOK_CHANGED for another version than the owner saw. */
const changeEndpoint = async <Result>(
  services: Services,
  { endpointId, version }: SeenEndpoint,
  change: (tx: EntityManager, endpoint: WebhookEndpoint) => Promise<Result>,
): Promise<Result> => {
  const id = asId(endpointId, "endpointId");
  const result = await inTransaction(services.database, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse("WEBHOOK_NOT_FOUND", { field: "endpointId" });
    if (version !== undefined && endpoint.version !== version) refuse("WEBHOOK_CHANGED");
    return change(tx, endpoint);
  });
  wantedEvents.forget(services);
  return result;
};

/** Changes address, description and events. What waits is sent to the new address. Throws as `checked` and `changeEndpoint`. */
export const updateWebhook = (
  services: Services,
  author: Author,
  seen: SeenEndpoint & { input: EndpointInput },
): Promise<void> => {
  const values = checked(services, seen.input);
  return changeEndpoint(services, seen, async (tx, endpoint) => {
    const { url, description, events } = endpoint;
    const changes = changesBetween({ url, description, events }, values);
    if (Object.keys(changes).length === 0) return;
    await updateEndpoint(tx, endpoint.id, values);
    await audit(tx, author, {
      action: "changeWebhook",
      endpoint: { id: endpoint.id, url: values.url },
      changes,
    });
  });
};

/** Pauses an endpoint, or resumes it: what waits is sent then. Throws as `changeEndpoint`. */
export const pauseWebhook = (
  services: Services,
  author: Author,
  { isPaused, ...seen }: SeenEndpoint & { isPaused: boolean },
): Promise<void> =>
  changeEndpoint(services, seen, async (tx, endpoint) => {
    const before = endpoint.pausedAt !== null;
    if (before === isPaused) return;
    await setPaused(tx, endpoint.id, isPaused);
    if (!isPaused) await addJob(tx, "webhook-deliveries", {});
    await audit(tx, author, {
      action: "pauseWebhook",
      endpoint,
      changes: { isPaused: { before, after: isPaused } },
    });
  });

/** Gives an endpoint a new signing key, and returns it. The one before signs too for a day. Throws as `changeEndpoint`. */
export const rotateWebhookKey = (services: Services, author: Author, seen: SeenEndpoint): Promise<string> =>
  changeEndpoint(services, seen, async (tx, endpoint) => {
    const signingKey = newSigningKey();
    await replaceKey(tx, endpoint.id, encryptKey(services, endpoint.id, signingKey));
    await audit(tx, author, { action: "rotateWebhookKey", endpoint });
    return signingKey;
  });

/** Deletes an endpoint with its log. Throws WEBHOOK_NOT_FOUND. */
export const deleteWebhook = (services: Services, author: Author, seen: SeenEndpoint): Promise<void> =>
  changeEndpoint(services, seen, async (tx, endpoint) => {
    await deleteEndpoint(tx, endpoint.id);
    const { url, description, events } = endpoint;
    await audit(tx, author, {
      action: "deleteWebhook",
      endpoint,
      changes: changesBetween({ url, description, events }, { url: null, description: null, events: null }),
    });
  });

/** Sends a test message. Returns the id of its delivery. Throws WEBHOOK_NOT_FOUND. */
export const pingWebhook = (services: Services, author: Author, seen: SeenEndpoint): Promise<string> =>
  changeEndpoint(services, seen, async (tx, endpoint) => {
    const deliveryId = await addPing(tx, endpoint.id);
    await addJob(tx, "webhook-deliveries", {});
    await audit(tx, author, { action: "pingWebhook", endpoint });
    return deliveryId;
  });

/** Sends a message again, with the same id and content. Returns the id of the delivery. Throws DELIVERY_NOT_FOUND. */
export const resendWebhook = (services: Services, author: Author, deliveryId: string): Promise<string> => {
  const id = asId(deliveryId, "deliveryId");
  return inTransaction(services.database, async (tx) => {
    const delivery = await deliveryById(tx, id);
    const endpoint = delivery && (await lockEndpoint(tx, delivery.endpointId));
    if (!delivery || !endpoint) return refuse("DELIVERY_NOT_FOUND", { field: "deliveryId" });
    await renewDelivery(tx, id);
    await addJob(tx, "webhook-deliveries", {});
    await audit(tx, author, {
      action: "resendWebhook",
      endpoint,
      changes: { webhookMessage: { before: null, after: `${delivery.type} ${delivery.messageId}` } },
    });
    return id;
  });
};

import {
  localPostRules,
  postPublicUrl,
  publicPostRules,
  type PostRules,
} from "../../platform/http/post-public-url.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import {
  dueEndpoints,
  failExpired,
  secondsUntilDue,
  storeResult,
  takeDelivery,
  type DeliveryResult,
  type DueDelivery,
} from "./webhook-delivery.store.ts";
import { signingKeys, webhookHeaders } from "./webhook-keys.ts";
import { bodyOf, retryDelaySeconds } from "./webhook.rules.ts";

/** Deliveries to one endpoint at the same time, of different objects. */
const lanes = 4;

/** Failures in a row after which an endpoint counts as down, until the next run. */
const maxFailures = 3;

/** Seconds between two runs while an endpoint is down. */
const pauseSeconds = 15;

/** Seconds for which a run takes new deliveries. */
const runSeconds = 60;

export const postRulesOf = ({ settings }: Pick<Services, "settings">): PostRules =>
  settings.mode === "production" ? publicPostRules : localPostRules;

/** Sends one message. Any status but 2xx is a failure. */
const post = async (services: Services, delivery: DueDelivery): Promise<DeliveryResult> => {
  const keys = signingKeys(services, delivery);
  if (keys.length === 0)
    return { responseStatus: null, problem: "The signing key cannot be read. Rotate it." };
  const body = bodyOf(delivery);
  const headers = webhookHeaders(keys, { id: delivery.messageId, at: new Date(), body });
  const result = await postPublicUrl(delivery.url, { body, headers }, postRulesOf(services));
  if ("problem" in result) return { responseStatus: null, problem: result.problem };
  const { status } = result;
  const isRedirect = status >= 300 && status < 400;
  if (status >= 200 && status < 300) return { responseStatus: status, problem: null };
  return {
    responseStatus: status,
    problem: isRedirect ? `Answered ${status}. Redirects are not followed.` : `Answered ${status}.`,
  };
};

/** Sends what is due to one endpoint, until nothing is, or until the endpoint counts as down. Returns whether it does. */
const deliverTo = async (services: Services, endpointId: string, endsAt: number): Promise<boolean> => {
  const { database } = services;
  let failures = 0;
  const lane = async (): Promise<void> => {
    while (failures < maxFailures && Date.now() < endsAt) {
      const delivery = await takeDelivery(database, endpointId);
      if (!delivery) return;
      const result = await post(services, delivery);
      failures = result.problem === null ? 0 : failures + 1;
      await storeResult(database, delivery, { ...result, retryAfter: retryDelaySeconds(delivery.attempts) });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return failures >= maxFailures;
};

/**
 * Sends the messages that are due, to all endpoints at the same time. What is not delivered is due again later: one job waits for
 * the next of them.
 */
export const deliverWebhooks = async (services: Services): Promise<void> => {
  const { database } = services;
  await failExpired(database);
  const endpoints = await dueEndpoints(database);
  const endsAt = Date.now() + runSeconds * 1000;
  const isDown = await Promise.all(endpoints.map((id) => deliverTo(services, id, endsAt)));
  const seconds = await secondsUntilDue(database);
  if (seconds === undefined) return;
  const after = Math.max(seconds, isDown.includes(true) ? pauseSeconds : 1);
  await addJob(database.source.manager, "webhook-deliveries", {}, { key: "webhooks that wait", after });
};

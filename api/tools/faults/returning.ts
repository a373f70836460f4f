import { setTimeout as pause } from "node:timers/promises";
import type { Buyer } from "./buyers.ts";
import { sendGraphql, type GraphqlResult } from "./requests.ts";
import type { Stage } from "./stage.ts";

/** Longer than any outage on a busy machine: the limit only ends a run in which the shop never answers again. */
const timeoutMs = 180_000;
const pauseMs = 100;

/**
 * Repeats a request until the shop answers it. Returns whether it was accepted; one of `refusals` is no error. Throws on
 * other refusals, and after three minutes.
 */
export const untilAnswered = async (
  call: () => Promise<GraphqlResult<unknown>>,
  refusals: readonly string[] = [],
): Promise<boolean> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await call();
    if (result?.data) return true;
    if (result && result.status < 500) {
      if (refusals.includes(result.code ?? "")) return false;
      throw new Error(`refused: ${result.code}`);
    }
    if (Date.now() > deadline) throw new Error("a request has no answer within three minutes");
    await pause(pauseMs);
  }
};

/**
 * The values of all promises. Throws the first error after the last promise has ended: the checks of a failed fault then see what
 * every request has done.
 */
export const allEnded = async <Value>(promises: readonly Promise<Value>[]): Promise<Value[]> => {
  await Promise.allSettled(promises);
  return Promise.all(promises);
};

/** Sends requests at the same time. Causes the trouble as soon as one is answered. Returns which were accepted. */
export const duringRequests = async (
  requests: readonly (() => Promise<boolean>)[],
  cause: () => Promise<void>,
): Promise<boolean[]> => {
  const answers = requests.map((request) => request());
  const trouble = Promise.race(answers).then(cause);
  await Promise.allSettled([trouble, ...answers]);
  await trouble;
  return Promise.all(answers);
};

const REQUEST = "mutation Request($input: RequestReturnInput!) { requestReturn(input: $input) { id } }";

export type ReturnDraft = { orderId: string; idempotencyKey: string; lines: Record<string, unknown>[] };

export const requestReturn = (url: string, buyer: Buyer, input: ReturnDraft) =>
  sendGraphql(url, REQUEST, { input }, buyer.token);

const steps = {
  approve: `mutation Approve($returnId: ID!, $version: Int!) {
    approveReturn(input: { returnId: $returnId, version: $version }) { id } }`,
  receive: `mutation Receive($returnId: ID!, $version: Int!) {
    receiveReturn(input: { returnId: $returnId, version: $version }) { id } }`,
  inspect: `mutation Inspect($returnId: ID!, $version: Int!, $lines: [InspectedLineInput!]!) {
    inspectReturn(input: { returnId: $returnId, version: $version, lines: $lines }) { id } }`,
};

export type ReturnRow = {
  id: string;
  orderId: string;
  version: number;
  lines: { lineId: string; restocked: number; writtenOff: number }[];
};

/** The returns of orders. Of each line, the inspection writes off half of the pieces, rounded down. */
export const returnsOfOrders = (stage: Stage, orderIds: readonly string[]): Promise<ReturnRow[]> =>
  stage.sql<ReturnRow>(
    `select r.id, r.order_id as "orderId", r.version, json_agg(json_build_object('lineId', i.id,
       'restocked', i.quantity - i.quantity / 2, 'writtenOff', i.quantity / 2)) as lines
     from returns r join return_lines i on i.return_id = r.id where r.order_id = any($1) group by r.id`,
    [orderIds],
  );

export const sendStep = (
  url: string,
  admin: Buyer,
  step: keyof typeof steps,
  { id: returnId, version, lines }: ReturnRow,
) =>
  sendGraphql(url, steps[step], { returnId, version, ...(step === "inspect" ? { lines } : {}) }, admin.token);

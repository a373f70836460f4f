import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RazorpayRefusal } from "./refusal.ts";

const count = z.number().int().min(0);

/** What is to go wrong. Counts are of calls; a very large one means "until told otherwise". */
const faultsSchema = z.object({
  /** Calls of the API to answer with 503, without doing anything. */
  refuse: count.default(0),
  /** Calls to take and never answer, without doing anything. */
  hang: count.default(0),
  /** Calls to do, and then cut off instead of answering. */
  loseReply: count.default(0),
  /** Milliseconds before each answer. */
  slowMs: count.default(0),
  /** The faults above strike only calls whose "POST /v1/orders" contains this. */
  only: z.string().default(""),
  /** Milliseconds after which a payment is authorised that her browser was told had timed out; 0: at once. */
  lateMs: count.default(0),
  /** Whether payments stay authorised until the shop captures them. */
  isCaptureManual: z.boolean().default(false),
  /** Lists of an order's payments that also hold the payments of all other orders. */
  lieInLists: count.default(0),
  /** Refunds that the bank sends back: taken on at first, and failed when the control says so. */
  pendRefunds: count.default(0),
  /** Refunds that fail at once. */
  failRefunds: count.default(0),
  webhooks: z
    .object({
      isOff: z.boolean().default(false),
      /** How often each event is delivered. */
      copies: z.number().int().min(1).default(1),
      /** The last event of a payment first. */
      isReversed: z.boolean().default(false),
      delayMs: count.default(0),
    })
    .prefault({}),
});

export type Faults = z.infer<typeof faultsSchema>;

/** Faults as asked for; whatever is not named does not strike. */
export const faultsOf = (input: unknown): Faults => faultsSchema.parse(input ?? {});

type CallFault = "refuse" | "hang" | "loseReply";

/** Whether a fault strikes this call; each strike is counted off. */
const takeCallFault = (faults: Faults, kind: CallFault, call: string): boolean => {
  if (faults[kind] <= 0 || !call.includes(faults.only)) return false;
  faults[kind] -= 1;
  return true;
};

/** Whether a list of an order's payments holds those of other orders too; each such list is counted off. */
export const takeLyingList = (faults: Faults): boolean => {
  if (faults.lieInLists === 0) return false;
  faults.lieInLists -= 1;
  return true;
};

/** How a refund fares; each that comes to grief is counted off. */
export const takeRefundStatus = (faults: Faults): "failed" | "pending" | "processed" => {
  if (faults.failRefunds > 0) {
    faults.failRefunds -= 1;
    return "failed";
  }
  if (faults.pendRefunds === 0) return "processed";
  faults.pendRefunds -= 1;
  return "pending";
};

/** Lets the faults strike the calls of the API that are mounted on `app`. */
export const addFaults = (app: FastifyInstance, current: () => Faults): void => {
  const callOf = (method: string, url: string): string =>
    `${method} ${url.slice(Math.max(0, url.indexOf("/v1/")))}`;
  app.addHook("preHandler", async (request, reply) => {
    const faults = current();
    const call = callOf(request.method, request.url);
    if (faults.slowMs > 0 && call.includes(faults.only)) await after(faults.slowMs);
    if (takeCallFault(faults, "hang", call)) reply.hijack();
    else if (takeCallFault(faults, "refuse", call))
      throw new RazorpayRefusal(503, "SERVER_ERROR", "We are facing some trouble completing your request.");
  });
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode < 400 && takeCallFault(current(), "loseReply", callOf(request.method, request.url)))
      reply.raw.destroy();
  });
};

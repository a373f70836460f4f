import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RazorpayRefusal } from "./refusal.ts";

const count = z.number().int().min(0);

/** The active faults. Counts are numbers of calls; a very large count means "until the next change". */
const faultsSchema = z.object({
  /** Calls that are answered with 503 and have no effect. */
  refuse: count.default(0),
  /** Calls that are never answered and have no effect. */
  hang: count.default(0),
  /** Calls that take effect, but whose connection is cut instead of a response. */
  loseReply: count.default(0),
  /** Milliseconds before each response. */
  slowMs: count.default(0),
  /** The faults above apply only to calls whose method and path, such as "POST /v1/orders", contain this text. */
  only: z.string().default(""),
  /** Paise above which no order is created, as an account at Razorpay has it. */
  maxAmount: count.default(50_000_000),
  /** Milliseconds until a payment is authorised that the browser saw time out; 0: at once. */
  lateMs: count.default(0),
  /** Whether payments stay authorised until the shop captures them. */
  isCaptureManual: z.boolean().default(false),
  /** Who bears Razorpay's fee. For `customer` a payment is larger than its order by the fee, which cannot be refunded. */
  feeBearer: z.enum(["platform", "customer"]).default("platform"),
  /** Paise that an offer takes off each payment. */
  offer: count.default(0),
  /** Lists of an order's payments that also hold the payments of all other orders. */
  lieInLists: count.default(0),
  /** Refunds that stay pending until a control request settles them. */
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

/** Parses faults. Faults that are not named are inactive. */
export const faultsOf = (input: unknown): Faults => faultsSchema.parse(input ?? {});

type CallFault = "refuse" | "hang" | "loseReply";

/** Whether a fault applies to this call. Each use reduces its count. */
const takeCallFault = (faults: Faults, kind: CallFault, call: string): boolean => {
  if (faults[kind] <= 0 || !call.includes(faults.only)) return false;
  faults[kind] -= 1;
  return true;
};

/** Whether a list of an order's payments contains those of other orders. Each such list reduces the count. */
export const takeLyingList = (faults: Faults): boolean => {
  if (faults.lieInLists === 0) return false;
  faults.lieInLists -= 1;
  return true;
};

/** The status of a new refund. Each failed or pending refund reduces its count. */
export const takeRefundStatus = (faults: Faults): "failed" | "pending" | "processed" => {
  if (faults.failRefunds > 0) {
    faults.failRefunds -= 1;
    return "failed";
  }
  if (faults.pendRefunds === 0) return "processed";
  faults.pendRefunds -= 1;
  return "pending";
};

/** Applies the faults to the API routes of `app`. */
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

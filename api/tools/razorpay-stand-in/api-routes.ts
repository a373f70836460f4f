import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { reportOf } from "./settle.ts";
import { takeLyingList } from "./faults.ts";
import {
  disputeIn,
  freshId,
  nowInSeconds,
  orderIn,
  paymentIn,
  refundIn,
  type StandInOrder,
  type StandInPayment,
} from "./ledger.ts";
import { capture, type StandIn } from "./pay.ts";
import { makeRefund } from "./make-refund.ts";
import { badRequest, RazorpayRefusal, unknownId } from "./refusal.ts";

type Id = { Params: { id: string } };

const notes = z.record(z.string(), z.union([z.string(), z.number()])).optional();

const orderBody = z.object({
  amount: z
    .number({ error: "The amount must be an integer." })
    .int("The amount must be an integer.")
    .min(100, {
      error: "Order amount less than minimum amount allowed",
    }),
  currency: z.literal("INR", { error: "Currency is not supported" }),
  receipt: z.string().max(40, { error: "The receipt may not be greater than 40 characters." }).optional(),
  notes,
  payment: z.object({ capture: z.enum(["automatic", "manual"]) }).optional(),
});

const wholeNumber = z.coerce.number().int().min(0);

const pageQuery = z.object({
  from: wholeNumber.default(0),
  to: wholeNumber.default(Number.MAX_SAFE_INTEGER),
  count: wholeNumber.max(100, "count may not be greater than 100.").default(10),
  skip: wholeNumber.default(0),
});

const reportQuery = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12),
  day: z.coerce.number().int().min(1).max(31),
  count: wholeNumber.max(1000, "count may not be greater than 1000.").default(10),
  skip: wholeNumber.default(0),
});

/** Validates a body. Throws Razorpay's error, which names the field. */
const parseBody = <Shape>(schema: z.ZodType<Shape>, body: unknown): Shape => {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badRequest(issue?.message ?? "The request is not valid", String(issue?.path[0] ?? ""));
};

const isAuthorized = ({ keyId, keySecret }: StandIn, header: string | undefined): boolean => {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`);
  const received = Buffer.from(header ?? "");
  return expected.length === received.length && timingSafeEqual(expected, received);
};

const collection = <Entity>(items: Entity[]) => ({ entity: "collection", count: items.length, items });

/** Adds the part of Razorpay's API that the shop uses, with its validation and its errors. */
export const addApiRoutes = (app: FastifyInstance, standIn: StandIn): void => {
  const { ledger } = standIn;
  const order = (id: string): StandInOrder => {
    const existing = orderIn(ledger, id);
    if (!existing) throw unknownId();
    return existing;
  };
  const payment = (id: string): StandInPayment => {
    const existing = paymentIn(ledger, id);
    if (!existing) throw unknownId();
    return existing;
  };

  app.addHook("onRequest", async (request) => {
    if (!isAuthorized(standIn, request.headers.authorization))
      throw new RazorpayRefusal(401, "BAD_REQUEST_ERROR", "Authentication failed");
  });

  app.post("/v1/orders", async (request) => {
    const input = parseBody(orderBody, request.body);
    if (input.amount > standIn.faults().maxAmount)
      throw badRequest("Amount exceeds maximum amount allowed.", "amount");
    const made: StandInOrder = {
      id: freshId("order"),
      entity: "order",
      amount: input.amount,
      amount_paid: 0,
      amount_due: input.amount,
      currency: input.currency,
      receipt: input.receipt ?? null,
      status: "created",
      attempts: 0,
      notes: Object.fromEntries(
        Object.entries(input.notes ?? {}).map(([key, value]) => [key, String(value)]),
      ),
      created_at: nowInSeconds(),
    };
    ledger.orders.push(made);
    if (input.payment?.capture === "manual") ledger.manualCapture.push(made.id);
    ledger.save();
    return made;
  });
  app.get<Id>("/v1/orders/:id", async ({ params }) => order(params.id));
  app.get<Id>("/v1/orders/:id/payments", async ({ params }) => {
    const { id } = order(params.id);
    const isLying = takeLyingList(standIn.faults());
    return collection(ledger.payments.filter(({ order_id }) => isLying || order_id === id).reverse());
  });
  app.get("/v1/payments", async (request) => {
    const { from, to, count, skip } = parseBody(pageQuery, request.query);
    const matching = ledger.payments.filter(({ created_at }) => created_at >= from && created_at <= to);
    return collection(matching.reverse().slice(skip, skip + count));
  });
  app.get<Id>("/v1/payments/:id", async ({ params }) => payment(params.id));
  app.post<Id>("/v1/payments/:id/capture", async (request) => {
    const existing = payment(request.params.id);
    const input = parseBody(
      z.object({ amount: z.number().int(), currency: z.string().optional() }),
      request.body,
    );
    if (existing.captured) throw badRequest("This payment has already been captured");
    if (existing.status !== "authorized")
      throw badRequest("Only payments which have been authorized and not yet captured can be captured");
    if (input.amount !== existing.amount || (input.currency ?? "INR") !== existing.currency)
      throw badRequest("Capture amount must be equal to the amount authorized", "amount");
    standIn.webhooks.deliverAll(capture(standIn, existing));
    return existing;
  });
  app.post<Id>("/v1/payments/:id/refund", async (request) =>
    makeRefund(standIn, payment(request.params.id), {
      ...parseBody(
        z.object({ amount: z.number().int().min(100).optional(), receipt: z.string().optional() }),
        request.body,
      ),
      key: z.string().optional().parse(request.headers["x-refund-idempotency"]),
    }),
  );
  app.get<Id>("/v1/refunds/:id", async ({ params }) => {
    const existing = refundIn(ledger, params.id);
    if (!existing) throw unknownId();
    return existing;
  });
  app.get<Id>("/v1/disputes/:id", async ({ params }) => {
    const existing = disputeIn(ledger, params.id);
    if (!existing) throw unknownId();
    return existing;
  });
  app.get("/v1/settlements/recon/combined", async (request) => {
    const { count, skip, ...day } = parseBody(reportQuery, request.query);
    return collection(reportOf(ledger, day).slice(skip, skip + count));
  });
  app.get<Id>("/v1/payments/:id/refunds", async ({ params }) => {
    const { id } = payment(params.id);
    return collection(ledger.refunds.filter(({ payment_id }) => payment_id === id).reverse());
  });
};

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { moveDispute, openDispute } from "./dispute.ts";
import { settle } from "./settle.ts";
import { faultsOf, type Faults } from "./faults.ts";
import { orderIn, paymentIn, refundIn } from "./ledger.ts";
import { settleRefund } from "./make-refund.ts";
import { authorize, pay, proofOf, type StandIn } from "./pay.ts";
import { unknownId } from "./refusal.ts";

const forcedPayment = z.object({
  orderId: z.string(),
  outcome: z.enum(["pay", "fail"]).default("pay"),
  amount: z.number().int().optional(),
  currency: z.string().optional(),
});

/** Adds the routes for tests: the ledger, the faults, and payments that a checkout would not allow. */
export const addControlRoutes = (
  app: FastifyInstance,
  standIn: StandIn,
  set: { faults: (faults: Faults) => void; webhookUrl: (url: string) => void },
): void => {
  app.get("/control/ledger", async () => {
    const { orders, payments, refunds } = standIn.ledger;
    return { orders, payments, refunds };
  });
  app.get("/control/faults", async () => standIn.faults());
  app.put("/control/faults", async (request) => {
    set.faults(faultsOf(request.body));
    return standIn.faults();
  });
  app.put("/control/webhook", async (request) => {
    const { url } = z.object({ url: z.url() }).parse(request.body);
    set.webhookUrl(url);
    return { url };
  });
  app.post<{ Params: { id: string } }>("/control/refunds/:id", async (request) => {
    const { outcome } = z.object({ outcome: z.enum(["processed", "failed"]) }).parse(request.body);
    const refund = refundIn(standIn.ledger, request.params.id);
    if (!refund) throw unknownId();
    settleRefund(standIn, refund, outcome);
    return refund;
  });
  // A payment of the fault `lateMs` is authorised now.
  app.post<{ Params: { id: string } }>("/control/payments/:id", async (request) => {
    const payment = paymentIn(standIn.ledger, request.params.id);
    if (payment?.status !== "created") throw unknownId();
    authorize(standIn, payment);
    return payment;
  });
  app.post("/control/disputes", async (request) => openDispute(standIn, request.body));
  app.post<{ Params: { id: string } }>("/control/disputes/:id", async (request) =>
    moveDispute(standIn, request.params.id, request.body),
  );
  app.post("/control/settlements", async (request) => settle(standIn.ledger, request.body));
  app.post("/control/payments", async (request) => {
    const { orderId, outcome, amount, currency } = forcedPayment.parse(request.body);
    const order = orderIn(standIn.ledger, orderId);
    if (!order) throw unknownId();
    const payment = pay(standIn, order, {
      outcome,
      ...(amount === undefined ? {} : { amount }),
      ...(currency === undefined ? {} : { currency }),
    });
    return { payment, ...proofOf(standIn, payment) };
  });
};

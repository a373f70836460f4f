import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { checkoutScript } from "./checkout-script.ts";
import { orderIn } from "./ledger.ts";
import { pay, proofOf, type StandIn } from "./pay.ts";
import { badRequest, unknownId } from "./refusal.ts";

const attemptBody = z.object({
  key_id: z.string(),
  order_id: z.string(),
  outcome: z.enum(["pay", "fail"]),
  method: z.string().max(20).optional(),
  email: z.string().max(254).optional(),
  contact: z.string().max(20).optional(),
});

/** Adds the routes that a browser calls: the checkout's script, its order, and the payment. */
export const addCheckoutRoutes = (app: FastifyInstance, standIn: StandIn): void => {
  const { ledger } = standIn;
  app.addHook("onRequest", async (_request, reply) => {
    void reply.headers({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "no-store",
    });
  });
  const orderOfKey = (keyId: string, id: string) => {
    if (keyId !== standIn.keyId) throw badRequest("The key id provided is invalid");
    const order = orderIn(ledger, id);
    if (!order) throw unknownId();
    return order;
  };
  app.get("/checkout.js", async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(checkoutScript),
  );
  app.options("/checkout/*", async (_request, reply) => reply.code(204).send());
  app.get<{ Params: { id: string }; Querystring: { key_id?: string } }>(
    "/checkout/orders/:id",
    async (request) => {
      const { amount, currency, status } = orderOfKey(request.query.key_id ?? "", request.params.id);
      return { amount, currency, status };
    },
  );
  app.post("/checkout/payments", async (request) => {
    const attempt = attemptBody.safeParse(request.body);
    if (!attempt.success) throw badRequest("The payment is not valid");
    const { key_id, order_id, outcome, method = "upi", email = "", contact = "" } = attempt.data;
    const order = orderOfKey(key_id, order_id);
    if (order.status === "paid") throw badRequest("Payment already done for this order.");
    const payment = pay(standIn, order, { outcome, method, email, contact });
    if (payment.status === "authorized" || payment.status === "captured") return proofOf(standIn, payment);
    return {
      error: {
        code: "BAD_REQUEST_ERROR",
        description: payment.error_description ?? "Your payment has timed out.",
        source: "customer",
        step: "payment_authentication",
        reason: payment.status === "failed" ? "payment_declined" : "payment_timed_out",
        metadata: { order_id: order.id, payment_id: payment.id },
      },
    };
  });
};

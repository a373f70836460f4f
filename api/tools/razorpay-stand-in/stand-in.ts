import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { addApiRoutes } from "./api-routes.ts";
import { addCheckoutRoutes } from "./checkout-routes.ts";
import { addControlRoutes } from "./control-routes.ts";
import { addFaults, faultsOf } from "./faults.ts";
import { openLedger } from "./ledger.ts";
import type { StandIn } from "./pay.ts";
import { badRequest, RazorpayRefusal, refusalBody } from "./refusal.ts";
import { createWebhooks } from "./webhooks.ts";

export type StandInOptions = {
  prefix: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The URL of the shop's webhook. Called for each event, since the port may not be known at the start. */
  webhookUrl: () => string;
  /** The file of the ledger; `undefined` for memory only. */
  file?: string | undefined;
};

/** Throws in production and for live keys. */
export const refuseRealMoney = (keyId: string, mode: string | undefined): void => {
  if (mode === "production") throw new Error("The stand-in for Razorpay does not run in production.");
  if (!keyId.startsWith("rzp_test_")) throw new Error("The stand-in for Razorpay takes test keys only.");
};

/**
 * A stand-in for Razorpay, for development and tests: the calls that the shop uses with their real validation and
 * errors, a checkout in the browser, signed webhooks, and controllable faults.
 */
export const addRazorpayStandIn = async (app: FastifyInstance, options: StandInOptions): Promise<void> => {
  refuseRealMoney(options.keyId, process.env["NODE_ENV"]);
  let faults = faultsOf({});
  let { webhookUrl } = options;
  const standIn: StandIn = {
    keyId: options.keyId,
    keySecret: options.keySecret,
    ledger: openLedger(options.file),
    faults: () => faults,
    webhooks: createWebhooks({
      url: () => webhookUrl(),
      secret: options.webhookSecret,
      faults: () => faults,
    }),
  };
  app.addHook("preClose", async () => standIn.webhooks.stop());
  await app.register(
    async (scope) => {
      scope.setErrorHandler((error, _request, reply) => {
        const expected = error instanceof z.ZodError ? badRequest("The request is not valid") : error;
        const refusal =
          expected instanceof RazorpayRefusal
            ? expected
            : new RazorpayRefusal(400, "BAD_REQUEST_ERROR", "The request is not valid");
        return reply.code(refusal.status).send(refusalBody(refusal));
      });
      await scope.register(async (api) => {
        addApiRoutes(api, standIn);
        addFaults(api, () => faults);
      });
      await scope.register(async (checkout) => addCheckoutRoutes(checkout, standIn));
      await scope.register(async (control) =>
        addControlRoutes(control, standIn, {
          faults: (next) => (faults = next),
          webhookUrl: (url) => (webhookUrl = () => url),
        }),
      );
    },
    { prefix: options.prefix },
  );
};

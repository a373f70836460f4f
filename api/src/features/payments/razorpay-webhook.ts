import type { FastifyInstance } from "fastify";
import type { Services } from "../shop/services.ts";
import { receiveWebhook } from "./receive-webhook.command.ts";

/** Well above the size of Razorpay's events. */
const maxEventBytes = 256_000;

const headerText = (header: string | string[] | undefined): string =>
  typeof header === "string" ? header : "";

/** POST /webhooks/razorpay. The body is not parsed here, because the signature covers its bytes. */
export const addRazorpayWebhook = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxEventBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/webhooks/razorpay", { bodyLimit: maxEventBytes }, async (request) => {
      const status = await receiveWebhook(services, {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: headerText(request.headers["x-razorpay-signature"]),
        eventId: headerText(request.headers["x-razorpay-event-id"]).slice(0, 100),
      });
      return { status };
    });
  });
};

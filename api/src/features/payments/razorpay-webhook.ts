import type { FastifyInstance } from "fastify";
import type { Shop } from "../shop/shop.ts";
import { takeWebhook } from "./take-webhook.command.ts";

/** Longest body that Razorpay's events need by far, in bytes. */
const longestEvent = 256_000;

const one = (header: string | string[] | undefined): string => (typeof header === "string" ? header : "");

/** POST /webhooks/razorpay: the body is kept as it came, since the signature is over its very bytes. */
export const addRazorpayWebhook = async (app: FastifyInstance, shop: Shop): Promise<void> => {
  await app.register(async (place) => {
    place.removeAllContentTypeParsers();
    place.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: longestEvent }, (_request, body, done) =>
      done(null, body),
    );
    place.post("/webhooks/razorpay", { bodyLimit: longestEvent }, async (request) => {
      const status = await takeWebhook(shop, {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: one(request.headers["x-razorpay-signature"]),
        eventId: one(request.headers["x-razorpay-event-id"]).slice(0, 100),
      });
      return { status };
    });
  });
};

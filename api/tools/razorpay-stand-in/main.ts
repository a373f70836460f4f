import Fastify from "fastify";
import type { AddressInfo } from "node:net";
import { addRazorpayStandIn, refuseRealMoney } from "./stand-in.ts";

/**
 * The stand-in as a separate process. Environment: `PORT` (default: a free one), `WEBHOOK_URL` of the shop, the shop's
 * keys, and `LEDGER_FILE` for a ledger that survives the process. Prints its URL as one line of JSON.
 */
const {
  PORT = "0",
  WEBHOOK_URL = "http://127.0.0.1:4000/webhooks/razorpay",
  RAZORPAY_KEY_ID: keyId = "rzp_test_standin",
  RAZORPAY_KEY_SECRET: keySecret = "stand-in key secret",
  RAZORPAY_WEBHOOK_SECRET: webhookSecret = "stand-in webhook secret",
  LEDGER_FILE: file,
  NODE_ENV,
} = process.env;

refuseRealMoney(keyId, NODE_ENV);
const app = Fastify({ forceCloseConnections: true });
await addRazorpayStandIn(app, {
  prefix: "",
  keyId,
  keySecret,
  webhookSecret: webhookSecret.split(",")[0]?.trim() ?? "",
  webhookUrl: () => WEBHOOK_URL,
  file,
});
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    void app.close().then(() => process.exit(0));
  });

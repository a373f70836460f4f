import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { addRazorpayStandIn } from "./stand-in.ts";
import type { Services } from "../../src/features/shop/services.ts";

/** The path of the stand-in in the shop's server. */
const prefix = "/dev/razorpay";

/** Serves the stand-in if the shop has no Razorpay keys; development and tests only. Its ledger is in the data folder. */
export const serveStandIn = async (app: FastifyInstance, { razorpay, settings }: Services): Promise<void> => {
  const { keyId, keySecret, webhookSecrets } = settings.razorpay;
  const shopUrl = (): string => {
    const { port } = app.server.address() as AddressInfo;
    return `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${port}`;
  };
  await addRazorpayStandIn(app, {
    prefix,
    keyId,
    keySecret,
    webhookSecret: webhookSecrets[0] ?? "",
    webhookUrl: () => `${shopUrl()}/webhooks/razorpay`,
    file: join(settings.dataDir, "razorpay.json"),
  });
  app.addHook("onListen", async () => razorpay.setStandInUrl(`${shopUrl()}${prefix}`));
};

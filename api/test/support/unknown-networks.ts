import type { FastifyInstance } from "fastify";
import { aBrowser } from "./browser.ts";

let networks = 0;

/** Requests for mailed secrets from fresh networks: each call of `network` is another client. */
export const callersOf = (app: FastifyInstance) => ({
  /** A network from which no test has sent a request before. */
  network: () => {
    networks += 1;
    const address = `203.0.${Math.floor(networks / 250)}.${1 + (networks % 250)}`;
    const browser = aBrowser(app, address);
    const ask = async (path: string, email: string) => (await browser.post(path, { email })).status;
    return {
      forgotPassword: (email: string) => ask("/forgot-password", email),
      sendOtp: (email: string) => ask("/send-otp", email),
      sendVerification: (email: string) => ask("/send-verification", email),
    };
  },
});

import type { FastifyInstance } from "fastify";
import { aBrowser } from "./browser.ts";

let networks = 0;

/** Requests for mailed secrets from fresh networks: each call of `network` is another client. */
export const networksOf = (app: FastifyInstance) => ({
  /** A network from which no test has sent a request before. */
  network: () => {
    networks += 1;
    const address = `203.0.${Math.floor(networks / 250)}.${1 + (networks % 250)}`;
    const browser = aBrowser(app, address);
    const post = async (path: string, email: string) => (await browser.post(path, { email })).status;
    return {
      forgotPassword: (email: string) => post("/forgot-password", email),
      sendOtp: (email: string) => post("/send-otp", email),
      sendVerification: (email: string) => post("/send-verification", email),
    };
  },
});

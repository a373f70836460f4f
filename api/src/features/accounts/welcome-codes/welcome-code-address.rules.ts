import { createHmac } from "node:crypto";
import { normalizeEmail } from "../email.rules.ts";

/** The stored hash of an address. Addresses are guessable, so that the hash is keyed with the shop's secret. */
export const welcomeCodeAddressHash = (key: string, email: string): string =>
  createHmac("sha256", key)
    .update(`welcome code ${normalizeEmail(email)}`)
    .digest("hex");

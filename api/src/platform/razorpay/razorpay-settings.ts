import { SettingsError } from "../errors/settings-error.ts";

/** How the shop reaches Razorpay, and how it is believed. */
export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  /** The newest first; two while the old one is being replaced. */
  webhookSecrets: string[];
  /** Without /v1. */
  apiUrl: string;
  /** What the client loads to let her pay. */
  checkoutScriptUrl: string;
  /** Where that script comes from and sends to, apart from the shop's own origin. */
  origins: string[];
  /** Whether this process serves a stand-in for Razorpay under /dev/razorpay. */
  isStandIn: boolean;
};

type Given = {
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_KEY_SECRET?: string | undefined;
  RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  RAZORPAY_API_URL?: string | undefined;
};

/** Keys that only a stand-in believes. */
export const standInKeys = {
  keyId: "rzp_test_standin",
  keySecret: "stand-in key secret",
  webhookSecrets: ["stand-in webhook secret"],
};

const realUrl = "https://api.razorpay.com";

/** Hosts of Razorpay's own checkout: its script, its frame, its calls, its diagnostics. */
const realOrigins = [
  "https://checkout.razorpay.com",
  "https://api.razorpay.com",
  "https://lumberjack.razorpay.com",
];

const keysOf = (
  given: Given,
): Pick<RazorpaySettings, "keyId" | "keySecret" | "webhookSecrets"> | undefined => {
  const names = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"] as const;
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new SettingsError(
      `Settings of Razorpay come together: ${missing.join(", ")} is missing. See .env.example.`,
    );
  const secrets = (given.RAZORPAY_WEBHOOK_SECRET ?? "").split(",").map((secret) => secret.trim());
  const webhookSecrets = secrets.filter((secret) => secret !== "");
  if (webhookSecrets.length === 0 || webhookSecrets.length > 2)
    throw new SettingsError(
      "Settings that cannot be used: RAZORPAY_WEBHOOK_SECRET: one secret, or two with a comma between.",
    );
  return { keyId: given.RAZORPAY_KEY_ID ?? "", keySecret: given.RAZORPAY_KEY_SECRET ?? "", webhookSecrets };
};

/**
 * Real keys reach Razorpay. Without keys the shop serves a stand-in itself, or uses the one at RAZORPAY_API_URL;
 * never in production, where the keys are demanded, and never with a live key.
 */
export const razorpaySettings = (given: Given, publicUrl: string): RazorpaySettings => {
  const keys = keysOf(given);
  const elsewhere = given.RAZORPAY_API_URL?.replace(/\/+$/, "");
  if (keys?.keyId.startsWith("rzp_live_") && elsewhere && !elsewhere.startsWith("https:"))
    throw new SettingsError(
      "Settings that cannot be used: RAZORPAY_API_URL: a live key goes over https only.",
    );
  const isReal = keys !== undefined && (elsewhere === undefined || elsewhere === realUrl);
  if (isReal)
    return {
      ...keys,
      apiUrl: realUrl,
      checkoutScriptUrl: `${realOrigins[0]}/v1/checkout.js`,
      origins: realOrigins,
      isStandIn: false,
    };
  if (elsewhere)
    return {
      ...(keys ?? standInKeys),
      apiUrl: elsewhere,
      checkoutScriptUrl: `${elsewhere}/checkout.js`,
      origins: [new URL(elsewhere).origin],
      isStandIn: false,
    };
  return {
    ...standInKeys,
    apiUrl: `${publicUrl}/dev/razorpay`,
    checkoutScriptUrl: "/dev/razorpay/checkout.js",
    origins: [],
    isStandIn: true,
  };
};

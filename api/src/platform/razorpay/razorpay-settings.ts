import { SettingsError } from "../errors/settings-error.ts";

/** How the shop reaches Razorpay, and the secrets for its signatures. */
export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  /** The newest first; two while the old one is being replaced. */
  webhookSecrets: string[];
  /** Without /v1. */
  apiUrl: string;
  /** The script that the web client loads for a payment. */
  checkoutScriptUrl: string;
  /** Origins of that script and of its requests, apart from the shop's own. */
  origins: string[];
  /** Whether this process serves a stand-in for Razorpay under /dev/razorpay. */
  isStandIn: boolean;
};

type RazorpayEnv = {
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_KEY_SECRET?: string | undefined;
  RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  RAZORPAY_API_URL?: string | undefined;
};

/** Keys that only a stand-in accepts. */
export const standInKeys = {
  keyId: "rzp_test_standin",
  keySecret: "stand-in key secret",
  webhookSecrets: ["stand-in webhook secret"],
};

const realUrl = "https://api.razorpay.com";

/** Whether it is Razorpay's own address. */
export const isRealRazorpay = (apiUrl: string): boolean => apiUrl.replace(/\/+$/, "") === realUrl;

/** Whether payments are real: by a live key, at Razorpay's own address. */
export const takesMoney = ({
  keyId,
  apiUrl = realUrl,
}: {
  keyId: string;
  apiUrl?: string | undefined;
}): boolean => keyId.startsWith("rzp_live_") && isRealRazorpay(apiUrl);

/** Hosts of Razorpay's own checkout: its script, its frame, its calls, its diagnostics. */
const realOrigins = [
  "https://checkout.razorpay.com",
  "https://api.razorpay.com",
  "https://lumberjack.razorpay.com",
];

/** The secrets in RAZORPAY_WEBHOOK_SECRET, separated by commas. */
export const webhookSecretsOf = (text: string): string[] =>
  text
    .split(",")
    .map((secret) => secret.trim())
    .filter((secret) => secret !== "");

const keysOf = (
  env: RazorpayEnv,
): Pick<RazorpaySettings, "keyId" | "keySecret" | "webhookSecrets"> | undefined => {
  const names = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"] as const;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new SettingsError(
      `Settings of Razorpay come together: ${missing.join(", ")} is missing. See .env.example.`,
    );
  const webhookSecrets = webhookSecretsOf(env.RAZORPAY_WEBHOOK_SECRET ?? "");
  if (webhookSecrets.length === 0 || webhookSecrets.length > 2)
    throw new SettingsError(
      "Settings that cannot be used: RAZORPAY_WEBHOOK_SECRET: one secret, or two with a comma between.",
    );
  return { keyId: env.RAZORPAY_KEY_ID ?? "", keySecret: env.RAZORPAY_KEY_SECRET ?? "", webhookSecrets };
};

/**
 * With keys, the shop uses Razorpay. Without keys, it serves a stand-in itself, or uses the one at RAZORPAY_API_URL.
 * Production demands keys. A live key is never sent over plain http.
 */
export const razorpaySettings = (env: RazorpayEnv, publicUrl: string): RazorpaySettings => {
  const keys = keysOf(env);
  const otherUrl = env.RAZORPAY_API_URL?.replace(/\/+$/, "");
  if (keys?.keyId.startsWith("rzp_live_") && otherUrl && !otherUrl.startsWith("https:"))
    throw new SettingsError(
      "Settings that cannot be used: RAZORPAY_API_URL: a live key goes over https only.",
    );
  const isReal = keys !== undefined && (otherUrl === undefined || isRealRazorpay(otherUrl));
  if (isReal)
    return {
      ...keys,
      apiUrl: realUrl,
      checkoutScriptUrl: `${realOrigins[0]}/v1/checkout.js`,
      origins: realOrigins,
      isStandIn: false,
    };
  if (otherUrl)
    return {
      ...(keys ?? standInKeys),
      apiUrl: otherUrl,
      checkoutScriptUrl: `${otherUrl}/checkout.js`,
      origins: [new URL(otherUrl).origin],
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

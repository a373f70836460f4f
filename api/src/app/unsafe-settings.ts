import { isIP } from "node:net";
import type { TrustedProxies } from "../platform/http/trusted-proxies.ts";
import { isRealRazorpay, takesMoney } from "../platform/razorpay/razorpay-settings.ts";
import { isStrongPassword, weakPassword } from "./secret-strength.rules.ts";
import { unsafeSecrets, type SecretSettings } from "./unsafe-secrets.ts";

/** The settings that are checked; `undefined` for one that is not set. */
export type SafetySettings = SecretSettings & {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  ADMIN_EMAIL?: string | undefined;
  EDGE_PURGE_URL?: string | undefined;
  SMS_API_URL?: string | undefined;
  RAZORPAY_API_URL?: string | undefined;
  THROTTLES: Throttling;
  RAZORPAY_ALLOW_TEST: boolean;
  TRUST_PROXY?: TrustedProxies | undefined;
  DEMO: boolean;
  DEV_OPEN_TO_NETWORK: boolean;
};

/** `load-test` is `off`, and says that the shop is there for a load test: production takes no other `off`. */
export const throttlings = ["on", "off", "load-test"] as const;

type Throttling = (typeof throttlings)[number];

/** Whether a host name or address reaches this machine only. */
const isLoopback = (host: string): boolean => {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, "");
  if (bare === "localhost" || bare.endsWith(".localhost") || bare === "::1") return true;
  return isIP(bare) === 4 && bare.startsWith("127.");
};

/** Whether a URL leads to another machine without encryption. */
const isPlainHttp = (text: string | undefined): boolean => {
  const url = text === undefined ? undefined : new URL(text);
  return url?.protocol === "http:" && !isLoopback(url.hostname);
};

const throttleProblems = (settings: SafetySettings): string[] => {
  const { RAZORPAY_KEY_ID: keyId = "", RAZORPAY_API_URL: apiUrl } = settings;
  if (settings.THROTTLES === "off")
    return [
      "THROTTLES: off lifts every limit on logins, orders and queries; set on, or load-test for a load test.",
    ];
  if (settings.THROTTLES === "load-test" && takesMoney({ keyId, apiUrl }))
    return ["THROTTLES: a load test needs a test key or a stand-in for Razorpay; set on."];
  return [];
};

/** The problems of settings that are unsafe in production. Each message names the setting and a solution. */
export const unsafeInProduction = (settings: SafetySettings): string[] => {
  const problems: string[] = [];
  if (isPlainHttp(settings.PUBLIC_URL))
    problems.push("PUBLIC_URL: tokens and passwords need https; give the address that begins with https://.");
  if (isPlainHttp(settings.EDGE_PURGE_URL))
    problems.push(
      "EDGE_PURGE_URL: its token needs https to reach another machine; give the address that begins with https://.",
    );
  if (isPlainHttp(settings.SMS_API_URL))
    problems.push(
      "SMS_API_URL: its key and the codes need https; give the address that begins with https://.",
    );
  problems.push(...unsafeSecrets(settings), ...throttleProblems(settings));
  if (
    settings.ADMIN_PASSWORD !== undefined &&
    !isStrongPassword(settings.ADMIN_PASSWORD, settings.ADMIN_EMAIL ?? "")
  )
    problems.push(`ADMIN_PASSWORD: ${weakPassword}.`);
  if (settings.RAZORPAY_KEY_ID?.startsWith("rzp_test_") && !settings.RAZORPAY_ALLOW_TEST)
    problems.push(
      "RAZORPAY_KEY_ID: a test key takes no money; give a live key, or set RAZORPAY_ALLOW_TEST=1.",
    );
  const apiUrl = settings.RAZORPAY_API_URL;
  if (apiUrl !== undefined && !isRealRazorpay(apiUrl) && !settings.RAZORPAY_ALLOW_TEST)
    problems.push(
      "RAZORPAY_API_URL: not Razorpay's own address; leave it out, or set RAZORPAY_ALLOW_TEST=1.",
    );
  if (settings.TRUST_PROXY === undefined)
    problems.push(
      "TRUST_PROXY: set 1 behind exactly one proxy that sets X-Forwarded-For, the list of their addresses behind several, or 0 without one.",
    );
  return problems;
};

/** The same for development and tests, where the demo accounts, the mailbox and the stand-in are open to every caller. */
export const unsafeInDevelopment = (settings: SafetySettings): string[] => {
  if (isLoopback(settings.HOST) || settings.DEV_OPEN_TO_NETWORK) return [];
  const open = [
    ...(settings.DEMO ? ["the demo accounts"] : []),
    ...(settings.SMTP_URL === undefined ? ["the mailbox"] : []),
    ...(settings.RAZORPAY_KEY_ID === undefined && settings.RAZORPAY_API_URL === undefined
      ? ["the stand-in for Razorpay"]
      : []),
  ];
  if (open.length === 0) return [];
  return [
    `HOST: ${open.join(", ")} would be open to the network; use 127.0.0.1, or set DEV_OPEN_TO_NETWORK=1.`,
  ];
};

import { z } from "zod";
import { liveSettings } from "../features/shop/live-settings.rules.ts";
import { settingGroups } from "../features/shop/shop-settings.rules.ts";
import { isUpiId } from "../features/shop/upi.rules.ts";
import { tagHeaders } from "../platform/edge/edge-headers.ts";
import type { EdgePurge } from "../platform/edge/purge-edge.ts";
import { razorpaySettings } from "../platform/razorpay/razorpay-settings.ts";
import { s3Fields, s3Settings } from "../platform/files/s3/s3-settings.ts";
import { readTrustedProxies, type TrustedProxies } from "../platform/http/trusted-proxies.ts";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { databaseFields } from "./database-fields.ts";
import { mediaUrlOf } from "./media-url.ts";
import { demoLogins } from "./demo-logins.ts";
import type { Settings } from "../features/shop/settings.ts";
import { firstValueFields, firstValuesOf } from "./first-values.ts";
import { throttlings, unsafeInDevelopment, unsafeInProduction } from "./unsafe-settings.ts";

const flag = (fallback: boolean) =>
  z
    .enum(["1", "0", "true", "false"])
    .optional()
    .transform((text) => (text === undefined ? fallback : text === "1" || text === "true"));

const token = z.string().regex(/^[\x21-\x7e]{16,400}$/, "must have 16 to 400 characters without spaces");

const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const result = readTrustedProxies(text);
  if ("proxies" in result) return result.proxies;
  context.addIssue({ code: "custom", message: result.problem });
  return z.NEVER;
});

const blankAsAbsent = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
  NUMBER_PREFIX: z
    .string()
    .regex(/^(?!CN$)[A-Z]{2,3}$/, "must be two or three capital letters, and not CN, which credit notes have")
    .default("SJ"),
  DATA_DIR: z.string().default(".data"),
  ...s3Fields,
  ...databaseFields,
  METRICS_TOKEN: token.optional(),
  JWT_SECRET: z.string().min(32, "must have at least 32 bytes").optional(),
  PAYOUT_SECRET: z.string().min(32, "must have at least 32 bytes").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(200).optional(),
  SMS_CODES: z.enum(["on", "off"]).default("off"),
  SMS_KEY: z.string().min(8).max(200).optional(),
  SMS_TEMPLATE_ID: z
    .string()
    .regex(/^\w{8,40}$/, "has 8 to 40 letters and digits")
    .optional(),
  SMS_HEADER: z
    .string()
    .regex(/^\w{3,11}$/, "has 3 to 11 letters and digits, such as SAANJH")
    .optional(),
  SMS_API_URL: z.url({ protocol: /^https?$/ }).default("https://control.msg91.com/api/v5/flow"),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, "begins with rzp_test_ or rzp_live_")
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8).max(200).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8).max(400).optional(),
  RAZORPAY_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  RAZORPAY_ALLOW_TEST: flag(false),
  RECONCILE_AFTER_SECONDS: z.coerce.number().int().min(1).max(3600).default(900),
  ORDER_EXPIRES_SECONDS: z.coerce.number().int().min(2).max(86_400).default(1800),
  PAYMENT_START_SECONDS: z.coerce.number().int().min(2).max(86_400).default(600),
  PAYMENT_LINK_HOURS: z.coerce.number().int().min(1).max(72).default(24),
  STAFF_SECOND_FACTOR: z.enum(["required", "optional"]).optional(),
  THROTTLES: z.enum(throttlings).default("on"),
  ...firstValueFields,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  DEMO: flag(true),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  GRAPHQL_EXPLORER: flag(false),
  TRUST_PROXY: trustedProxies.optional(),
  DEV_OPEN_TO_NETWORK: flag(false),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(30).optional(),
  UPI_ID: z.string().trim().toLowerCase().refine(isUpiId, "is not a UPI id such as shop@bank").optional(),
  EDGE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EDGE_PURGE_TOKEN: token.optional(),
  EDGE_TAG_HEADER: z.enum(tagHeaders).optional(),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

const edgePurgeOf = (values: z.infer<typeof schema>): EdgePurge | undefined => {
  const { EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token } = values;
  if (url && token) return { url, token };
  if (url || token)
    throw new SettingsError("EDGE_PURGE_URL and EDGE_PURGE_TOKEN need each other. See .env.example.");
  return undefined;
};

/** Tags are sent if purges are, or if their header is named. */
const edgeOf = (values: z.infer<typeof schema>): Settings["edge"] => {
  const purge = edgePurgeOf(values);
  return { tagHeader: values.EDGE_TAG_HEADER ?? (purge && "surrogate-key"), purge };
};

/** In production codes need a provider: the stand-in sends nothing. */
const smsOf = (values: z.infer<typeof schema>): Settings["sms"] => {
  if (values.SMS_CODES === "off") return undefined;
  const { SMS_KEY: key, SMS_TEMPLATE_ID: templateId, SMS_HEADER: header, SMS_API_URL: url } = values;
  if (key && templateId) return { provider: { url, key, templateId, header } };
  if (key || templateId || values.NODE_ENV === "production")
    throw new SettingsError("SMS_CODES=on demands SMS_KEY and SMS_TEMPLATE_ID. See .env.example.");
  return { provider: undefined };
};

/** Name and address of "Name <address>", or of an address alone. */
const senderOf = (from: string): { name: string; address: string } => {
  const [, name = "", address = from] = /^([^<>]*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
};

/**
 * The first values of the settings of admins. The sender of MAIL_FROM has a name of its own, or the shop's, also when that changes.
 */
const firstSettings = (given: Readonly<Record<string, unknown>>, from: ReturnType<typeof senderOf>) => {
  const values = firstValuesOf(given);
  if (given["CONTACT_EMAIL"] === undefined) values.contact.messagesTo = from.address;
  const sender = settingGroups.brand.settings.sender.read(from.name);
  if ("value" in sender && sender.value !== values.brand.name) values.brand.sender = sender.value;
  return values;
};

/** Consumer Protection (E-Commerce) Rules 2020, rule 4(4). */
const officerNames = [
  "GRIEVANCE_OFFICER_NAME",
  "GRIEVANCE_OFFICER_DESIGNATION",
  "GRIEVANCE_OFFICER_PHONE",
  "GRIEVANCE_OFFICER_EMAIL",
] as const;

const withoutOfficer =
  "A shop in India names a grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 4).";

const requiredInProduction = [
  "PUBLIC_URL",
  "DATABASE_URL",
  "JWT_SECRET",
  "PAYOUT_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "RAZORPAY_KEY_ID",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "SELLER_NAME",
  "SELLER_ADDRESS",
  "SELLER_STATE",
  ...officerNames,
] as const;

/** Reads all settings. Throws `SettingsError`, which names the settings, if any is invalid or unsafe. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const parsed = schema.safeParse(blankAsAbsent(env));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new SettingsError(`Settings that cannot be used: ${problems.join("; ")}. See .env.example.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  const given: Readonly<Record<string, unknown>> = values;
  const missing = production ? requiredInProduction.filter((name) => given[name] === undefined) : [];
  if (missing.length > 0)
    throw new SettingsError(
      [
        `NODE_ENV=production demands ${missing.join(", ")}.`,
        ...(missing.some((name) => name.startsWith("GRIEVANCE_OFFICER")) ? [withoutOfficer] : []),
        "See .env.example.",
      ].join(" "),
    );
  const unsafe = production ? unsafeInProduction(values) : unsafeInDevelopment(values);
  if (unsafe.length > 0)
    throw new SettingsError(
      `The shop does not start with these settings:\n${unsafe.join("\n")}\nSee docs/operating.md.`,
    );
  const demo = values.DEMO && !production;
  const demoAdmin = demo ? demoLogins.admin : undefined;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  const from = senderOf(values.MAIL_FROM ?? "hello@saanjh.example");
  const firstValues = firstSettings(given, from);
  return {
    ...liveSettings(firstValues),
    firstValues,
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    mediaUrl: mediaUrlOf(values.MEDIA_URL, publicUrl),
    numberPrefix: values.NUMBER_PREFIX,
    dataDir: values.DATA_DIR,
    s3: s3Settings(values),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    replicaUrls: values.DATABASE_REPLICA_URL,
    replicaMaxLagSeconds: values.REPLICA_MAX_LAG_SECONDS,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    pageWaitSeconds: values.PAGE_WAIT_SECONDS,
    databasePool: values.DATABASE_POOL,
    adminPool: values.ADMIN_POOL,
    storefrontRequests: values.STOREFRONT_REQUESTS,
    metricsToken: values.METRICS_TOKEN,
    runsJobs: values.RUN_JOBS === "on",
    queueStuckSeconds: values.QUEUE_STUCK_SECONDS,
    jwtSecret: values.JWT_SECRET,
    payoutSecret: values.PAYOUT_SECRET,
    mail: { smtpUrl: values.SMTP_URL, from: from.address },
    sms: smsOf(values),
    edge: edgeOf(values),
    razorpay: razorpaySettings(values, publicUrl),
    payments: {
      reconcileAfterSeconds: values.RECONCILE_AFTER_SECONDS,
      orderExpiresSeconds: values.ORDER_EXPIRES_SECONDS,
      startWithinSeconds: Math.min(values.PAYMENT_START_SECONDS, values.ORDER_EXPIRES_SECONDS),
      linkExpiresSeconds: values.PAYMENT_LINK_HOURS * 3600,
    },
    staffSecondFactor: values.STAFF_SECOND_FACTOR ?? (production ? "required" : "optional"),
    throttles: values.THROTTLES === "on",
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : demoAdmin,
    demo,
    logLevel: values.LOG_LEVEL,
    explorer: !production || values.GRAPHQL_EXPLORER,
    trustProxy: values.TRUST_PROXY ?? false,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    upiId: values.UPI_ID,
  };
};

import { z } from "zod";
import { defaultCouriers, readCouriers, type Courier } from "../features/shop/courier.rules.ts";
import { gstStateCodes, isGstinOf, type Seller } from "../features/shop/seller.rules.ts";
import { isUpiId } from "../features/shop/upi.rules.ts";
import { tagHeaders } from "../platform/edge/edge-headers.ts";
import type { EdgePurge } from "../platform/edge/purge-edge.ts";
import { razorpaySettings } from "../platform/razorpay/razorpay-settings.ts";
import { s3Fields, s3Settings } from "../platform/files/s3/s3-settings.ts";
import { readTrustedProxies, type TrustedProxies } from "../platform/http/trusted-proxies.ts";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { shopRules } from "../features/shop/shop.rules.ts";
import { rupees } from "../platform/money.ts";
import { databaseFields } from "./database-fields.ts";
import { mediaUrlOf } from "./media-url.ts";
import { demoLogins } from "./demo-logins.ts";
import type { OrderLimits, Settings } from "../features/shop/settings.ts";
import { throttlings, unsafeInDevelopment, unsafeInProduction } from "./unsafe-settings.ts";

const flag = (fallback: boolean) =>
  z
    .enum(["1", "0", "true", "false"])
    .optional()
    .transform((text) => (text === undefined ? fallback : text === "1" || text === "true"));

const count = (fallback: number, max = 1_000_000) =>
  z.coerce.number().int().min(1).max(max).default(fallback);
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
  DATA_DIR: z.string().default(".data"),
  ...s3Fields,
  ...databaseFields,
  METRICS_TOKEN: token.optional(),
  JWT_SECRET: z.string().min(32, "must have at least 32 bytes").optional(),
  PAYOUT_SECRET: z.string().min(32, "must have at least 32 bytes").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(200).optional(),
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
  THROTTLES: z.enum(throttlings).default("on"),
  UNPAID_ORDERS: count(3),
  UNPAID_PIECES: count(50),
  EXPIRED_ORDERS_PER_DAY: count(10),
  ORDERS_PER_HOUR: count(20),
  ORDERS_PER_HOUR_BY_NETWORK: count(300),
  OPEN_CASH_ORDERS: count(5),
  OPEN_CASH_RUPEES: count(50_000, 100_000_000),
  CONTACT_EMAIL: z.email().optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  DEMO: flag(true),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  GRAPHQL_EXPLORER: flag(false),
  TRUST_PROXY: trustedProxies.optional(),
  DEV_OPEN_TO_NETWORK: flag(false),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(30).optional(),
  SELLER_NAME: z.string().trim().max(100).optional(),
  SELLER_ADDRESS: z.string().trim().max(300).optional(),
  SELLER_STATE: z.string().trim().optional(),
  SELLER_GSTIN: z.string().trim().toUpperCase().optional(),
  UPI_ID: z.string().trim().toLowerCase().refine(isUpiId, "is not a UPI id such as shop@bank").optional(),
  EDGE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EDGE_PURGE_TOKEN: token.optional(),
  EDGE_TAG_HEADER: z.enum(tagHeaders).optional(),
  COURIERS: z.string().max(10_000).default(defaultCouriers),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** The seller of a shop without settings. Its GSTIN is fictitious. */
const demoSeller: Seller = {
  name: "Saanjh Studio",
  address: "SCO 148, Sector 17-C, Chandigarh 160017",
  state: "Chandigarh",
  gstin: "04AAAAA0000A1ZA",
};

/** The seller of the settings; the demo seller if they name none. */
const sellerOf = (values: z.infer<typeof schema>): Seller => {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_STATE: state, SELLER_GSTIN: gstin } = values;
  if (!name && !address && !state && !gstin) return demoSeller;
  const seller = {
    name: name ?? demoSeller.name,
    address: address ?? demoSeller.address,
    state: state ?? demoSeller.state,
    gstin: gstin ?? null,
  };
  if (!gstStateCodes[seller.state])
    throw new SettingsError(`SELLER_STATE: "${seller.state}" is no state of India. See .env.example.`);
  if (seller.gstin && !isGstinOf(seller.gstin, seller.state))
    throw new SettingsError(`SELLER_GSTIN: not a GSTIN of ${seller.state}. See .env.example.`);
  return seller;
};

const couriersOf = (text: string): [Courier, ...Courier[]] => {
  const result = readCouriers(text);
  const [first, ...others] = "couriers" in result ? result.couriers : [];
  if (first) return [first, ...others];
  const entry = "invalid" in result ? result.invalid : text;
  throw new SettingsError(
    `COURIERS: "${entry}" is not Name=https://host/path?id={trackingId} with a name of its own. See .env.example.`,
  );
};

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

const orderLimitsOf = (values: z.infer<typeof schema>): OrderLimits => ({
  unpaidOrders: values.UNPAID_ORDERS,
  unpaidPieces: values.UNPAID_PIECES,
  expiredPerDay: values.EXPIRED_ORDERS_PER_DAY,
  perHour: values.ORDERS_PER_HOUR,
  perHourByNetwork: values.ORDERS_PER_HOUR_BY_NETWORK,
  openCashOrders: values.OPEN_CASH_ORDERS,
  openCashValue: rupees(values.OPEN_CASH_RUPEES),
});

/** The bare address of "Name <address>". */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

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
  const missing = production ? requiredInProduction.filter((name) => values[name] === undefined) : [];
  if (missing.length > 0)
    throw new SettingsError(`NODE_ENV=production demands ${missing.join(", ")}. See .env.example.`);
  const unsafe = production ? unsafeInProduction(values) : unsafeInDevelopment(values);
  if (unsafe.length > 0)
    throw new SettingsError(
      `The shop does not start with these settings:\n${unsafe.join("\n")}\nSee docs/operating.md.`,
    );
  const demo = values.DEMO && !production;
  const demoAdmin = demo ? demoLogins.admin : undefined;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  const from = values.MAIL_FROM ?? "Saanjh <hello@saanjh.example>";
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    mediaUrl: mediaUrlOf(values.MEDIA_URL, publicUrl),
    dataDir: values.DATA_DIR,
    s3: s3Settings(values),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    replicaUrls: values.DATABASE_REPLICA_URL,
    replicaMaxLagSeconds: values.REPLICA_MAX_LAG_SECONDS,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    databasePool: values.DATABASE_POOL,
    adminPool: values.ADMIN_POOL,
    storefrontRequests: values.STOREFRONT_REQUESTS,
    metricsToken: values.METRICS_TOKEN,
    runsJobs: values.RUN_JOBS === "on",
    queueStuckSeconds: values.QUEUE_STUCK_SECONDS,
    jwtSecret: values.JWT_SECRET,
    payoutSecret: values.PAYOUT_SECRET,
    mail: { smtpUrl: values.SMTP_URL, from, contact: values.CONTACT_EMAIL ?? addressOf(from) },
    edge: edgeOf(values),
    razorpay: razorpaySettings(values, publicUrl),
    payments: {
      reconcileAfterSeconds: values.RECONCILE_AFTER_SECONDS,
      orderExpiresSeconds: values.ORDER_EXPIRES_SECONDS,
      startWithinSeconds: Math.min(values.PAYMENT_START_SECONDS, values.ORDER_EXPIRES_SECONDS),
      linkExpiresSeconds: values.PAYMENT_LINK_HOURS * 3600,
    },
    throttles: values.THROTTLES === "on",
    orderLimits: orderLimitsOf(values),
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : demoAdmin,
    demo,
    logLevel: values.LOG_LEVEL,
    explorer: !production || values.GRAPHQL_EXPLORER,
    trustProxy: values.TRUST_PROXY ?? false,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    seller: sellerOf(values),
    upiId: values.UPI_ID,
    couriers: couriersOf(values.COURIERS),
    shop: shopRules,
  };
};

import type { RazorpaySettings } from "../../platform/razorpay/razorpay-settings.ts";
import type { TagHeader } from "../../platform/edge/edge-headers.ts";
import type { EdgePurge } from "../../platform/edge/purge-edge.ts";
import type { TrustedProxies } from "../../platform/http/trusted-proxies.ts";
import type { S3Settings } from "../../platform/files/s3/s3-settings.ts";
import type { MailSchemes } from "../../platform/mail/mail-style.rules.ts";
import type { SmsSettings } from "../../platform/sms/sms-settings.ts";
import type { Paise } from "../../platform/money.ts";
import type { Courier } from "./courier.rules.ts";
import type { Seller } from "./seller.rules.ts";
import type { ShopValues } from "./shop-settings.rules.ts";
import type { returnMethods } from "./trade-settings.rules.ts";
import type { ShopRules } from "./shop.rules.ts";

/** Limits on the unpaid orders of an account or a network (decision 51). */
export type OrderLimits = {
  /** Maximum unpaid orders at a time. */
  unpaidOrders: number;
  /** Maximum pieces that the unpaid orders hold together. */
  unpaidPieces: number;
  /** Maximum orders that expired unpaid in 24 hours. */
  expiredPerDay: number;
  perHour: number;
  perHourByNetwork: number;
  /** Maximum undelivered cash orders at a time. Each delivered order raises the limit by one. */
  openCashOrders: number;
  /** Maximum total of the undelivered cash orders. Each delivered order raises the limit by its total. */
  openCashValue: Paise;
};

/** How returned pieces come back to the shop. */
export type ReturnMethod = (typeof returnMethods)[number];

/** What tells the shop from others. A blank text is not shown. */
export type Brand = Pick<ShopValues["brand"], "name" | "tagline" | "description" | "blurb"> & {
  /** The name of the sender of mails. */
  sender: string;
  mail: MailSchemes;
};

/** How customers reach the shop. A blank text is not shown. */
export type ShopContact = Omit<ShopValues["contact"], "messagesTo"> & ShopValues["social"];

/**
 * What follows from the settings that an admin changes while the shop runs. A change replaces each of these objects whole: who
 * reads one once has values that belong together.
 */
export type LiveSettings = {
  shop: ShopRules;
  brand: Brand;
  /** The seller that invoices name. */
  seller: Seller;
  contact: ShopContact;
  /** Answers complaints (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  grievanceOfficer: ShopValues["grievanceOfficer"];
  /** Whether accounts are erased that were not used for three years. */
  erasesInactiveAccounts: boolean;
  /** The receiver of contact messages. */
  messagesTo: string;
  orderLimits: OrderLimits;
  /** The couriers of parcels; the first one is the default. */
  couriers: readonly [Courier, ...Courier[]];
  /** How returned pieces come back: the shopper sends them, or a courier collects them. */
  returnMethod: ReturnMethod;
};

/** The checked settings of the process (`api/src/app/settings.ts` reads them from the environment). */
export type Settings = LiveSettings & {
  /** The values of the environment, for each group of settings that no admin has saved. */
  firstValues: ShopValues;
  mode: "development" | "test" | "production";
  port: number;
  host: string;
  /** The public URL of the shop. Links in mails begin with it. */
  publicUrl: string;
  /** The address before "/media/..." of pictures; empty for the shop's own. */
  mediaUrl: string;
  /** The letters before the numbers of orders and invoices: "SJ". */
  numberPrefix: string;
  dataDir: string;
  /** The object store of uploads and pictures. `undefined`: they are in `dataDir`. */
  s3: S3Settings | undefined;
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  /** Replicas for catalogue reads; empty: the primary is read. */
  replicaUrls: readonly string[];
  /** A replica that is behind by more is not read. */
  replicaMaxLagSeconds: number;
  databaseWaitSeconds: number;
  /** For so long a page waits for its queries. A longer wait gains little: the client waits for the same database. */
  pageWaitSeconds: number;
  databasePool: number;
  /** Connections of the pool for the requests of admins. */
  adminPool: number;
  /** Open requests of one process from which on visitors are refused; shoppers are refused at twice as many. */
  storefrontRequests: number;
  /** The token of GET /metrics. `undefined`: the metrics are there in development only. */
  metricsToken: string | undefined;
  /** Whether the server runs the jobs of the queue. Otherwise a worker does (`npm run worker`). */
  runsJobs: boolean;
  /** Seconds for which due jobs may wait while no job is taken. Then the queue is reopened, and next the process ends. */
  queueStuckSeconds: number;
  /** `undefined` in development: the secret is generated once and stored in the data folder. */
  jwtSecret: string | undefined;
  /** Whether admins work only with a second factor. */
  staffSecondFactor: "required" | "optional";
  /** Encrypts the destinations of payouts and the keys of authenticator apps. */
  payoutSecret: string | undefined;
  mail: {
    /** `undefined` in development: mails are stored in the data folder and displayed at /dev/mailbox. */
    smtpUrl: string | undefined;
    /** The address of the sender. */
    from: string;
  };
  /** Codes by SMS; `undefined`: the shop sends none. */
  sms: SmsSettings | undefined;
  /** The cache in front of the shop. Without `purge`, its responses expire by time only. */
  edge: { tagHeader: TagHeader | undefined; purge: EdgePurge | undefined };
  razorpay: RazorpaySettings;
  payments: {
    /** The age at which the reconciler asks Razorpay about an unpaid order: 15 minutes. */
    reconcileAfterSeconds: number;
    /**
     * How long an unpaid order holds its pieces after the start of its payment, and how long a payment without an order
     * waits for its order: 30 minutes.
     */
    orderExpiresSeconds: number;
    /** How long an unpaid order holds its pieces before the start of its payment. At most `orderExpiresSeconds`. */
    startWithinSeconds: number;
    /** How long an order that an admin took holds its pieces for the payment by its link: a day. */
    linkExpiresSeconds: number;
  };
  /** Whether throttles and limits on orders apply. Off for load tests only. */
  throttles: boolean;
  admin: { email: string; password: string } | undefined;
  /** Loads the demo catalogue, its shopper and its admin into an empty database. Never in production. */
  demo: boolean;
  logLevel: string;
  /** Whether introspection and the Sandbox page are available. */
  explorer: boolean;
  /** The proxies in front of the shop. Only the addresses that they append to X-Forwarded-For are trusted. */
  trustProxy: TrustedProxies;
  /**
   * Seconds for which a stopping process still serves with `Connection: close`, so that load balancers leave before the
   * port closes.
   */
  drainSeconds: number;
  /** Receives payments of cash orders by UPI, by the QR code of the invoice. `undefined`: invoices have no QR code. */
  upiId: string | undefined;
};

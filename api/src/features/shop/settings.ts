import type { RazorpaySettings } from "../../platform/razorpay/razorpay-settings.ts";
import type { Paise } from "../../platform/money.ts";
import type { Seller } from "./seller.rules.ts";
import type { ShopRules } from "./shop-rules.ts";

/** Limits on the unpaid orders of an account or a network (decision 51). */
export type OrderLimits = {
  /** Orders that wait for an online payment, at a time. */
  unpaidOrders: number;
  /** Pieces that those hold together. */
  unpaidPieces: number;
  /** Orders that ended unpaid, in 24 hours. */
  expiredPerDay: number;
  perHour: number;
  perHourByNetwork: number;
  /** Cash orders that are not delivered yet; each delivered order raises it by one. */
  openCashOrders: number;
  /** What those cost together; each delivered order raises it by its total. */
  openCashValue: Paise;
};

/** The checked settings of the process (`api/src/app/settings.ts` reads them from the environment). */
export type Settings = {
  mode: "development" | "test" | "production";
  port: number;
  host: string;
  /** Where shoppers reach the shop; links in mails begin with it. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  replicaUrl: string | undefined;
  databaseWaitSeconds: number;
  databasePool: number;
  /** How long due jobs may wait while none is taken, before the queue is opened anew, and then the process ends. */
  queueStuckSeconds: number;
  /** Absent in development: made once and kept in the data folder. */
  jwtSecret: string | undefined;
  mail: {
    /** Absent in development: mails are kept in the data folder and shown at /dev/mailbox. */
    smtpUrl: string | undefined;
    from: string;
    /** Where messages of the contact form go: CONTACT_EMAIL, or the address of MAIL_FROM. */
    contact: string;
  };
  razorpay: RazorpaySettings;
  payments: {
    /** Age at which an unpaid order is asked about at Razorpay, when neither browser nor webhook told: 15 minutes. */
    reconcileAfterSeconds: number;
    /**
     * How long an unpaid order holds its stock once its payment was started, and a payment made beforehand waits for
     * its order: 30 minutes.
     */
    orderExpiresSeconds: number;
    /** How long an unpaid order holds its stock before its payment is started; never longer than the other. */
    startWithinSeconds: number;
  };
  /** Whether any counted limit counts: off for load tests only. */
  throttles: boolean;
  orderLimits: OrderLimits;
  admin: { email: string; password: string } | undefined;
  /** Loads the demo catalogue, its shopper and its admin into an empty database. Never in production. */
  demo: boolean;
  logLevel: string;
  /** Introspection and the Sandbox page. */
  explorer: boolean;
  /** Whether one proxy stands before the shop: the address it adds to X-Forwarded-For is believed, none before it. */
  trustProxy: boolean;
  /** How long a stop goes on serving with `Connection: close`, so that balancers and clients turn away before the port closes. */
  drainSeconds: number;
  /** Who sells, as it stands on invoices. */
  seller: Seller;
  shop: ShopRules;
};

import { randomBytes } from "node:crypto";

/** Times of the shop under test. */
export const timings = { expireAfterSeconds: 15, reconcileAfterSeconds: 4, drainSeconds: 2 };

export type ServiceUrls = {
  database: string;
  /** The server itself, if `database` is a pooler. */
  direct?: string | undefined;
  replica: string;
  mails: string;
};

/** The settings of a built shop in production mode, without those of the gateway. */
export const productionSettings = (urls: ServiceUrls, jwtSecret: string): Record<string, string> => ({
  NODE_ENV: "production",
  STAFF_SECOND_FACTOR: "optional",
  DATABASE_URL: urls.database,
  ...(urls.direct ? { DATABASE_DIRECT_URL: urls.direct } : {}),
  DATABASE_REPLICA_URL: urls.replica,
  SMTP_URL: urls.mails,
  MAIL_FROM: "Saanjh <hello@saanjh.example>",
  JWT_SECRET: jwtSecret,
  PAYOUT_SECRET: randomBytes(32).toString("hex"),
  ORDER_EXPIRES_SECONDS: String(timings.expireAfterSeconds),
  RECONCILE_AFTER_SECONDS: String(timings.reconcileAfterSeconds),
  SELLER_NAME: "Saanjh Studio",
  SELLER_ADDRESS: "SCO 148, Sector 17-C, Chandigarh 160017",
  SELLER_STATE: "Chandigarh",
  GRIEVANCE_OFFICER_NAME: "Harleen Sandhu",
  GRIEVANCE_OFFICER_DESIGNATION: "Grievance Officer",
  GRIEVANCE_OFFICER_PHONE: "+91 172 555 0149",
  GRIEVANCE_OFFICER_EMAIL: "grievance@shop.example.com",
  TRUST_PROXY: "0",
  DRAIN_SECONDS: String(timings.drainSeconds),
  LOG_LEVEL: "warn",
  DEMO: "0",
  THROTTLES: "load-test",
});

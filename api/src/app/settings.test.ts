import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { productionSettings as production } from "../../test/support/production-settings.ts";

const without = (name: keyof typeof production) =>
  Object.fromEntries(Object.entries(production).filter(([key]) => key !== name));

describe("settings of a fresh clone", () => {
  it("have defaults: embedded database, demo and its admin", () => {
    expect(readSettings({})).toMatchObject({
      mode: "development",
      port: 4000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:4000",
      dataDir: ".data",
      databaseUrl: undefined,
      jwtSecret: undefined,
      demo: true,
      admin: { email: "admin@example.com", password: "admin-demo" },
      explorer: true,
    });
  });

  it("derive the URL from the port", () => {
    expect(readSettings({ PORT: "4100" }).publicUrl).toBe("http://localhost:4100");
  });

  it("treat blank values as missing", () => {
    expect(readSettings({ PORT: " ", JWT_SECRET: "", DATABASE_URL: "  " })).toMatchObject({
      port: 4000,
      jwtSecret: undefined,
      databaseUrl: undefined,
    });
  });

  it("have codes stored, or sent by the provider, with SMS_CODES=on alone", () => {
    expect(readSettings({}).sms).toBeUndefined();
    expect(readSettings({ SMS_CODES: "on" }).sms).toEqual({ provider: undefined });
    const provider = { SMS_CODES: "on", SMS_KEY: "a-key-of-the-provider", SMS_TEMPLATE_ID: "65f0c1a2" };
    expect(readSettings({ ...provider, SMS_HEADER: "SAANJH" }).sms).toEqual({
      provider: {
        url: "https://control.msg91.com/api/v5/flow",
        key: "a-key-of-the-provider",
        templateId: "65f0c1a2",
        header: "SAANJH",
      },
    });
    const incomplete = "SMS_CODES=on demands SMS_KEY and SMS_TEMPLATE_ID.";
    expect(() => readSettings({ ...provider, SMS_TEMPLATE_ID: "" })).toThrow(incomplete);
    expect(() => readSettings({ ...production, SMS_CODES: "on" })).toThrow(incomplete);
    expect(() => readSettings({ ...production, ...provider, SMS_API_URL: "http://sms.example.com" })).toThrow(
      "SMS_API_URL: its key and the codes need https",
    );
  });

  it("have the UPI id of the shop in small letters, or none", () => {
    expect(readSettings({}).upiId).toBeUndefined();
    expect(readSettings({ UPI_ID: " " }).upiId).toBeUndefined();
    expect(readSettings({ UPI_ID: " Saanjh.Studio@OkAxis " }).upiId).toBe("saanjh.studio@okaxis");
    for (const UPI_ID of ["saanjh", "saanjh@", "saanjh@upi&am=1"])
      expect(() => readSettings({ UPI_ID })).toThrow("UPI_ID: is not a UPI id such as shop@bank");
  });

  it("have no demo and no demo admin with DEMO=0", () => {
    expect(readSettings({ DEMO: "0" })).toMatchObject({ demo: false, admin: undefined });
  });
});

describe("settings in production", () => {
  it("demand a second factor of the staff in production, unless the setting says otherwise", () => {
    expect(readSettings(production).staffSecondFactor).toBe("required");
    expect(readSettings({ ...production, STAFF_SECOND_FACTOR: "optional" }).staffSecondFactor).toBe(
      "optional",
    );
    expect(readSettings({}).staffSecondFactor).toBe("optional");
    expect(() => readSettings({ STAFF_SECOND_FACTOR: "off" })).toThrow("STAFF_SECOND_FACTOR");
  });

  it.each(Object.keys(production).filter((name) => name !== "NODE_ENV") as (keyof typeof production)[])(
    "are refused without %s, by its name",
    (name) => {
      expect(() => readSettings(without(name))).toThrow(SettingsError);
      expect(() => readSettings(without(name))).toThrow(name);
    },
  );

  it("name all missing settings at once", () => {
    expect(() => readSettings({ NODE_ENV: "production" })).toThrow(
      "PUBLIC_URL, DATABASE_URL, JWT_SECRET, PAYOUT_SECRET, SMTP_URL, MAIL_FROM, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, SELLER_NAME, SELLER_ADDRESS, SELLER_STATE, GRIEVANCE_OFFICER_NAME, GRIEVANCE_OFFICER_DESIGNATION, GRIEVANCE_OFFICER_PHONE, GRIEVANCE_OFFICER_EMAIL. A shop in India names a grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 4). See .env.example.",
    );
  });

  it("never have the demo or its admin", () => {
    expect(readSettings({ ...production, DEMO: "1" })).toMatchObject({ demo: false, admin: undefined });
  });

  it("have no explorer by default", () => {
    expect(readSettings(production).explorer).toBe(false);
  });

  it("have the URL that is set", () => {
    expect(readSettings(production).publicUrl).toBe("https://shop.example.com");
  });

  it("have an explorer and a first admin only if they are set", () => {
    const admin = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "a long and own one" };
    expect(readSettings({ ...production, GRAPHQL_EXPLORER: "1", ...admin })).toMatchObject({
      explorer: true,
      admin: { email: "boss@example.com", password: "a long and own one" },
    });
  });
});

describe("an invalid setting", () => {
  it.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["JWT_SECRET", "too short"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["DATABASE_URL", "shop"],
    ["PUBLIC_URL", "ftp://shop.example.com"],
    ["NODE_ENV", "staging"],
    ["DEMO", "yes"],
    ["LOG_LEVEL", "loud"],
    ["DATABASE_POOL", "1"],
    ["DATABASE_WAIT_SECONDS", "0"],
    ["PAGE_WAIT_SECONDS", "9"],
    ["ADMIN_EMAIL", "boss"],
    ["RAZORPAY_KEY_ID", "key"],
    ["RAZORPAY_API_URL", "api.razorpay.com"],
    ["RECONCILE_AFTER_SECONDS", "0"],
    ["ORDER_EXPIRES_SECONDS", "1"],
    ["ORDER_EXPIRES_SECONDS", "86401"],
    ["PAYMENT_START_SECONDS", "1"],
    ["THROTTLES", "no"],
    ["TRUST_PROXY", "0.0.0.0/1,128.0.0.0/1"],
    ["UNPAID_ORDERS", "0"],
    ["UNPAID_PIECES", "many"],
    ["EXPIRED_ORDERS_PER_DAY", "-1"],
    ["ORDERS_PER_HOUR", "1.5"],
    ["ORDERS_PER_HOUR_BY_NETWORK", "0"],
    ["OPEN_CASH_ORDERS", "0"],
    ["OPEN_CASH_RUPEES", "0"],
    ["TRUST_PROXY", "2"],
    ["TRUST_PROXY", "10.0.0.0/8, proxy"],
    ["S3_URL", "s3://shop"],
    ["MEDIA_URL", "cdn.example.com"],
  ])("is refused by its name: %s=%s", (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(new RegExp(`cannot be used: ${name}: .*\\.env\\.example`));
  });

  it("is refused if it is unsafe, in production and in development", () => {
    expect(() => readSettings({ ...production, PUBLIC_URL: "http://shop.example.com" })).toThrow(
      /PUBLIC_URL: /,
    );
    expect(() => readSettings({ ...production, THROTTLES: "off" })).toThrow(/THROTTLES: /);
    expect(() => readSettings({ ...production, METRICS_TOKEN: production.JWT_SECRET })).toThrow(
      /METRICS_TOKEN: the same as JWT_SECRET/,
    );
    expect(() => readSettings({ HOST: "0.0.0.0" })).toThrow(/DEV_OPEN_TO_NETWORK=1/);
    expect(readSettings({ HOST: "0.0.0.0", DEV_OPEN_TO_NETWORK: "1" }).host).toBe("0.0.0.0");
  });

  it("does not appear with its value, which may be a secret", () => {
    const read = () =>
      readSettings({ JWT_SECRET: "hunter2", DATABASE_URL: "postgre://shop:hunter2@db/shop" });
    expect(read).toThrow(SettingsError);
    expect(read).not.toThrow("hunter2");
  });
});

describe("the seconds of draining", () => {
  it("are five in production", () => {
    expect(readSettings(production).drainSeconds).toBe(5);
  });

  it("are none elsewhere", () => {
    expect(readSettings({}).drainSeconds).toBe(0);
  });

  it("are those that are set", () => {
    expect(readSettings({ ...production, DRAIN_SECONDS: "0" }).drainSeconds).toBe(0);
  });
});

describe("limits", () => {
  it("are on by default, also in production", () => {
    expect(readSettings({}).throttles).toBe(true);
    expect(readSettings(production).throttles).toBe(true);
    expect(readSettings({ THROTTLES: "off" }).throttles).toBe(false);
  });

  it("on orders have their defaults", () => {
    expect(readSettings({}).orderLimits).toMatchObject({
      unpaidOrders: 3,
      unpaidPieces: 50,
      expiredPerDay: 10,
      perHour: 20,
      perHourByNetwork: 300,
      openCashOrders: 5,
    });
  });

  it("on the value of cash orders are in paise", () => {
    expect(readSettings({ OPEN_CASH_RUPEES: "60000" }).orderLimits.openCashValue).toBe(6_000_000);
  });

  it("limit the time to start a payment to the time to pay", () => {
    expect(readSettings({}).payments.startWithinSeconds).toBe(600);
    expect(readSettings({ ORDER_EXPIRES_SECONDS: "15" }).payments.startWithinSeconds).toBe(15);
  });
});

describe("the replicas", () => {
  it("are the URLs of DATABASE_REPLICA_URL, separated by commas, each once", () => {
    const [first, second] = ["postgres://shop@one:5432/shop", "postgres://shop@two/shop"];
    expect(readSettings({}).replicaUrls).toEqual([]);
    expect(readSettings({ DATABASE_REPLICA_URL: `${first}, ${second},${first}` })).toMatchObject({
      replicaUrls: [first, second],
      replicaMaxLagSeconds: 2,
    });
  });

  it("are refused if one of them is no URL of PostgreSQL, or the lag is no small number", () => {
    for (const wrong of ["postgres://one/shop,", "postgres://one/shop,https://two", "replica"])
      expect(() => readSettings({ DATABASE_REPLICA_URL: wrong })).toThrow("DATABASE_REPLICA_URL");
    for (const wrong of ["0", "61", "two"])
      expect(() => readSettings({ REPLICA_MAX_LAG_SECONDS: wrong })).toThrow("REPLICA_MAX_LAG_SECONDS");
  });
});

it("RUN_JOBS=off leaves the jobs to a worker", () => {
  expect(readSettings({}).runsJobs).toBe(true);
  expect(readSettings({ RUN_JOBS: "off" }).runsJobs).toBe(false);
  expect(() => readSettings({ RUN_JOBS: "no" })).toThrow("RUN_JOBS");
});

it("sends tags with purges, or if their header is named", () => {
  const tagHeader = (env: Record<string, string>) =>
    readSettings({ NODE_ENV: "test", ...env }).edge.tagHeader;
  const purges = { EDGE_PURGE_URL: "http://127.0.0.1:9/purge-edge", EDGE_PURGE_TOKEN: "0123456789abcdef" };
  expect(tagHeader({})).toBeUndefined();
  expect(tagHeader(purges)).toBe("surrogate-key");
  expect(tagHeader({ ...purges, EDGE_TAG_HEADER: "cache-tag" })).toBe("cache-tag");
  expect(tagHeader({ EDGE_TAG_HEADER: "surrogate-key" })).toBe("surrogate-key");
});

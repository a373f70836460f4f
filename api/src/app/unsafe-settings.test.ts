import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isStrongPassword, isStrongSecret } from "./secret-strength.rules.ts";
import { unsafeInDevelopment, unsafeInProduction } from "./unsafe-settings.ts";

const safe = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://shop.example.com",
  JWT_SECRET: randomBytes(32).toString("hex"),
  PAYOUT_SECRET: randomBytes(32).toString("hex"),
  SMTP_URL: "smtps://mail.example.com",
  ADMIN_EMAIL: "boss@shop.example.com",
  ADMIN_PASSWORD: "correct horse battery",
  RAZORPAY_KEY_ID: "rzp_live_0123456789",
  RAZORPAY_ALLOW_TEST: false,
  THROTTLES: "on" as const,
  TRUST_PROXY: true,
  DEMO: false,
  DEV_OPEN_TO_NETWORK: false,
};

/** The names of the settings, with which the messages begin. */
const named = (problems: string[]): (string | undefined)[] => problems.map((line) => line.split(":")[0]);

describe("settings in production", () => {
  it("are accepted when they are safe, also with http on this machine", () => {
    for (const url of [
      "https://a.example",
      "http://localhost:4000",
      "http://127.0.0.1:1",
      "http://[::1]:4000",
    ])
      expect(unsafeInProduction({ ...safe, PUBLIC_URL: url, TRUST_PROXY: false })).toEqual([]);
    expect(unsafeInProduction({ ...safe, RAZORPAY_API_URL: "https://api.razorpay.com/" })).toEqual([]);
  });

  it.each([
    ["PUBLIC_URL", { PUBLIC_URL: "http://shop.example.com" }],
    ["PUBLIC_URL", { PUBLIC_URL: "http://192.168.1.4:4000" }],
    ["PUBLIC_URL", { PUBLIC_URL: "http://127.0.0.1.example.com" }],
    ["JWT_SECRET", { JWT_SECRET: "a".repeat(64) }],
    ["PAYOUT_SECRET", { PAYOUT_SECRET: "a".repeat(64) }],
    ["ADMIN_PASSWORD", { ADMIN_PASSWORD: "elevenchars" }],
    ["RAZORPAY_KEY_ID", { RAZORPAY_KEY_ID: "rzp_test_0123456789" }],
    ["RAZORPAY_API_URL", { RAZORPAY_API_URL: "https://api.razorpay.example.com" }],
    ["RAZORPAY_API_URL", { RAZORPAY_API_URL: "http://api.razorpay.com" }],
    ["TRUST_PROXY", { TRUST_PROXY: undefined }],
    ["THROTTLES", { THROTTLES: "off" }],
    ["THROTTLES", { THROTTLES: "off", RAZORPAY_KEY_ID: "rzp_test_0123456789", RAZORPAY_ALLOW_TEST: true }],
    ["THROTTLES", { THROTTLES: "load-test" }],
    ["THROTTLES", { THROTTLES: "load-test", RAZORPAY_ALLOW_TEST: true }],
    ["EDGE_PURGE_URL", { EDGE_PURGE_URL: "http://cache.example.com/purge" }],
    ["EDGE_PURGE_URL", { EDGE_PURGE_URL: "http://varnish:8080/purge-edge" }],
    ["EDGE_PURGE_URL", { EDGE_PURGE_URL: "HTTP://10.0.0.7/purge" }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "0123456789abcdef" }],
    ["RAZORPAY_WEBHOOK_SECRET", { RAZORPAY_WEBHOOK_SECRET: "12345678" }],
  ] as const)("are refused by the name of %s: %j", (name, change) => {
    expect(named(unsafeInProduction({ ...safe, ...change }))).toEqual([name]);
  });

  it("accept a test key and a stand-in with RAZORPAY_ALLOW_TEST", () => {
    const given = { ...safe, RAZORPAY_KEY_ID: "rzp_test_0123456789", RAZORPAY_API_URL: "http://127.0.0.1:9" };
    expect(unsafeInProduction({ ...given, RAZORPAY_ALLOW_TEST: true })).toEqual([]);
  });

  it.each([
    ["http on this machine", "http://127.0.0.1:8080/purge-edge"],
    ["https elsewhere", "https://cache.example.com/purge"],
  ])("accept a purge over %s", (_, EDGE_PURGE_URL) => {
    expect(unsafeInProduction({ ...safe, EDGE_PURGE_URL })).toEqual([]);
  });

  it("accept a load test of a shop that takes no money", () => {
    const stand = { ...safe, THROTTLES: "load-test" as const, RAZORPAY_ALLOW_TEST: true };
    expect(unsafeInProduction({ ...stand, RAZORPAY_KEY_ID: "rzp_test_0123456789" })).toEqual([]);
    expect(unsafeInProduction({ ...stand, RAZORPAY_API_URL: "http://127.0.0.1:9" })).toEqual([]);
  });
});

describe("settings in development", () => {
  const fresh = {
    HOST: "127.0.0.1",
    RAZORPAY_ALLOW_TEST: false,
    THROTTLES: "off" as const,
    DEMO: true,
    DEV_OPEN_TO_NETWORK: false,
  };

  it("refuse a HOST on the network while development tools are open", () => {
    for (const HOST of ["127.0.0.1", "127.8.9.1", "localhost", "::1"])
      expect(unsafeInDevelopment({ ...fresh, HOST })).toEqual([]);
    for (const HOST of ["0.0.0.0", "::", "192.168.1.4", "shop.local"])
      expect(unsafeInDevelopment({ ...fresh, HOST })).toEqual([
        "HOST: the demo accounts, the mailbox, the stand-in for Razorpay would be open to the network; use 127.0.0.1, or set DEV_OPEN_TO_NETWORK=1.",
      ]);
  });

  const open = { ...fresh, HOST: "0.0.0.0" };

  it("name the tools that are open to the network", () => {
    const [sentence] = unsafeInDevelopment({ ...open, DEMO: false, RAZORPAY_KEY_ID: "rzp_test_1" });
    expect(sentence).toMatch(/^HOST: the mailbox would be open/);
  });

  it("accept the network if DEV_OPEN_TO_NETWORK is set", () => {
    expect(unsafeInDevelopment({ ...open, DEV_OPEN_TO_NETWORK: true })).toEqual([]);
  });

  it("accept the network if no tool is open", () => {
    const closed = { DEMO: false, SMTP_URL: "smtp://mail", RAZORPAY_KEY_ID: "rzp_test_1" };
    expect(unsafeInDevelopment({ ...open, ...closed })).toEqual([]);
  });
});

describe("a secret", () => {
  it("is strong when it is random: hex, base64 and base64url of 32 bytes", () => {
    const secrets = Array.from({ length: 2000 }, () =>
      (["hex", "base64", "base64url"] as const).map((encoding) => randomBytes(32).toString(encoding)),
    ).flat();
    // One of a million has the word of a placeholder by chance.
    expect(secrets.filter((secret) => !isStrongSecret(secret)).length).toBeLessThanOrEqual(2);
  });

  it.each([
    "a".repeat(64),
    "0123456789abcdef0123456789abcdef",
    "abcdefghijklmnopqrstuvwxyz012345",
    "secret-secret-secret-secret-secret",
    "12121212121212121212121212121212",
    "qwertyuiopqwertyuiopqwertyuiopqwertyuiop",
    "change-me-to-something-at-least-32-bytes-long",
    "your-256-bit-secret-goes-here-and-is-long",
    "saanjh saanjh saanjh saanjh saanjh",
    "aabbccddeeffgghhaabbccddeeffgghh",
    "uV8#kP2m!qRz",
    "openssl rand -base64 48",
  ])("is weak as a pattern or a placeholder: %s", (secret) => {
    expect(isStrongSecret(secret)).toBe(false);
  });
});

describe("the first admin's password", () => {
  it.each([
    "correct horse battery",
    "kaju-katli-mornings",
    "uV8#kP2m!qRz",
    "739205618344",
    "Tr0ub4dor&3-lamp",
  ])("is taken when it is long and its own: %s", (password) => {
    expect(isStrongPassword(password, "boss@shop.example.com")).toBe(true);
  });

  it.each([
    "admin-demo",
    "uV8#kP2m!qR",
    "password1234",
    "P@ssw0rd2026!",
    "passwordpassword",
    "admin-admin-admin",
    "123456789012",
    "aaaaaaaaaaaaaaaa",
    "qwertyuiop1234",
    "Welcome@2026!!",
    "boss@shop.example.com",
    "BossBossBoss1",
    "saanjh-admin-2025",
    "letmein-letmein",
  ])("is refused when it is short or well known: %s", (password) => {
    expect(isStrongPassword(password, "boss@shop.example.com")).toBe(false);
  });
});

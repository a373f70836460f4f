import { describe, expect, it } from "vitest";
import { openTestShop } from "./support/test-shop.ts";

const live = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example.com",
  RAZORPAY_KEY_ID: "rzp_live_0123456789",
  RAZORPAY_API_URL: "https://api.razorpay.com",
};
const [development, production, externalStandIn] = await Promise.all([
  openTestShop(),
  openTestShop(live),
  openTestShop({ RAZORPAY_API_URL: "http://127.0.0.1:4900" }),
]);

type TestShop = typeof development;

/** The sources that a page of the shop may load, by content type. */
const policyOf = async ({ rest }: TestShop): Promise<Record<string, string[]>> => {
  const { headers } = await rest("GET", "/health/live");
  const directives = String(headers["content-security-policy"]).split(";");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ");
      return [name, sources];
    }),
  );
};

describe("the script of the checkout", () => {
  it("is the shop's own in development", async () => {
    const response = await development.rest("GET", "/dev/razorpay/checkout.js");
    expect(response).toMatchObject({ status: 200 });
    expect(response.text).toContain("window.Razorpay");
  });

  it("is the only one that pages may load in development", async () => {
    expect(await policyOf(development)).toMatchObject({
      "script-src": ["'self'"],
      "connect-src": ["'self'"],
      "frame-src": ["'none'"],
    });
  });

  it("comes only from Razorpay's hosts with real keys", async () => {
    const hosts = [
      "https://checkout.razorpay.com",
      "https://api.razorpay.com",
      "https://lumberjack.razorpay.com",
    ];
    expect(await policyOf(production)).toMatchObject({
      "script-src": ["'self'", ...hosts],
      "connect-src": ["'self'", ...hosts],
      "frame-src": hosts,
    });
  });

  it("has no stand-in with real keys", async () => {
    expect((await production.rest("GET", "/dev/razorpay/checkout.js")).status).toBe(404);
    expect((await production.rest("GET", "/dev/razorpay/control/ledger")).status).toBe(404);
  });

  it("comes from a stand-in elsewhere if its URL is set", async () => {
    expect((await policyOf(externalStandIn))["script-src"]).toEqual(["'self'", "http://127.0.0.1:4900"]);
    expect((await externalStandIn.rest("GET", "/dev/razorpay/checkout.js")).status).toBe(404);
  });
});

import { describe, expect, it } from "vitest";
import { razorpaySettings } from "./razorpay-settings.ts";
import { SettingsError } from "../errors/settings-error.ts";

const services = "http://localhost:4000";
const keys = {
  RAZORPAY_KEY_ID: "rzp_live_0123456789",
  RAZORPAY_KEY_SECRET: "the key secret",
  RAZORPAY_WEBHOOK_SECRET: "the webhook secret",
};

describe("the settings of Razorpay", () => {
  it("name the shop's own stand-in without keys, with the checkout script from the shop's origin", () => {
    expect(razorpaySettings({}, services)).toMatchObject({
      isStandIn: true,
      apiUrl: `${services}/dev/razorpay`,
      checkoutScriptUrl: "/dev/razorpay/checkout.js",
      origins: [],
    });
  });

  it("name Razorpay with keys, with the checkout script from its own host", () => {
    expect(razorpaySettings(keys, services)).toEqual({
      keyId: "rzp_live_0123456789",
      keySecret: "the key secret",
      webhookSecrets: ["the webhook secret"],
      apiUrl: "https://api.razorpay.com",
      checkoutScriptUrl: "https://checkout.razorpay.com/v1/checkout.js",
      origins: [
        "https://checkout.razorpay.com",
        "https://api.razorpay.com",
        "https://lumberjack.razorpay.com",
      ],
      isStandIn: false,
    });
  });

  it("name a stand-in elsewhere when its URL is set", () => {
    const env = { RAZORPAY_API_URL: "http://127.0.0.1:4900/" };
    expect(razorpaySettings(env, services)).toMatchObject({
      isStandIn: false,
      apiUrl: "http://127.0.0.1:4900",
      checkoutScriptUrl: "http://127.0.0.1:4900/checkout.js",
      origins: ["http://127.0.0.1:4900"],
      keyId: "rzp_test_standin",
    });
  });

  it("may have two webhook secrets while one replaces the other", () => {
    const env = { ...keys, RAZORPAY_WEBHOOK_SECRET: "the new one, the old one" };
    expect(razorpaySettings(env, services).webhookSecrets).toEqual(["the new one", "the old one"]);
  });

  it.each([
    [{ RAZORPAY_KEY_ID: "rzp_test_1" }, /RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET is missing/],
    [{ ...keys, RAZORPAY_WEBHOOK_SECRET: "one,two,three" }, /RAZORPAY_WEBHOOK_SECRET/],
    [{ ...keys, RAZORPAY_WEBHOOK_SECRET: " , " }, /RAZORPAY_WEBHOOK_SECRET/],
    [{ ...keys, RAZORPAY_API_URL: "http://api.example.com" }, /a live key goes over https only/],
  ])("are refused when they are incomplete, or would send a live key over plain http", (env, problem) => {
    expect(() => razorpaySettings(env, services)).toThrow(SettingsError);
    expect(() => razorpaySettings(env, services)).toThrow(problem);
  });
});

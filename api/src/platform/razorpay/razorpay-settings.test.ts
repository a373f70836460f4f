import { describe, expect, it } from "vitest";
import { razorpaySettings } from "./razorpay-settings.ts";
import { SettingsError } from "../errors/settings-error.ts";

const shop = "http://localhost:4000";
const keys = {
  RAZORPAY_KEY_ID: "rzp_live_0123456789",
  RAZORPAY_KEY_SECRET: "the key secret",
  RAZORPAY_WEBHOOK_SECRET: "the webhook secret",
};

describe("how the shop reaches Razorpay", () => {
  it("is a stand-in of its own while there are no keys, loaded from the shop's own origin", () => {
    expect(razorpaySettings({}, shop)).toMatchObject({
      isStandIn: true,
      apiUrl: `${shop}/dev/razorpay`,
      checkoutScriptUrl: "/dev/razorpay/checkout.js",
      origins: [],
    });
  });

  it("is Razorpay itself with keys, and its script from its own host", () => {
    expect(razorpaySettings(keys, shop)).toEqual({
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

  it("is a stand-in elsewhere where its address is given", () => {
    const given = { RAZORPAY_API_URL: "http://127.0.0.1:4900/" };
    expect(razorpaySettings(given, shop)).toMatchObject({
      isStandIn: false,
      apiUrl: "http://127.0.0.1:4900",
      checkoutScriptUrl: "http://127.0.0.1:4900/checkout.js",
      origins: ["http://127.0.0.1:4900"],
      keyId: "rzp_test_standin",
    });
  });

  it("takes two webhook secrets while one replaces the other", () => {
    const given = { ...keys, RAZORPAY_WEBHOOK_SECRET: "the new one, the old one" };
    expect(razorpaySettings(given, shop).webhookSecrets).toEqual(["the new one", "the old one"]);
  });

  it.each([
    [{ RAZORPAY_KEY_ID: "rzp_test_1" }, /RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET is missing/],
    [{ ...keys, RAZORPAY_WEBHOOK_SECRET: "one,two,three" }, /RAZORPAY_WEBHOOK_SECRET/],
    [{ ...keys, RAZORPAY_WEBHOOK_SECRET: " , " }, /RAZORPAY_WEBHOOK_SECRET/],
    [{ ...keys, RAZORPAY_API_URL: "http://api.example.com" }, /a live key goes over https only/],
  ])("is refused when it is half said, or would send a live key in the clear", (given, problem) => {
    expect(() => razorpaySettings(given, shop)).toThrow(SettingsError);
    expect(() => razorpaySettings(given, shop)).toThrow(problem);
  });
});

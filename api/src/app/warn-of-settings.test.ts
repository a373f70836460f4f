import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productionSettings } from "../../test/support/production-settings.ts";
import { readSettings } from "./settings.ts";
import { warnOfSettings } from "./warn-of-settings.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The warnings of a shop with these settings, and the function that ends them. */
const warn = (env: Record<string, string>) => {
  const log = { warn: vi.fn<(message: string) => void>() };
  const end = warnOfSettings(readSettings(env), log);
  return { end, warnings: () => log.warn.mock.calls.map(([message]) => message.split(":")[0]) };
};

it("a shop without throttles warns at the start and each hour, until it closes", () => {
  const { end, warnings } = warn({ THROTTLES: "off" });
  expect(warnings()).toEqual(["THROTTLES"]);
  vi.advanceTimersByTime(3 * 60 * 60 * 1000);
  expect(warnings()).toHaveLength(4);
  end();
  vi.advanceTimersByTime(3 * 60 * 60 * 1000);
  expect(warnings()).toHaveLength(4);
});

describe("a shop in production", () => {
  it("warns of nothing with safe settings", () => {
    expect(warn(productionSettings).warnings()).toEqual([]);
  });

  it("warns of an open explorer", () => {
    expect(warn({ ...productionSettings, GRAPHQL_EXPLORER: "1" }).warnings()).toEqual(["GRAPHQL_EXPLORER=1"]);
  });

  const test = { RAZORPAY_KEY_ID: "rzp_test_0123456789", RAZORPAY_ALLOW_TEST: "1" };

  it("warns of test payments", () => {
    expect(warn({ ...productionSettings, ...test }).warnings()).toEqual(["RAZORPAY_ALLOW_TEST=1"]);
  });

  it("warns of a load test before its test payments", () => {
    expect(warn({ ...productionSettings, ...test, THROTTLES: "load-test" }).warnings()).toEqual([
      "THROTTLES",
      "RAZORPAY_ALLOW_TEST=1",
    ]);
  });
});

it("a development shop does not warn of its explorer and its stand-in", () => {
  expect(warn({}).warnings()).toEqual([]);
});

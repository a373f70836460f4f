import { takesMoney } from "../platform/razorpay/razorpay-settings.ts";
import type { Settings } from "../features/shop/settings.ts";
import type { Services } from "../features/shop/services.ts";

const hour = 60 * 60 * 1000;

type RiskySettings = Pick<Settings, "mode" | "throttles" | "explorer" | "razorpay">;

/** What settings open that the shop of every day has closed. */
const warningsOf = ({ mode, throttles, explorer, razorpay }: RiskySettings): string[] => {
  const isProduction = mode === "production";
  return [
    ...(throttles ? [] : ["THROTTLES: no limit counts in this shop. It is meant for load tests only."]),
    ...(isProduction && explorer
      ? ["GRAPHQL_EXPLORER=1: introspection and the Sandbox are open to everybody."]
      : []),
    ...(isProduction && !takesMoney(razorpay)
      ? ["RAZORPAY_ALLOW_TEST=1: payments by a test key or a stand-in bring no money."]
      : []),
  ];
};

/** Warns of such settings at the start and once an hour. Returns a function that ends the warnings. */
export const warnOfSettings = (settings: RiskySettings, log: Pick<Services["log"], "warn">): (() => void) => {
  const warnings = warningsOf(settings);
  const warn = () => warnings.forEach((warning) => log.warn(warning));
  warn();
  const timer = setInterval(warn, hour);
  timer.unref();
  return () => clearInterval(timer);
};

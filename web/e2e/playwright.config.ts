import { defineConfig } from "@playwright/test";

const launchOptions = {
  ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/**
 * What is the same at every width is walked at one: words and failures on a desk, money and lists on a phone. The
 * journeys that are walked at both look for barriers on their way.
 */
const atOneWidth = {
  desktop: ["messages", "failed-loads", "refund", "contact", "change-email", "pages", "keyboard"],
  phone: [
    "accessibility",
    "first-load",
    "cart",
    "checkout-online",
    "invoice",
    "wishlist",
    "reviews",
    "gallery",
  ],
};

const specs = (names: readonly string[]): string[] => names.map((name) => `**/{*-,}${name}.spec.ts`);

/** The journeys in a real browser, against the built shop with a database and a port of its own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./support/open-shop.ts",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: { launchOptions, trace: "retain-on-failure" },
  projects: [
    {
      name: "phone",
      testIgnore: specs(atOneWidth.desktop),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: specs(atOneWidth.phone),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/browser.ts";

/**
 * Specs that run at one width only: messages and failures on a desktop, money and lists on a phone. Specs that run at
 * both widths also check accessibility; a test in them that depends on no width has the tag `@phone`. A flow whose markup is the
 * same at both widths runs on a phone, and checks accessibility at both (`expectAccessibleAtBothWidths`).
 */
const singleWidthSpecs = {
  desktop: [
    "messages",
    "accounts",
    "failed-loads",
    "refund",
    "contact",
    "change-email",
    "pages",
    "keyboard",
    "admin-product-stock",
  ],
  phone: [
    "accessibility",
    "first-load",
    "hydration",
    "public-queries",
    "cart",
    "checkout-online",
    "checkout-draft",
    "offline",
    "new-version",
    "prefetch",
    "live-orders",
    "cancel-order",
    "payment-errors",
    "invoice",
    "wishlist",
    "reviews",
    "gallery",
    "picture-sizes",
    "content-security",
    "admin-add-product",
    "admin-edit-product",
    "admin-picture-uploads",
    "admin-product-drafts",
    "shopkeeper-day",
    "restock-and-delivery",
    "long-text",
    "returns",
    "replacements",
    "admin-delivery",
    "admin-phone-order",
    "media-url",
    "payouts",
    "unpaid-order",
    "change-address",
    "checkout-line",
    "admin-history",
    "admin-import-pictures",
  ],
};

const specPatterns = (names: readonly string[]): string[] => names.map((name) => `**/{*-,}${name}.spec.ts`);

/** End-to-end tests in a real browser. Each worker has its own built shop and runs whole spec files. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./support/shared-renderings.ts",
  fullyParallel: false,
  workers: Math.min(2, availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  // A trace costs a tenth of the time. A failed test has a screenshot and the accessible tree of its end; `--trace on` records one.
  use: { launchOptions, screenshot: "only-on-failure" },
  projects: [
    {
      name: "phone",
      testIgnore: specPatterns(singleWidthSpecs.desktop),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      testIgnore: specPatterns(singleWidthSpecs.phone),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

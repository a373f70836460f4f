import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/browser.ts";

/** Specs that run on a desktop: messages and failures, which look the same at both widths, and what a keyboard does. */
const desktopSpecs = [
  "(\\w+-)*messages",
  "accounts",
  "failed-loads",
  "refund",
  "contact",
  "change-email",
  "pages",
  "keyboard",
  "admin-product-stock",
];
const isDesktopSpec = new RegExp(`\\b(${desktopSpecs.join("|")})\\.spec\\.ts`);

/**
 * End-to-end tests in a real browser. Each worker has its own built shop and runs whole spec files. A flow runs on a phone. A test whose
 * steps depend on the width has `@both` in its title, and one that only a desktop has `@desktop`. Axe runs in the files that end in
 * `accessibility.spec.ts`, over each page and its states (`expectAccessibleStates`). The main flows have `@core` in their titles:
 * `npm test` runs these.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: ["./support/shared-renderings.ts", "./support/open-shops.ts"],
  fullyParallel: false,
  // Tests wait for the shop and for the browser: two would leave a sixth of two processors unused.
  workers: Math.min(3, 1 + availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  // A trace costs a tenth of the time. A failed test has a screenshot and the accessible tree of its end; `--trace on` records one.
  use: { launchOptions, screenshot: "only-on-failure", actionTimeout: 30_000 },
  projects: [
    {
      name: "phone",
      grepInvert: [isDesktopSpec, /@desktop/],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: "desktop",
      grep: [isDesktopSpec, /@both/, /@desktop/],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

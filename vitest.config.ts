import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { addedCode } from "./api/test/support/added-code.ts";

/** The decorator settings of tsconfig.json: TypeORM and type-graphql read the emitted types. */
const oxc = {
  decorator: { legacy: true, emitDecoratorMetadata: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
} as const;

/** type-graphql loads graphql by `require`. The alias prevents a second copy, which graphql refuses ("another realm"). */
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

/**
 * What starts other engines and processes, sends thousands of bad inputs, or tests tools outside the product: `npm run test:ops`, a
 * part of `npm run test:full`.
 */
const opsTests = [
  "api/test/ops/**/*.test.ts",
  "api/test/bad-input.test.ts",
  "api/tools/{bench,cluster,demo,embedded-postgres}/**/*.test.ts",
];

/**
 * Crowds, floods, many rows, and costs that are measured: what else runs on the machine disturbs them. Only `npm run test:full` runs
 * them.
 */
const slowTests = [
  "api/test/second-lane/{admin-under-flood,audit-plans,document-costs,hostile-bodies,list-pages}.test.ts",
  "api/src/platform/pdf/printed-text-cost.test.ts",
];

/** Property tests that run with a larger number of random cases too. */
const propertyTests = [
  "api/src/features/checkout/totals.rules.test.ts",
  "api/src/features/promotions/promotion.rules.test.ts",
  "api/src/features/invoices/{invoice,credit-note}.rules.test.ts",
  "api/src/features/payments/credit.rules.test.ts",
  "api/src/features/books/{gst-return,document-series}.rules.test.ts",
];

const apiTests = {
  environment: "node",
  pool: "forks",
  isolate: false,
  globalSetup: ["api/test/support/postgres.setup.ts", "api/test/support/refusals.setup.ts"],
  setupFiles: ["api/test/support/property-runs.setup.ts", "api/test/support/cheap-hashes.setup.ts"],
} as const;

const notTests = ["**/node_modules/**", "**/dist/**", "**/.data/**"];

export default defineConfig({
  test: {
    pool: "forks",
    // On two processors vitest would run one file after the other. Many files wait, for time limits and for other processes: three at once take 13 % less time than two.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        oxc,
        resolve: { alias },
        plugins: [addedCode],
        test: {
          ...apiTests,
          name: "api",
          include: ["api/**/*.test.ts"],
          exclude: [...notTests, ...opsTests, ...slowTests, "api/tools/fuzz/fuzz.test.ts"],
          setupFiles: [...apiTests.setupFiles, "api/test/support/long-limits.setup.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        oxc,
        resolve: { alias },
        test: {
          ...apiTests,
          name: "slow",
          include: slowTests,
          exclude: notTests,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        oxc,
        resolve: { alias },
        test: {
          ...apiTests,
          name: "ops",
          include: [...opsTests, ...propertyTests, "api/tools/fuzz/fuzz.test.ts"],
          exclude: notTests,
          env: { PROPERTY_RUNS: "10000", FUZZ_SECONDS: process.env["FUZZ_SECONDS"] ?? "60" },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "web",
          include: ["web/src/**/*.test.ts", "web/src/**/*.test.tsx"],
          environment: "node",
          pool: "forks",
          isolate: false,
          setupFiles: ["web/src/shop.setup.ts"],
          testTimeout: 20_000,
        },
      },
    ],
  },
});

import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The decorator settings of tsconfig.json: TypeORM and type-graphql read the emitted types. */
const oxc = {
  decorator: { legacy: true, emitDecoratorMetadata: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
} as const;

/** type-graphql loads graphql by `require`. The alias prevents a second copy, which graphql refuses ("another realm"). */
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

export default defineConfig({
  test: {
    pool: "forks",
    // On two processors vitest would run one file after the other. Many files wait, for time limits and for other processes: three at once take 13 % less time than two.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        oxc,
        resolve: { alias },
        test: {
          name: "api",
          include: ["api/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/.data/**"],
          environment: "node",
          pool: "forks",
          isolate: false,
          globalSetup: ["api/test/support/postgres.setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
          testTimeout: 10_000,
        },
      },
    ],
  },
});

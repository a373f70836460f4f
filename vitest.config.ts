import { defineConfig } from "vitest/config";

/** Decorators as tsconfig.json has them: TypeORM and type-graphql read the types that they leave behind. */
const oxc = {
  decorator: { legacy: true, emitDecoratorMetadata: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
} as const;

/** One copy of graphql: type-graphql loads it by `require`, and a second copy is "another realm". */
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

export default defineConfig({
  test: {
    pool: "forks",
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
          testTimeout: 10_000,
        },
      },
    ],
  },
});

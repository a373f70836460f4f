import { expect, it, vi } from "vitest";
import { productionSettings } from "../../test/support/production-settings.ts";
import { readSettings } from "./settings.ts";
import { warnOfClaims } from "./warn-of-claims.ts";

const warningsOf = (env: Record<string, string>) => {
  const log = { warn: vi.fn<(message: string) => void>() };
  warnOfClaims(readSettings(env), log);
  return log.warn.mock.calls.map(([message]) => message);
};

it("a start in production warns of each unlawful default with its rule", () => {
  const warnings = warningsOf(productionSettings);
  expect(warnings).toHaveLength(4);
  expect(warnings[0]).toMatch(/shipping fee.*Dark Patterns 2023.*docs\/law\.md/);
});

it("a start in development warns of none", () => {
  expect(warningsOf({})).toEqual([]);
});

import type { Settings } from "../features/shop/settings.ts";
import type { Services } from "../features/shop/services.ts";
import { unlawfulClaims } from "../features/shop/unlawful-claims.rules.ts";

/** Warns at a start in production of each claim of the shop that the law may not allow. */
export const warnOfClaims = (
  settings: Pick<Settings, "mode" | "shop">,
  log: Pick<Services["log"], "warn">,
): void => {
  if (settings.mode !== "production") return;
  for (const { text, rule } of unlawfulClaims(settings))
    log.warn(`${text} ${rule}. Settings has a lawful form: docs/law.md`);
};

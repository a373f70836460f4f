import { AuditSubject } from "../audit/audit.rules.ts";
import { onAudited } from "../audit/on-audited.ts";
import { setLowStockLimit } from "../catalogue/low-stock-limit.store.ts";
import { liveSettings } from "../shop/live-settings.rules.ts";
import type { Services } from "../shop/services.ts";
import {
  groupNames,
  readGroup,
  type SettingGroupName,
  type SettingProblem,
  type SettingTexts,
  type ShopValues,
} from "../shop/shop-settings.rules.ts";
import { latestVersions } from "./setting-version.store.ts";

type SettingsServices = Pick<Services, "settings" | "database" | "log">;

export type SavedGroup = { groupName: SettingGroupName; texts: SettingTexts };

/** The values of all groups: the saved ones, and the first values of those that are not saved or cannot be used. */
export const valuesOf = (
  firstValues: ShopValues,
  saved: readonly SavedGroup[],
  onProblem: (problem: SettingProblem & { groupName: SettingGroupName }) => void,
): ShopValues => {
  const values: Record<string, unknown> = { ...firstValues };
  for (const { groupName, texts } of saved) {
    if (!groupNames.includes(groupName)) continue;
    const result = readGroup(groupName, texts);
    if ("values" in result) values[groupName] = result.values;
    else onProblem({ groupName, ...result });
  }
  return values as ShopValues;
};

/** How many reads a shop has begun, and the number of the latest one that is valid. */
const readCounts = new WeakMap<Services["settings"], { begun: number; valid: number }>();

/** Reads the settings of admins, and makes them valid in this process. */
export const readCurrentSettings = async ({ settings, database, log }: SettingsServices): Promise<void> => {
  const count = readCounts.get(settings) ?? { begun: 0, valid: 0 };
  readCounts.set(settings, count);
  count.begun += 1;
  const read = count.begun;
  const versions = await latestVersions(database.source.manager);
  // It may be older than a read that began later.
  if (read < count.valid) return;
  count.valid = read;
  const values = valuesOf(
    settings.firstValues,
    versions.map(({ groupName, after }) => ({ groupName, texts: after })),
    // Such as those of another version of the shop, with other limits.
    (problem) => log.error(problem, "saved settings cannot be used: the ones before stay valid"),
  );
  Object.assign(settings, liveSettings(values));
  for (const { source } of [database, database.admin]) setLowStockLimit(source, settings.shop.lowStockUpTo);
};

const retryMs = 1000;

/**
 * Reads the settings again whenever an admin changes them, in any process, and after each interruption of the notices. A read that
 * fails is repeated. Returns a function that ends it.
 */
export const followSettings = (services: SettingsServices): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const read = (): void => {
    clearTimeout(timer);
    readCurrentSettings(services).catch((error: unknown) => {
      if (isStopped) return;
      services.log.warn({ err: error }, "the settings could not be read; they are read again");
      timer = setTimeout(read, retryMs).unref();
    });
  };
  const stop = onAudited(services, AuditSubject.SETTINGS, read);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
};

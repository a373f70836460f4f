import { AuditSubject } from "../audit/audit.rules.ts";
import { currentValue } from "../audit/current-value.ts";
import { shownSettings, type ShownSettings } from "../checkout/shown-settings.ts";
import { liveSettings } from "../shop/live-settings.rules.ts";
import type { Services } from "../shop/services.ts";
import { valuesOf, type SavedGroup } from "./current-settings.ts";
import type { SettingVersion } from "./setting-version.entity.ts";
import { listVersions } from "./setting-version.store.ts";

/** Every change of a setting, the oldest first, and what everyone may read of them by the number of the changes before. */
export const settingHistory = currentValue(AuditSubject.SETTINGS, async ({ database }) => ({
  versions: await listVersions(database.source.manager),
  shown: new Map<number, ShownSettings>(),
}));

/** The texts of each group that an admin has ever changed, after this number of changes. */
const groupsAfter = (versions: readonly SettingVersion[], count: number): SavedGroup[] => {
  const groups = new Map<string, SavedGroup & { version: number }>();
  for (const { groupName, version, after } of versions.slice(0, count))
    // After a clock was set back, an earlier version can come later.
    if (version > (groups.get(groupName)?.version ?? 0))
      groups.set(groupName, { groupName, version, texts: after });
  for (const { groupName, version, before } of versions.slice(count))
    if (!groups.has(groupName)) groups.set(groupName, { groupName, version, texts: before });
  return [...groups.values()];
};

/**
 * The settings that everyone may read, at an instant. A group that was changed only after it has the values before its first
 * change; a group that was never changed has those of the environment. Visitors can ask for any instant, so an answer needs no SQL
 * statement.
 */
export const settingsAt = async (services: Services, at: Date): Promise<ShownSettings> => {
  const { versions, shown } = await settingHistory.get(services);
  const count = versions.findLastIndex(({ changedAt }) => changedAt <= at) + 1;
  const existing = shown.get(count);
  if (existing) return existing;
  const values = valuesOf(services.settings.firstValues, groupsAfter(versions, count), () => undefined);
  const found = shownSettings(liveSettings(values));
  shown.set(count, found);
  return found;
};

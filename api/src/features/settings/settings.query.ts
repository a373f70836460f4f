import type { Services } from "../shop/services.ts";
import { settingInWords } from "../shop/setting.rules.ts";
import { groupNamed, textsOf, type SettingGroupName } from "../shop/shop-settings.rules.ts";
import type { SettingVersion } from "./setting-version.entity.ts";
import { latestVersions, newestVersions } from "./setting-version.store.ts";
import type { SettingGroupView, SettingVersionView } from "./settings.types.ts";

const groupView = (
  { settings: { firstValues } }: Pick<Services, "settings">,
  name: SettingGroupName,
  latest: SettingVersion | undefined,
): SettingGroupView => {
  const { title, description, settings } = groupNamed(name);
  const texts = { ...textsOf(name, firstValues[name]), ...latest?.after };
  return {
    id: name,
    title,
    description,
    version: latest?.version ?? 0,
    settings: Object.entries(settings).map(([settingName, setting]) => ({
      name: settingName,
      label: setting.label,
      hint: setting.hint,
      unit: setting.unit ?? null,
      kind: setting.kind,
      options: setting.options ?? [],
      text: texts[settingName] ?? "",
      initialText: setting.textOf(setting.initial),
    })),
  };
};

/** These groups with their saved values. */
export const settingGroupViews = async (
  services: Services,
  groups: readonly SettingGroupName[],
): Promise<SettingGroupView[]> => {
  const versions = await latestVersions(services.database.source.manager);
  return groups.map((name) =>
    groupView(
      services,
      name,
      versions.find(({ groupName }) => groupName === name),
    ),
  );
};

/** Changes that a page shows. */
const shownVersions = 20;

/** The newest changes of a group. */
export const settingVersionViews = async (
  services: Services,
  group: SettingGroupName,
): Promise<SettingVersionView[]> => {
  const { settings } = groupNamed(group);
  const versions = await newestVersions(services.database.source.manager, group, shownVersions);
  return versions.map(({ id, version, changedAt, userName, before, after }) => ({
    id,
    version,
    changedAt,
    userName,
    differences: Object.entries(settings)
      .map(([name, setting]) => ({
        name,
        label: setting.label,
        before: before[name] ?? "",
        after: after[name] ?? "",
        beforeInWords: settingInWords(setting, before[name] ?? ""),
        afterInWords: settingInWords(setting, after[name] ?? ""),
      }))
      .filter((difference) => difference.before !== difference.after),
  }));
};

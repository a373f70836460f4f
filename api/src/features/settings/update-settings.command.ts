import type { EntityManager } from "typeorm";
import { AuditSubject, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { refuse } from "./settings.refusals.ts";
import { courierNamed } from "../shop/courier.rules.ts";
import { pageTag, productListTag, queryTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { settingInWords } from "../shop/setting.rules.ts";
import {
  groupNamed,
  readGroup,
  textsOf,
  type SettingGroupName,
  type SettingTexts,
  type ShopValues,
} from "../shop/shop-settings.rules.ts";
import { readCurrentSettings } from "./current-settings.ts";
import { settingGroupId } from "./setting-group-id.rules.ts";
import { addVersion, couriersOnTheWay, latestVersion, versionOf } from "./setting-version.store.ts";

export type SettingsChange = {
  group: SettingGroupName;
  /** The version that the admin saw; 0 before the first change. */
  version: number;
  /** The texts of the changed settings by their names. */
  texts: SettingTexts;
};

const differing = (one: SettingTexts, other: SettingTexts): string[] =>
  Object.keys(other).filter((name) => one[name] !== other[name]);

/** The texts in their stored form. Throws SETTING_INVALID with the setting as its field. */
const checkedTexts = <Group extends SettingGroupName>(group: Group, texts: SettingTexts) => {
  const result = readGroup(group, texts);
  if ("problem" in result) return refuse("SETTING_INVALID", { field: result.name, message: result.problem });
  return { values: result.values, texts: textsOf(group, result.values) };
};

/** A courier stays while parcels are on their way with it: the page that tracks them would be lost. */
const checkRemovedCouriers = async (
  tx: EntityManager,
  before: SettingTexts,
  after: ShopValues["couriers"],
): Promise<void> => {
  const earlier = readGroup("couriers", before);
  if (!("values" in earlier)) return;
  const removed = earlier.values.couriers.filter(({ name }) => !courierNamed(after.couriers, name));
  const [used] = await couriersOnTheWay(
    tx,
    removed.map(({ name }) => name.toLowerCase()),
  );
  if (!used) return;
  const name = courierNamed(removed, used.courier)?.name ?? used.courier;
  const orders = used.orders === 1 ? "1 order" : `${used.orders} orders`;
  refuse("SETTING_INVALID", {
    field: "couriers",
    message: `${name} still has ${orders} on the way. You can remove it after delivery.`,
  });
};

const auditedChanges = (group: SettingGroupName, before: SettingTexts, after: SettingTexts): FieldChanges =>
  Object.fromEntries(
    Object.entries(groupNamed(group).settings)
      .filter(([name]) => before[name] !== after[name])
      .map(([name, setting]) => [
        setting.label,
        {
          before: settingInWords(setting, before[name] ?? ""),
          after: settingInWords(setting, after[name] ?? ""),
        },
      ]),
  );

/** Throws SETTINGS_CHANGED if another admin has given one of the settings another value after the version. */
const checkConflict = async (
  tx: EntityManager,
  first: SettingTexts,
  current: SettingTexts,
  { group, version, texts }: SettingsChange,
): Promise<void> => {
  const seen = version === 0 ? first : (await versionOf(tx, group, version))?.after;
  if (!seen) return refuse("SETTINGS_CHANGED");
  const changed = differing(seen, current);
  const field = Object.keys(texts).find((name) => changed.includes(name) && texts[name] !== current[name]);
  if (field !== undefined) refuse("SETTINGS_CHANGED", { field });
};

/**
 * Changes settings of a group for all processes. What other admins have changed in other settings of the group stays. Orders of
 * this moment are priced either with the values before or with the new ones. The same values again change nothing. Throws
 * SETTING_INVALID, SETTINGS_CHANGED.
 */
export const updateSettings = async (
  services: Services,
  author: Author,
  change: SettingsChange,
): Promise<void> => {
  const { group } = change;
  const { settings, title } = groupNamed(group);
  const unknown = Object.keys(change.texts).find((name) => !Object.hasOwn(settings, name));
  if (unknown !== undefined || Object.keys(change.texts).length === 0)
    refuse("BAD_INPUT", { field: "values" });
  const first = textsOf(group, services.settings.firstValues[group]);
  await inTransaction(
    services.database,
    async (tx) => {
      const latest = await latestVersion(tx, group);
      const before = { ...first, ...latest?.after };
      const checked = checkedTexts(group, { ...before, ...change.texts });
      const after = checked.texts;
      // Also a request that is repeated, since its answer was lost.
      if (differing(before, after).length === 0) return;
      const entered = Object.fromEntries(Object.keys(change.texts).map((name) => [name, after[name] ?? ""]));
      const version = latest?.version ?? 0;
      if (version !== change.version) await checkConflict(tx, first, before, { ...change, texts: entered });
      if (group === "couriers")
        await checkRemovedCouriers(tx, before, checked.values as ShopValues["couriers"]);
      await addVersion(tx, {
        groupName: group,
        version: version + 1,
        before,
        after,
        userId: author.userId,
        userName: author.name,
      });
      await addAudit(tx, {
        author,
        action: "changeSettings",
        subject: AuditSubject.SETTINGS,
        subjectId: settingGroupId(group),
        label: title,
        version: version + 1,
        changes: auditedChanges(group, before, after),
      });
      // The sitemaps of products are lists.
      outdatePages(tx, [pageTag, queryTag, productListTag]);
    },
    // Two admins at the same moment: the second one sees the version of the first.
    (error) => isUniqueViolation(error, "setting_versions_version"),
  );
  await readCurrentSettings(services);
};

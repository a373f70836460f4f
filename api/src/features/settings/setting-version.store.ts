import type { EntityManager } from "typeorm";
import type { SettingGroupName } from "../shop/shop-settings.rules.ts";
import { SettingVersion } from "./setting-version.entity.ts";

/** The latest version of each group that an admin has changed. */
export const latestVersions = (tx: EntityManager): Promise<SettingVersion[]> =>
  tx
    .createQueryBuilder(SettingVersion, "v")
    .distinctOn(["v.groupName"])
    .orderBy("v.groupName")
    .addOrderBy("v.version", "DESC")
    .getMany();

/** The latest version of a group; `null` before a change. */
export const latestVersion = (
  tx: EntityManager,
  groupName: SettingGroupName,
): Promise<SettingVersion | null> =>
  tx.findOne(SettingVersion, { where: { groupName }, order: { version: "DESC" } });

export const versionOf = (
  tx: EntityManager,
  groupName: SettingGroupName,
  version: number,
): Promise<SettingVersion | null> => tx.findOneBy(SettingVersion, { groupName, version });

/** The versions of a group, the newest first. */
export const newestVersions = (
  tx: EntityManager,
  groupName: SettingGroupName,
  limit: number,
): Promise<SettingVersion[]> =>
  tx.find(SettingVersion, { where: { groupName }, order: { version: "DESC" }, take: limit });

/** The changes of all groups, the oldest first. */
export const listVersions = (tx: EntityManager): Promise<SettingVersion[]> =>
  tx.find(SettingVersion, { order: { changedAt: "ASC", id: "ASC" } });

export const addVersion = async (
  tx: EntityManager,
  version: Omit<SettingVersion, "id" | "changedAt">,
): Promise<void> => {
  await tx.insert(SettingVersion, version);
};

/** Couriers, by their names in small letters, that have parcels of orders on their way, with the number of these orders. */
export const couriersOnTheWay = (
  tx: EntityManager,
  names: readonly string[],
): Promise<{ courier: string; orders: number }[]> =>
  tx.query<{ courier: string; orders: number }[]>(
    `select lower(p.courier) as courier, count(distinct o.id)::int as orders
     from orders o join parcels p on p.order_id = o.id
     where o.order_status = 'shipped' and lower(p.courier) = any($1) group by 1 order by 1`,
    [names],
  );

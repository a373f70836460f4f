import { may, Permission } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { groupNames, type SettingGroupName } from "../shop/shop-settings.rules.ts";

/**
 * The permission that changes a group. Only an owner has MONEY_SETTINGS: for groups that decide what customers pay, which prices
 * they see, what the shop owes them, who sells, and whether accounts are erased.
 */
const permissionOf: Record<SettingGroupName, Permission> = {
  brand: Permission.SETTINGS,
  contact: Permission.SETTINGS,
  social: Permission.SETTINGS,
  seller: Permission.MONEY_SETTINGS,
  grievanceOfficer: Permission.SETTINGS,
  claims: Permission.MONEY_SETTINGS,
  personalData: Permission.MONEY_SETTINGS,
  productInformation: Permission.SETTINGS,
  shipping: Permission.MONEY_SETTINGS,
  states: Permission.SETTINGS,
  couriers: Permission.SETTINGS,
  returns: Permission.SETTINGS,
  products: Permission.SETTINGS,
  welcome: Permission.MONEY_SETTINGS,
  payments: Permission.MONEY_SETTINGS,
  orders: Permission.MONEY_SETTINGS,
};

/** Whether a change of the group asks for the password or passkey again. */
export const isOfMoney = (group: SettingGroupName): boolean =>
  permissionOf[group] === Permission.MONEY_SETTINGS;

/** The groups of settings that a viewer may read and change. */
export const changeableGroups = (viewer: Viewer | null): SettingGroupName[] =>
  groupNames.filter((name) => may(viewer, permissionOf[name]));

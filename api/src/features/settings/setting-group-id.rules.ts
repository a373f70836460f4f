import { createHash } from "node:crypto";
import { uuidOfHex } from "../../platform/ids.ts";
import type { SettingGroupName } from "../shop/shop-settings.rules.ts";

/** The id by which the audit names a group: made of its name, in the form of a UUID of version 8. */
export const settingGroupId = (name: SettingGroupName): string => {
  const hex = createHash("sha256").update(`settings ${name}`).digest("hex");
  return uuidOfHex(`${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`);
};

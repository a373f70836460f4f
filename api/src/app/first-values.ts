import { z } from "zod";
import type { Setting } from "../features/shop/setting.rules.ts";
import {
  groupNamed,
  groupNames,
  readGroup,
  type SettingGroupName,
  type SettingTexts,
  type ShopValues,
} from "../features/shop/shop-settings.rules.ts";
import { SettingsError } from "../platform/errors/settings-error.ts";

/** A text of the environment, checked as an admin's. */
const checkedText = (setting: Setting<unknown>) =>
  z
    .string()
    .max(10_000)
    .optional()
    .transform((text, context): string | undefined => {
      const result = text === undefined ? undefined : setting.read(text);
      if (!result || "value" in result) return text;
      context.addIssue({ code: "custom", message: result.problem });
      return z.NEVER;
    });

/** The settings of the environment that have a first value, as fields of a schema. */
export const firstValueFields: Record<string, ReturnType<typeof checkedText>> = Object.fromEntries(
  groupNames.flatMap((group) =>
    Object.values(groupNamed(group).settings).flatMap((setting) =>
      setting.env ? [[setting.env, checkedText(setting)]] : [],
    ),
  ),
);

type Environment = Readonly<Record<string, unknown>>;

/** The texts of a group that the environment has. */
const environmentTexts = (group: SettingGroupName, values: Environment): SettingTexts =>
  Object.fromEntries(
    Object.entries(groupNamed(group).settings).flatMap(([name, { env }]) => {
      const text = env === undefined ? undefined : values[env];
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );

/**
 * The values of a shop that no admin has changed: those of the environment, else the initial ones. A seller of the environment
 * without a GSTIN has none. Throws `SettingsError`.
 */
export const firstValuesOf = (values: Environment): ShopValues =>
  Object.fromEntries(
    groupNames.map((group) => {
      const given = environmentTexts(group, values);
      const hasOwnSeller = group === "seller" && Object.keys(given).length > 0;
      const result = readGroup(group, hasOwnSeller ? { gstin: "", ...given } : given);
      if ("values" in result) return [group, result.values];
      const { env } = groupNamed(group).settings[result.name] ?? {};
      throw new SettingsError(`${env}: ${result.problem} See .env.example.`);
    }),
  ) as ShopValues;

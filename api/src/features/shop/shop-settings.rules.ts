import { mailPaletteProblem } from "../../platform/mail/mail-schemes.rules.ts";
import { identitySettings } from "./identity-settings.rules.ts";
import { legalSettings } from "./legal-settings.rules.ts";
import { isGstinOf } from "./seller.rules.ts";
import type { Setting } from "./setting.rules.ts";
import { tradeSettings } from "./trade-settings.rules.ts";

/**
 * Every setting that an admin can change while the shop runs, in the groups in which they are saved. Another setting is an entry of
 * one of the three tables, and its use: the form, the checks, the history and the environment follow.
 */
export const settingGroups = { ...identitySettings, ...legalSettings, ...tradeSettings } as const;

export type SettingGroupName = keyof typeof settingGroups;

type ValueOf<Declared> = Declared extends Setting<infer Value> ? Value : never;

/** The values of all settings, by group and name. */
export type ShopValues = {
  -readonly [Group in SettingGroupName]: {
    -readonly [Name in keyof (typeof settingGroups)[Group]["settings"]]: ValueOf<
      (typeof settingGroups)[Group]["settings"][Name]
    >;
  };
};

/** The texts of a group's settings by their names. */
export type SettingTexts = Record<string, string>;

/** A group without the types of its values, for what treats all alike. */
export type SettingGroup = {
  title: string;
  description: string;
  settings: Record<string, Setting<unknown>>;
};

export const groupNamed = (name: SettingGroupName): SettingGroup =>
  settingGroups[name] as unknown as SettingGroup;

export const groupNames = Object.keys(settingGroups) as SettingGroupName[];

/** The setting and the sentence about it. */
export type SettingProblem = { name: string; problem: string };

/** What the values of a group must have in common. */
const groupProblem = (
  group: SettingGroupName,
  values: Record<string, unknown>,
): SettingProblem | undefined => {
  if (group === "brand") {
    const problem = mailPaletteProblem(values as ShopValues["brand"]);
    return problem && { name: problem.color, problem: problem.problem };
  }
  if (group !== "seller") return undefined;
  const { gstin, state } = values as ShopValues["seller"];
  return gstin === "" || isGstinOf(gstin, state)
    ? undefined
    : { name: "gstin", problem: `This is not a valid GSTIN for ${state}.` };
};

/** The values of a group's texts, or its first problem. A missing text is the initial value. */
export const readGroup = <Group extends SettingGroupName>(
  group: Group,
  texts: SettingTexts,
): { values: ShopValues[Group] } | SettingProblem => {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(groupNamed(group).settings)) {
    const text = texts[name];
    const result = text === undefined ? { value: setting.initial } : setting.read(text);
    if ("problem" in result) return { name, problem: result.problem };
    values[name] = result.value;
  }
  return groupProblem(group, values) ?? { values: values as ShopValues[Group] };
};

/** The texts of a group's values. */
export const textsOf = <Group extends SettingGroupName>(
  group: Group,
  values: ShopValues[Group],
): SettingTexts =>
  Object.fromEntries(
    Object.entries(groupNamed(group).settings).map(([name, setting]) => [
      name,
      setting.textOf((values as Record<string, unknown>)[name]),
    ]),
  );

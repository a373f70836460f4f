import type { Calls } from "./calls.ts";

export type SettingGroup = { id: string; version: number; settings: { name: string; text: string }[] };

const CHANGE = `mutation UpdateSettings($group: ID!, $version: Int!, $values: [SettingValueInput!]!) {
  updateSettings(input: { group: $group, version: $version, values: $values }) { id version settings { name text } }
}`;

export const settingCalls = ({ gql }: Calls, token: string) => {
  const groupOf = async (id: string): Promise<SettingGroup> => {
    const { data } = await gql<{ settingGroups: SettingGroup[] }>(
      "{ settingGroups { id version settings { name text } } }",
      {},
      token,
    );
    const group = data.settingGroups.find((each) => each.id === id);
    if (!group) throw new Error(`no group ${id}`);
    return group;
  };
  const save = (group: string, version: number, texts: Record<string, string>) =>
    gql<{ updateSettings: SettingGroup[] }>(
      CHANGE,
      { group, version, values: Object.entries(texts).map(([name, text]) => ({ name, text })) },
      token,
    );
  return {
    groupOf,
    save,
    /** Saves with the version of this moment. */
    set: async (group: string, texts: Record<string, string>) =>
      save(group, (await groupOf(group)).version, texts),
  };
};

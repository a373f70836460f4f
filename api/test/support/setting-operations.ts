import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

/** A valid call of each operation of settings that takes arguments. */
export const settingOperations = (admin: Person): Record<string, ValidCall> => ({
  "Mutation.resetSecondFactor": {
    as: admin,
    query: `mutation($email: String!, $confirmation: ConfirmationInput!) {
      resetSecondFactor(input: { email: $email, confirmation: $confirmation }) { email } }`,
    variables: { email: "unknown@example.com", confirmation: { password: "wrong horse" } },
  },
  "Query.settingVersions": {
    as: admin,
    query: "query($group: ID!) { settingVersions(group: $group) { id } }",
    variables: { group: "shipping" },
  },
  "Mutation.updateSettings": {
    as: admin,
    query:
      "mutation($group: ID!, $version: Int!, $values: [SettingValueInput!]!) { updateSettings(input: { group: $group, version: $version, values: $values }) { id } }",
    // Another version than the stored one, so that no spoiled value is written.
    variables: { group: "contact", version: 99, values: [{ name: "founder", text: "Asha Rao" }] },
  },
});

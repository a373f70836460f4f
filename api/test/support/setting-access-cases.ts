import { adminsOnly, type AccessCase } from "./access-cases.ts";

/** The settings of the shop: for the admin alone. */
export const settingAccessCases: Record<string, AccessCase> = {
  "Query.settingGroups": { allow: adminsOnly, callOf: () => ["{ settingGroups { id settings { text } } }"] },
  "Query.settingVersions": {
    allow: adminsOnly,
    callOf: () => [`{ settingVersions(group: "contact") { id } }`],
  },
  "Mutation.sendTestMail": { allow: adminsOnly, callOf: () => ["mutation { sendTestMail { to } }"] },
  "Mutation.updateSettings": {
    allow: adminsOnly,
    callOf: () => [
      `mutation { updateSettings(input: { group: "shipping", version: 0, values: [{ name: "cartShippingFee", text: "51" }] }) { id } }`,
    ],
  },
};

import { everyViewerGets, shoppersOnly, type AccessCase } from "./access-cases.ts";

/** Codes by SMS are off in most shops. */
const smsOffForShoppers = { ...shoppersOnly, shopper: "SMS_CODES_OFF", other: "SMS_CODES_OFF" };

/** Who may use the operations on login numbers. */
export const loginNumberAccessCases: Record<string, AccessCase> = {
  "Mutation.sendSmsCode": {
    allow: everyViewerGets("SMS_CODES_OFF"),
    callOf: () => ['mutation { sendSmsCode(mobile: "9876543210") { to } }'],
  },
  "Mutation.loginBySms": {
    allow: everyViewerGets("SMS_CODES_OFF"),
    callOf: () => ['mutation { loginBySms(input: { mobile: "9876543210", code: "12345678" }) { token } }'],
  },
  "Query.loginNumber": {
    allow: shoppersOnly,
    callOf: () => ["{ loginNumber { mobile confirmedAt } }"],
  },
  "Mutation.sendNumberCode": {
    allow: smsOffForShoppers,
    callOf: ({ shopper: { password } }) => [
      'mutation($p: String!) { sendNumberCode(input: { mobile: "9876543210", confirmation: { password: $p } }) { to } }',
      { p: password },
    ],
  },
  "Mutation.confirmLoginNumber": {
    allow: smsOffForShoppers,
    callOf: () => [
      'mutation { confirmLoginNumber(input: { mobile: "9876543210", code: "12345678" }) { loginNumber { mobile } } }',
    ],
  },
  "Mutation.removeLoginNumber": {
    allow: smsOffForShoppers,
    callOf: ({ shopper: { password } }) => [
      "mutation($p: String!) { removeLoginNumber(confirmation: { password: $p }) { loginNumber { mobile } } }",
      { p: password },
    ],
  },
};

import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const mobile = "9876543210";
const confirmation = { password: "wrong horse" };

/** Settings of a shop that sends codes by SMS, if a worker runs. */
export const smsSettings = {
  SMS_CODES: "on",
  SMS_KEY: "a-key-of-the-provider",
  SMS_TEMPLATE_ID: "65f0c1a2",
};

/** A valid call for each operation on login numbers. Tests spoil every part of it. */
export const loginNumberOperations = (shopper: Person): Record<string, ValidCall> => ({
  "Mutation.sendSmsCode": {
    query: "mutation($mobile: String!) { sendSmsCode(mobile: $mobile) { to } }",
    variables: { mobile },
  },
  "Mutation.loginBySms": {
    query: "mutation($input: LoginBySmsInput!) { loginBySms(input: $input) { token } }",
    variables: { input: { mobile, code: "12345678" } },
  },
  "Mutation.sendNumberCode": {
    as: shopper,
    query: "mutation($input: SendNumberCodeInput!) { sendNumberCode(input: $input) { to } }",
    variables: { input: { mobile, confirmation } },
  },
  "Mutation.confirmLoginNumber": {
    as: shopper,
    query:
      "mutation($input: ConfirmLoginNumberInput!) { confirmLoginNumber(input: $input) { loginNumber { mobile } } }",
    variables: { input: { mobile, code: "12345678" } },
  },
  "Mutation.removeLoginNumber": {
    as: shopper,
    query:
      "mutation($confirmation: ConfirmationInput!) { removeLoginNumber(confirmation: $confirmation) { loginNumber { mobile } } }",
    variables: { confirmation },
  },
});

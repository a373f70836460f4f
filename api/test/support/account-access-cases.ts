import { freshEmail } from "./account-calls.ts";
import { anAddress } from "./factories.ts";
import {
  adminsOnly,
  everyViewerGets,
  everyViewer,
  loggedInViewers,
  shoppersOnly,
  type AccessCase,
} from "./access-cases.ts";

const ownAddress = { ...shoppersOnly, other: "ADDRESS_NOT_FOUND" };

const forged = "A".repeat(43);

/** Who may use the operations on accounts. */
export const accountAccessCases: Record<string, AccessCase> = {
  "Query.emailExists": {
    allow: everyViewer,
    callOf: () => ["query($email: String!) { emailExists(email: $email) }", { email: freshEmail() }],
  },
  "Query.mySessions": { allow: loggedInViewers, callOf: () => ["{ mySessions { device } }"] },
  "Query.exportMyData": { allow: loggedInViewers, callOf: () => ["{ exportMyData { json } }"] },
  "Mutation.sendVerification": {
    allow: everyViewer,
    callOf: () => [
      "mutation($email: String!) { sendVerification(email: $email) { to } }",
      { email: freshEmail() },
    ],
  },
  "Mutation.verifyEmail": {
    allow: everyViewerGets("VERIFICATION_INVALID"),
    callOf: () => [`mutation { verifyEmail(token: "${forged}") { email } }`],
  },
  "Mutation.signUp": {
    allow: everyViewerGets("VERIFICATION_INVALID"),
    callOf: () => [
      `mutation { signUp(input: { account: { token: "${forged}", name: "Asha", password: "saffron and jute" } }) { token } }`,
    ],
  },
  "Mutation.forgotPassword": {
    allow: everyViewer,
    callOf: ({ shopper: { email } }) => [
      "mutation($email: String!) { forgotPassword(email: $email) { to } }",
      { email },
    ],
  },
  "Mutation.resetPassword": {
    allow: everyViewerGets("RESET_LINK_INVALID"),
    callOf: () => [
      `mutation { resetPassword(input: { token: "${forged}", newPassword: "saffron and jute" }) { email } }`,
    ],
  },
  "Mutation.sendOtp": {
    allow: everyViewer,
    callOf: ({ shopper: { email } }) => [
      "mutation($email: String!) { sendOtp(email: $email) { to } }",
      { email },
    ],
  },
  "Mutation.verifyOtp": {
    allow: everyViewerGets("OTP_INVALID"),
    callOf: ({ shopper: { email } }) => [
      'mutation($email: String!) { verifyOtp(input: { email: $email, otp: "123456", newPassword: "saffron and jute" }) { email } }',
      { email },
    ],
  },
  "Mutation.sendLoginCode": {
    allow: everyViewer,
    callOf: () => [
      "mutation($email: String!) { sendLoginCode(email: $email) { to } }",
      { email: freshEmail() },
    ],
  },
  "Mutation.loginByCode": {
    allow: everyViewerGets("LOGIN_CODE_INVALID"),
    callOf: ({ shopper: { email } }) => [
      'mutation($email: String!) { loginByCode(input: { email: $email, code: "12345678" }) { signUpToken } }',
      { email },
    ],
  },
  "Query.secondFactor": {
    allow: loggedInViewers,
    callOf: () => ["{ secondFactor { hasAuthenticatorApp recoveryCodesLeft isDemanded } }"],
  },
  "Mutation.startPasskeyLogin": {
    allow: everyViewer,
    callOf: () => ["mutation { startPasskeyLogin { options } }"],
  },
  "Mutation.finishLogin": {
    allow: everyViewerGets("LOGIN_EXPIRED"),
    callOf: () => ['mutation { finishLogin(input: { code: "123456" }) { token } }'],
  },
  "Mutation.startConfirmation": {
    allow: { ...everyViewerGets("PASSKEY_INVALID"), visitor: "UNAUTHENTICATED" },
    callOf: () => ["mutation { startConfirmation { options } }"],
  },
  "Mutation.proveMailedCode": {
    allow: { ...everyViewerGets("LOGIN_CODE_INVALID"), visitor: "UNAUTHENTICATED" },
    callOf: () => ['mutation { proveMailedCode(code: "12345678") { needsMailedCode } }'],
  },
  "Mutation.startAuthenticatorApp": {
    allow: { ...loggedInViewers, admin: "MAILED_CODE_NEEDED" },
    callOf: ({ shopper: { password } }) => [
      "mutation($p: String!) { startAuthenticatorApp(confirmation: { password: $p }) { uri } }",
      { p: password },
    ],
  },
  "Mutation.confirmAuthenticatorApp": {
    allow: { ...everyViewerGets("CODE_WRONG"), visitor: "UNAUTHENTICATED", admin: "MAILED_CODE_NEEDED" },
    callOf: () => ['mutation { confirmAuthenticatorApp(code: "123456") { recoveryCodes } }'],
  },
  "Mutation.removeAuthenticatorApp": {
    allow: loggedInViewers,
    callOf: ({ shopper: { password } }) => [
      "mutation($p: String!) { removeAuthenticatorApp(confirmation: { password: $p }) { recoveryCodes } }",
      { p: password },
    ],
  },
  "Mutation.startPasskey": {
    allow: { ...loggedInViewers, admin: "MAILED_CODE_NEEDED" },
    callOf: ({ shopper: { password } }) => [
      "mutation($p: String!) { startPasskey(confirmation: { password: $p }) { options } }",
      { p: password },
    ],
  },
  "Mutation.addPasskey": {
    allow: { ...everyViewerGets("PASSKEY_INVALID"), visitor: "UNAUTHENTICATED" },
    callOf: () => ['mutation { addPasskey(input: { response: {}, name: "Phone" }) { recoveryCodes } }'],
  },
  "Mutation.renamePasskey": {
    allow: { ...loggedInViewers, other: "PASSKEY_NOT_FOUND", admin: "PASSKEY_NOT_FOUND" },
    callOf: async ({ passkey }) => [
      'mutation($id: ID!) { renamePasskey(input: { id: $id, name: "Phone" }) { recoveryCodes } }',
      { id: await passkey() },
    ],
  },
  "Mutation.removePasskey": {
    allow: { ...loggedInViewers, other: "PASSKEY_NOT_FOUND", admin: "PASSKEY_NOT_FOUND" },
    callOf: async ({ passkey, shopper: { password } }) => [
      `mutation($id: ID!, $p: String!) {
        removePasskey(input: { id: $id, confirmation: { password: $p } }) { recoveryCodes } }`,
      { id: await passkey(), p: password },
    ],
  },
  "Mutation.makeRecoveryCodes": {
    allow: { ...everyViewerGets("SECOND_FACTOR_MISSING"), visitor: "UNAUTHENTICATED" },
    callOf: ({ shopper: { password } }) => [
      "mutation($p: String!) { makeRecoveryCodes(confirmation: { password: $p }) { recoveryCodes } }",
      { p: password },
    ],
  },
  "Mutation.resetSecondFactor": {
    allow: adminsOnly,
    callOf: async ({ passkey, shopper: { email, password } }) => {
      await passkey();
      return [
        "mutation($email: String!, $p: String!) { resetSecondFactor(input: { email: $email, confirmation: { password: $p } }) { email } }",
        { email, p: password },
      ];
    },
  },
  "Mutation.updatePassword": {
    allow: loggedInViewers,
    callOf: ({ shopper: { password } }) => [
      `mutation($old: String!) { updatePassword(input: { currentPassword: $old, newPassword: "saffron and jute" }) { token } }`,
      { old: password },
    ],
  },
  "Mutation.updateProfile": {
    allow: loggedInViewers,
    callOf: () => [
      'mutation($email: String!) { updateProfile(input: { name: "A", email: $email }) { user { id } } }',
      { email: freshEmail() },
    ],
  },
  "Mutation.addAddress": {
    allow: shoppersOnly,
    callOf: () => [
      "mutation($input: AddressInput!) { addAddress(input: $input) { address { id } } }",
      { input: anAddress() },
    ],
  },
  "Mutation.updateAddress": {
    allow: ownAddress,
    callOf: ({ addressId: id }) => [
      `mutation($id: ID!, $input: AddressInput!) {
        updateAddress(input: { id: $id, version: 1, address: $input }) { address { id } } }`,
      { id, input: anAddress() },
    ],
  },
  "Mutation.deleteAddress": {
    allow: ownAddress,
    callOf: ({ addressId: id }) => ["mutation($id: ID!) { deleteAddress(id: $id) { id } }", { id }],
  },
  "Mutation.setDefaultAddress": {
    allow: ownAddress,
    callOf: ({ addressId: id }) => ["mutation($id: ID!) { setDefaultAddress(id: $id) { id } }", { id }],
  },
  "Mutation.sendConfirmation": {
    allow: { ...everyViewerGets("EMAIL_VERIFIED"), visitor: "UNAUTHENTICATED" },
    callOf: ({ shopper: { password } }) => [
      "mutation($old: String!) { sendConfirmation(currentPassword: $old) { to } }",
      { old: password },
    ],
  },
  "Mutation.confirmEmail": {
    allow: everyViewerGets("VERIFICATION_INVALID"),
    callOf: () => [`mutation { confirmEmail(token: "${forged}") { email } }`],
  },
  "Mutation.updateNotifications": {
    allow: loggedInViewers,
    callOf: () => [
      `mutation { updateNotifications(input: { notifyEmail: true, notifyOrderUpdates: true,
        notifySecurity: true, notifyPromotions: true }) { id } }`,
    ],
  },
  "Mutation.endSession": {
    allow: { ...loggedInViewers, other: "SESSION_NOT_FOUND", admin: "SESSION_NOT_FOUND" },
    callOf: ({ sessionId }) => [
      "mutation($id: ID!) { endSession(sessionId: $id) { id } }",
      { id: sessionId },
    ],
  },
  "Mutation.endOtherSessions": {
    allow: loggedInViewers,
    callOf: () => ["mutation { endOtherSessions { id } }"],
  },
  "Mutation.confirmSession": {
    allow: loggedInViewers,
    callOf: ({ shopper: { password } }) => [
      "mutation($p: String!) { confirmSession(confirmation: { password: $p }) { expiresAt } }",
      { p: password },
    ],
  },
  "Mutation.deleteAccount": {
    allow: shoppersOnly,
    callOf: ({ shopper: { password } }) => [
      "mutation($password: String!) { deleteAccount(password: $password) { deletedUserId } }",
      { password },
    ],
  },
};

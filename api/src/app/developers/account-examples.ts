import { address, email, mailedLink, newPassword, type ExamplesBySubject } from "./example.ts";

const confirmation = { password: "PASSWORD" };

const mobile = "98765 43210";
const smsOff = "Only in a shop that sends codes by SMS: `settings.hasSmsCodes`.";
const mailedCode = "The code comes by mail.";
const passkey = "A browser answers the options of a passkey with this object.";

/** Examples of the operations on accounts, by subject. */
export const accountExamples: ExamplesBySubject = {
  "Accounts and login": {
    "Query.emailExists": { variables: { email } },
    "Mutation.sendVerification": { variables: { email } },
    "Mutation.verifyEmail": {
      variables: { token: "TOKEN" },
      note: mailedLink,
      refusedAs: "VERIFICATION_INVALID",
    },
    "Mutation.signUp": {
      variables: { input: { account: { token: "TOKEN", name: "Meera Sharma", password: newPassword } } },
      note: mailedLink,
      refusedAs: "VERIFICATION_INVALID",
    },
    "Mutation.login": { variables: { input: { email: "EMAIL", password: "PASSWORD" } } },
    "Mutation.sendLoginCode": { variables: { email } },
    "Mutation.loginByCode": {
      variables: { input: { email, code: "12345678" } },
      note: mailedCode,
      refusedAs: "LOGIN_CODE_INVALID",
    },
    "Mutation.sendSmsCode": { variables: { mobile }, note: smsOff, refusedAs: "SMS_CODES_OFF" },
    "Mutation.loginBySms": {
      variables: { input: { mobile, code: "12345678" } },
      note: smsOff,
      refusedAs: "SMS_CODES_OFF",
    },
    "Query.loginNumber": {},
    "Mutation.sendNumberCode": {
      variables: { input: { mobile, confirmation } },
      note: smsOff,
      refusedAs: "SMS_CODES_OFF",
    },
    "Mutation.confirmLoginNumber": {
      variables: { input: { mobile, code: "12345678" } },
      note: smsOff,
      refusedAs: "SMS_CODES_OFF",
    },
    "Mutation.removeLoginNumber": {
      variables: { confirmation },
      note: smsOff,
      refusedAs: "SMS_CODES_OFF",
    },
    "Mutation.finishLogin": {
      variables: { input: { code: "123456" } },
      note: "After `login` was refused with SECOND_FACTOR_NEEDED, in the same browser.",
      refusedAs: "LOGIN_EXPIRED",
    },
    "Mutation.startPasskeyLogin": {},
    "Mutation.renewSession": {
      note: "The cookie of the session is sent along.",
      refusedAs: "UNAUTHENTICATED",
    },
    "Mutation.logout": {},
    "Mutation.forgotPassword": { variables: { email } },
    "Mutation.resetPassword": {
      variables: { input: { token: "TOKEN", newPassword } },
      note: mailedLink,
      refusedAs: "RESET_LINK_INVALID",
    },
    "Mutation.sendOtp": { variables: { email } },
    "Mutation.verifyOtp": {
      variables: { input: { email, otp: "123456", newPassword } },
      note: mailedCode,
      refusedAs: "OTP_INVALID",
    },
    "Query.me": {},
    "Mutation.updateProfile": { variables: { input: { name: "Meera Sharma", mobile: "9876543210" } } },
    "Mutation.updatePassword": { variables: { input: { currentPassword: "PASSWORD", newPassword } } },
    "Mutation.sendConfirmation": {
      variables: { currentPassword: "PASSWORD" },
      refusedAs: "EMAIL_VERIFIED",
      note: "For an account whose address is not verified.",
    },
    "Mutation.confirmEmail": {
      variables: { token: "TOKEN" },
      note: mailedLink,
      refusedAs: "VERIFICATION_INVALID",
    },
    "Mutation.updateNotifications": { variables: { input: { notifyPromotions: false } } },
    "Query.mySessions": {},
    "Mutation.endSession": { variables: { sessionId: "SESSION_ID" } },
    "Mutation.endOtherSessions": {},
    "Query.exportMyData": {},
    "Query.myConsents": {},
    "Mutation.withdrawConsent": { variables: { purpose: "PROMOTIONS" } },
    "Mutation.deleteAccount": { variables: { password: "PASSWORD" } },
  },
  "Two-step login": {
    "Query.secondFactor": {},
    "Mutation.startAuthenticatorApp": { variables: { confirmation } },
    "Mutation.proveMailedCode": {
      variables: { code: "12345678" },
      note: mailedCode,
      refusedAs: "LOGIN_CODE_INVALID",
    },
    "Mutation.confirmAuthenticatorApp": {
      variables: { code: "123456" },
      note: "The code of the app.",
      refusedAs: "CODE_WRONG",
    },
    "Mutation.removeAuthenticatorApp": { variables: { confirmation } },
    "Mutation.startPasskey": { variables: { confirmation } },
    "Mutation.addPasskey": {
      variables: { input: { name: "Laptop", response: {} } },
      note: passkey,
      refusedAs: "PASSKEY_INVALID",
    },
    "Mutation.renamePasskey": { variables: { input: { id: "PASSKEY_ID", name: "Phone" } } },
    "Mutation.removePasskey": { variables: { input: { id: "PASSKEY_ID", confirmation } } },
    "Mutation.makeRecoveryCodes": {
      variables: { confirmation },
      refusedAs: "SECOND_FACTOR_MISSING",
      note: "For an account with a passkey or an app.",
    },
    "Mutation.startConfirmation": {
      refusedAs: "PASSKEY_INVALID",
      note: "For an account with a passkey.",
    },
    "Mutation.confirmSession": { variables: { confirmation } },
  },
  Addresses: {
    "Mutation.addAddress": { variables: { input: address } },
    "Mutation.updateAddress": { variables: { input: { id: "ADDRESS_ID", version: 1, address } } },
    "Mutation.setDefaultAddress": { variables: { id: "ADDRESS_ID" } },
    "Mutation.deleteAddress": { variables: { id: "ADDRESS_ID" } },
    "Query.earlierAddresses": {},
  },
};

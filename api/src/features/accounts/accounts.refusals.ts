import { refuserOf } from "../../platform/errors/errors.ts";

/** The refusals of accounts, their addresses, sessions and second factors. */
export const accountsRefusals = {
  ADDRESS_NOT_FOUND: { status: 404, message: "This address was deleted." },
  ADDRESS_CHANGED: {
    status: 409,
    message: "This address was changed in the meantime. Please check it and save again.",
  },
  SAVED_ADDRESSES_FULL: {
    status: 409,
    message: "You can save up to 10 addresses. Please delete one first.",
  },
  CUSTOMER_IS_ADMIN: {
    status: 409,
    message: "This e-mail address belongs to an admin. Please enter the customer's own.",
  },
  CASH_BLOCKED: {
    status: 409,
    message:
      "Cash on delivery is not available for this account. Please pay online, or write to us if you think that this is a mistake.",
  },
  WRONG_CREDENTIALS: { status: 401, message: "Invalid email or password." },
  EMAIL_INVALID: { status: 400, message: "Please enter a valid email address." },
  EMAIL_REGISTERED: { status: 409, message: "Email already registered. Please log in." },
  VERIFICATION_INVALID: { status: 400, message: "Invalid verification token" },
  EMAIL_VERIFIED: { status: 409, message: "This email address is verified already." },
  VERIFICATION_NEEDED: { status: 400, message: "Please verify your email address first." },
  NAME_NEEDED: { status: 400, message: "Please enter your name." },
  PASSWORD_TOO_SHORT: { status: 400, message: "Password must be at least 6 characters long" },
  NEW_PASSWORD_TOO_SHORT: { status: 400, message: "New password must be at least 6 characters long" },
  PASSWORD_TOO_LONG: { status: 400, message: "A password has at most 128 characters." },
  PASSWORD_WRONG: { status: 400, message: "Your current password is not correct." },
  RESET_LINK_INVALID: { status: 400, message: "This password reset link is invalid or has expired." },
  OTP_INVALID: { status: 400, message: "Invalid OTP or error resetting password" },
  SESSION_NOT_FOUND: { status: 404, message: "This session has already ended." },
  LOGIN_CODE_INVALID: {
    status: 400,
    message: "This code is wrong or has expired. Please check it, or ask for a new one.",
  },
  MOBILE_INVALID: { status: 400, message: "Please enter an Indian mobile number of ten digits." },
  SMS_CODES_OFF: { status: 404, message: "This shop does not send codes by SMS." },
  LOGIN_NUMBER_NOT_FOUND: { status: 404, message: "This mobile number has already been removed." },
  PASSWORD_BREACHED: {
    status: 400,
    message:
      "This password is on lists of stolen passwords, so it is easy to guess. Please choose another one.",
  },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    message: "This account uses two-step login. Please log in on our website.",
  },
  MAILED_CODE_NEEDED: {
    status: 403,
    message: "Please confirm your email first: ask for a code and enter it.",
  },
  SECOND_FACTOR_MISSING: { status: 409, message: "This account has no two-step login." },
  LOGIN_EXPIRED: { status: 401, message: "This login has expired. Please start again." },
  CODE_WRONG: { status: 400, message: "This code is wrong or was used before. Please enter a new one." },
  PASSKEY_INVALID: { status: 400, message: "This passkey was not accepted. Please try again." },
  PASSKEY_NOT_FOUND: { status: 404, message: "This passkey has already been removed." },
  PASSKEYS_FULL: { status: 409, message: "An account has at most 20 passkeys. Please remove one first." },
  AUTHENTICATOR_IN_USE: {
    status: 409,
    message: "An authenticator app is already in use. Please remove it first.",
  },
} as const;

type AccountsRefusals = typeof accountsRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends AccountsRefusals {}
}

export const refuse = refuserOf({ ...accountsRefusals });

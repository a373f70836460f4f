/** Refusals of passwords, codes and sessions, and of the second factor of accounts. */
export const loginRefusals = {
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
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: "Please set up two-step login first: the shop asks it of everyone on its staff.",
  },
  CONFIRMATION_NEEDED: { status: 403, message: "Please confirm that it is you: enter your password again." },
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
  ACCOUNT_NOT_FOUND: { status: 404, message: "No account has this e-mail address." },
} as const;

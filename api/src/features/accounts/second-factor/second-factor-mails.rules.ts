import { parts, type MailText } from "../../../platform/mail/mail-layout.rules.ts";

const { paragraph, action } = parts;

export type SecurityChange =
  | "app-added"
  | "app-removed"
  | "passkey-added"
  | "passkey-removed"
  | "recovery-codes-made"
  | "recovery-code-used"
  | "login-number-added"
  | "login-number-removed"
  | "login-number-moved"
  | "reset"
  | "new-device"
  | "session-reused";

const texts: Record<SecurityChange, { subject: string; what: string }> = {
  "app-added": {
    subject: "An authenticator app was added",
    what: "an authenticator app was just added to your account. Logging in now asks for its code.",
  },
  "app-removed": {
    subject: "Your authenticator app was removed",
    what: "the authenticator app was just removed from your account.",
  },
  "passkey-added": {
    subject: "A passkey was added",
    what: "a passkey was just added to your account. It can be used to log in.",
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    what: "a passkey was just removed from your account.",
  },
  "recovery-codes-made": {
    subject: "New recovery codes",
    what: "new recovery codes were just made for your account. The earlier ones no longer work.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    what: "one of your recovery codes was just used to log in. It does not work again.",
  },
  "login-number-added": {
    subject: "A mobile number for login codes was added",
    what: "a mobile number was just added to your account. You can now log in with a code that we send to it by SMS.",
  },
  "login-number-removed": {
    subject: "Your mobile number for login codes was removed",
    what: "the mobile number for login codes was just removed from your account. We no longer send codes to it.",
  },
  "login-number-moved": {
    subject: "Your mobile number for login codes was removed",
    what: "another account has just confirmed your mobile number for login codes, so we removed it from your account. That happens when a number gets a new owner. Your password still works.",
  },
  reset: {
    subject: "Two-step login was turned off",
    what: "the shop has turned off two-step login for your account and logged out every device. Please log in and set it up again.",
  },
  "new-device": {
    subject: "New login to your account",
    what: "somebody just logged in to your account from a device that we have not seen before. If it was you, there is nothing to do.",
  },
  "session-reused": {
    subject: "A device was logged out for your safety",
    what: "an old login of one of your devices was used again. Somebody may have copied it, so we ended it wherever it was in use. Please log in again.",
  },
};

export const securityMail = (name: string, change: SecurityChange, recoverUrl: string): MailText => {
  const { subject, what } = texts[change];
  return {
    subject,
    heading: subject,
    parts: [
      paragraph(`Hello ${name}, ${what}`),
      paragraph(
        "If this was not you, choose a new password at once, then look at the two-step login on the security page of your account:",
      ),
      action("Recover my account", recoverUrl),
    ],
    why: "Security e-mails are always sent, whatever your notification settings.",
  };
};

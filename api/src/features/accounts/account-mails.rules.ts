import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action, link, code } = parts;

const notYou = "If this was not you, you can ignore this e-mail.";

export const verificationMail = (url: string): MailText => ({
  subject: "Verify your email address",
  heading: "Verify your email",
  parts: [
    paragraph("Welcome. One more step: click the link to confirm your address and complete your signup."),
    action("Continue your signup", url),
    paragraph("The link works once, within 24 hours."),
  ],
  why: `You are receiving this e-mail because someone began to sign up with this address. ${notYou}`,
});

export const alreadyRegisteredMail = (loginUrl: string, recoverUrl: string): MailText => ({
  subject: "You already have an account",
  heading: "You already have an account",
  parts: [
    paragraph(
      "Someone began to sign up with this address. It already has an account, so there is nothing to sign up for.",
    ),
    action("Log in", loginUrl),
    paragraph("If you have forgotten your password, choose a new one here:"),
    link("Choose a new password", recoverUrl),
  ],
  why: "You are receiving this e-mail because someone began to sign up with this address. If this was not you, you can ignore this e-mail.",
});

export const confirmationMail = (url: string): MailText => ({
  subject: "Verify your new email address",
  heading: "Verify your new email address",
  parts: [
    paragraph("Click the link to confirm that this address is yours and add it to your account."),
    action("Verify this address", url),
    paragraph("The link works once, within 24 hours."),
  ],
  why: `You are receiving this e-mail because someone gave this address as the new one of an account. ${notYou}`,
});

export const resetMail = (url: string): MailText => ({
  subject: "Reset your password",
  heading: "Reset your password",
  parts: [
    paragraph("Click the link to choose a new password."),
    action("Choose a new password", url),
    paragraph("The link works once, within one hour."),
  ],
  why: `You are receiving this e-mail because someone asked for it on the login page. ${notYou}`,
});

/** Days for which the link of a new customer works. */
export const firstPasswordDays = 7;

export const firstPasswordMail = (shopName: string, url: string): MailText => ({
  subject: `Your account at ${shopName}`,
  heading: "Choose your password",
  parts: [
    paragraph(
      "We have taken an order for you, and made an account for it. Choose a password to see the order, its status and its invoice.",
    ),
    action("Choose a password", url),
    paragraph(`The link works once, within ${firstPasswordDays} days.`),
  ],
  why: `You are receiving this e-mail because this address was given for an order by phone or message. ${notYou}`,
});

export const otpMail = (otp: string): MailText => ({
  subject: "Your one-time password",
  heading: "Your one-time password",
  parts: [
    paragraph("Type these six digits on the page that you came from, together with your new password."),
    code(otp),
    paragraph("They work once, within 10 minutes. We never ask for them by phone."),
  ],
  why: "You are receiving this e-mail because someone asked for a one-time password on the forgot-password page. If this was not you, you can ignore this e-mail.",
});

/** The same for every address: whether it has an account, the page says after the code. */
export const loginCodeMail = (digits: string): MailText => ({
  subject: "Your login code",
  heading: "Your login code",
  parts: [
    paragraph("Type these eight digits on the page that you came from."),
    code(digits),
    paragraph(
      "They work once, within 10 minutes, and only in the browser that asked for them. We never ask for them by phone.",
    ),
  ],
  why: "You are receiving this e-mail because someone asked for a code to log in to this account, or to set up two-step login. If this was not you, you can ignore this e-mail.",
});

export const passwordChangedMail = (
  { name, endedKeys = [] }: { name: string; endedKeys?: readonly string[] | undefined },
  recoverUrl: string,
): MailText => ({
  subject: "Your password was changed",
  heading: "Your password was changed",
  parts: [
    paragraph(
      `Hello ${name}, the password of your account was just changed, and every device was logged out.`,
    ),
    ...(endedKeys.length > 0
      ? [
          paragraph(
            `We also turned off the API keys you created: ${endedKeys.join(", ")}. Programs that use them need new keys.`,
          ),
        ]
      : []),
    paragraph("If this was not you, take your account back now:"),
    action("Recover my account", recoverUrl),
  ],
  why: "Security e-mails are always sent, whatever your notification settings.",
});

export const emailChangedMail = (
  change: { name: string; oldEmail: string; newEmail: string },
  recoverUrl: string,
): MailText => ({
  subject: "Your email address was changed",
  heading: "Your email address was changed",
  parts: [
    paragraph(`Hello ${change.name}, the email address of your account was changed to ${change.newEmail}.`),
    paragraph(
      `Until that address is verified, ${change.oldEmail} still logs you in and recovers your password.`,
    ),
    paragraph("If this was not you, take your account back now:"),
    action("Recover my account", recoverUrl),
  ],
  why: "This mail went to your old address. Security mails are always sent.",
});

export const welcomeMail = (
  {
    shopName,
    name,
    code: discountCode,
    percent,
  }: { shopName: string; name: string; code: string; percent: number },
  shopUrl: string,
): MailText => ({
  subject: `Welcome to ${shopName}: ${percent}% off your first order`,
  heading: `Welcome, ${name}`,
  parts: [
    paragraph(
      `Your account is ready. This code takes ${percent}% off your first order; type it at checkout.`,
    ),
    code(discountCode),
    action("Shop now", shopUrl),
  ],
  why: "You are receiving this e-mail because you opened an account. The code is yours alone and works once; you find it on your dashboard too.",
});

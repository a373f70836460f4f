import { parts, type MailText } from "../../../platform/mail/mail-layout.rules.ts";

/**
 * Years without a login or an order after which an account is erased (Digital Personal Data Protection Rules 2025, rule 8 and third
 * schedule).
 */
export const inactiveYears = 3;

/** Days from the mail to the erasure. The law asks for 48 hours. */
export const noticeDays = 7;

const { paragraph, action } = parts;

/** Tells a shopper that the unused account will be erased. */
export const erasureMail = (
  { shopName, name, day }: { shopName: string; name: string; day: string },
  loginUrl: string,
): MailText => ({
  subject: `Your account at ${shopName} will be deleted`,
  heading: "Do you want to keep your account?",
  parts: [
    paragraph(
      `Hello ${name}, you have not logged in or ordered for ${inactiveYears} years. We do not keep data that nobody uses, so we will delete your account on ${day} or shortly after.`,
    ),
    paragraph("To keep it, just log in once before that day."),
    action("Log in and keep my account", loginUrl),
    paragraph(
      "If you do nothing, your profile, addresses and wishlist are erased, and your name under your reviews. Orders and invoices stay as long as tax law asks.",
    ),
  ],
  why: "You are receiving this e-mail because the law asks us to tell you before we delete an unused account.",
});

import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import type { AnsweredReview } from "./review-mail.store.ts";

const { paragraph, action, quote } = parts;

/** The mail to a reviewer about the shop's answer. */
export const reviewAnswerMail = (
  shopName: string,
  { name, title, answer }: AnsweredReview,
  url: string,
): MailText => ({
  subject: `${shopName} answered your review of ${title}`,
  heading: "We answered your review",
  parts: [
    paragraph(`Hello ${name}, thank you for your review of ${title}. Here is our answer:`),
    quote(answer),
    action("See it on the product page", url),
  ],
  why: "You get this mail because e-mail notifications are on in your account.",
});

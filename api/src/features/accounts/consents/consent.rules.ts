import { consentTexts } from "./consent-texts.rules.ts";

/** What a shopper consents to, each by itself. */
export enum ConsentPurpose {
  /** To run the account. It ends with the account. */
  ACCOUNT = "account",
  /** All mails that can be turned off. */
  EMAIL = "email",
  ORDER_UPDATES = "order-updates",
  PROMOTIONS = "promotions",
  RESTOCK_ALERTS = "restock-alerts",
  REVIEWS = "reviews",
}

/** The purposes of which mails are, which a link in each of them turns off. */
export const mailPurposes = [
  ConsentPurpose.EMAIL,
  ConsentPurpose.ORDER_UPDATES,
  ConsentPurpose.PROMOTIONS,
  ConsentPurpose.RESTOCK_ALERTS,
] as const;

export type MailPurpose = (typeof mailPurposes)[number];

/** What a link turns off. */
export const mailNames: Record<MailPurpose, string> = {
  [ConsentPurpose.EMAIL]: "all optional e-mails",
  [ConsentPurpose.ORDER_UPDATES]: "order updates",
  [ConsentPurpose.PROMOTIONS]: "promotions",
  [ConsentPurpose.RESTOCK_ALERTS]: "back-in-stock alerts",
};

/** Where a consent was given or withdrawn. */
export type ConsentSource = "form" | "settings" | "mail" | "erasure";

/** The words that a shopper agrees to now. */
export const currentText = (purpose: ConsentPurpose): { version: number; text: string } =>
  consentTexts[purpose];

/** The switches of the notification settings that are consents. Security mails are always sent, so theirs is none. */
export const consentOfSwitch = {
  notifyEmail: ConsentPurpose.EMAIL,
  notifyOrderUpdates: ConsentPurpose.ORDER_UPDATES,
  notifyPromotions: ConsentPurpose.PROMOTIONS,
} as const;

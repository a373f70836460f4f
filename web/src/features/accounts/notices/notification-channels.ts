export type NotificationChannel = {
  channel: "notifyEmail" | "notifyOrderUpdates" | "notifySecurity" | "notifyPromotions";
  label: string;
  hint: string;
  /** Mails of this channel are sent only if e-mail notifications are on. */
  isPausedWithoutEmail?: true;
  /**
   * The version of label and hint, raised with each change: a record of consent names it. Missing for mails that are always sent.
   */
  version?: number;
};

/** The switches of the notification settings. */
export const notificationChannels: readonly NotificationChannel[] = [
  {
    channel: "notifyEmail",
    label: "Email notifications",
    hint: "All e-mails that you can turn off. Order confirmations, refunds, account security and e-mails you ask for are always sent.",
    version: 1,
  },
  {
    channel: "notifyOrderUpdates",
    label: "Order updates",
    hint: "Shipping, delivery and return updates. Order confirmations are always sent.",
    isPausedWithoutEmail: true,
    version: 1,
  },
  {
    channel: "notifySecurity",
    label: "Security alerts",
    hint: "Changes to your password or e-mail address. Always sent, to keep your account safe.",
  },
  {
    channel: "notifyPromotions",
    label: "Promotions",
    hint: "New pieces and offers, now and then.",
    isPausedWithoutEmail: true,
    version: 1,
  },
];

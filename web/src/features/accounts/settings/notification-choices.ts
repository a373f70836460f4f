import { storage } from "../session/session-storage.ts";
import type { NotificationChoices_UserFragment } from "../../../graphql/generated.ts";

/** Which mails she wants. */
export type NotificationChoices = NotificationChoices_UserFragment;

/** What this browser keeps of her choices, and whether the shop has them too. */
export type KeptChoices = { choices: NotificationChoices; isSaved: boolean };

/** A new account's choices: all on, promotions off (specification, section 2). */
export const defaultChoices: NotificationChoices = {
  notifyEmail: true,
  notifyOrderUpdates: true,
  notifySecurity: true,
  notifyPromotions: false,
};

export type Channel = keyof NotificationChoices;

/** The four choices alone, without what else came along with them. */
export const onlyChoices = (from: NotificationChoices): NotificationChoices => ({
  notifyEmail: from.notifyEmail,
  notifyOrderUpdates: from.notifyOrderUpdates,
  notifySecurity: from.notifySecurity,
  notifyPromotions: from.notifyPromotions,
});

const keyOf = (userId: string) => `notifications:${userId}`;

const isKept = (value: unknown): value is KeptChoices => {
  if (typeof value !== "object" || value === null) return false;
  const { choices, isSaved } = value as Partial<Record<keyof KeptChoices, unknown>>;
  if (typeof choices !== "object" || choices === null || typeof isSaved !== "boolean") return false;
  const found = choices as Partial<Record<Channel, unknown>>;
  return (Object.keys(defaultChoices) as Channel[]).every((channel) => typeof found[channel] === "boolean");
};

/** Her choices as this browser keeps them; null when it keeps none that can be read. */
export const readKept = (userId: string): KeptChoices | null => {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(keyOf(userId)) ?? "null");
    return isKept(kept) ? { choices: onlyChoices(kept.choices), isSaved: kept.isSaved } : null;
  } catch {
    return null;
  }
};

/** Keeps her choices in this browser, as far as it lets us. */
export const keepChoices = (userId: string, kept: KeptChoices) => {
  try {
    storage()?.setItem(keyOf(userId), JSON.stringify(kept));
  } catch (error) {
    console.warn("The browser kept no copy of the notification choices.", error);
  }
};

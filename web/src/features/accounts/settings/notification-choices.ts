import { browserStorage } from "../session/session-storage.ts";
import type { NotificationChoices_UserFragment } from "../../../graphql/generated.ts";

/** Which mails the shopper wants. */
export type NotificationChoices = NotificationChoices_UserFragment;

/** The copy of the choices in this browser, and those of them that the server does not have yet. */
export type StoredChoices = { choices: NotificationChoices; unsaved: Partial<NotificationChoices> };

/** The defaults of a new account (specification, section 2). */
export const defaultChoices: NotificationChoices = {
  notifyEmail: true,
  notifyOrderUpdates: true,
  notifySecurity: true,
  notifyPromotions: false,
};

export type Channel = keyof NotificationChoices;

/** The four choices without any other field of a response. */
export const pickChoices = (source: NotificationChoices): NotificationChoices => ({
  notifyEmail: source.notifyEmail,
  notifyOrderUpdates: source.notifyOrderUpdates,
  notifySecurity: source.notifySecurity,
  notifyPromotions: source.notifyPromotions,
});

const storageKey = (userId: string) => `notifications:${userId}`;

const channels = Object.keys(defaultChoices) as Channel[];

const isStoredChoices = (value: unknown): value is StoredChoices => {
  if (typeof value !== "object" || value === null) return false;
  const { choices, unsaved } = value as Partial<Record<keyof StoredChoices, unknown>>;
  if (typeof choices !== "object" || choices === null || typeof unsaved !== "object" || unsaved === null)
    return false;
  const flags = choices as Partial<Record<Channel, unknown>>;
  return (
    channels.every((channel) => typeof flags[channel] === "boolean") &&
    Object.entries(unsaved).every(
      ([channel, isOn]) => channels.some((known) => known === channel) && typeof isOn === "boolean",
    )
  );
};

/** The copy of the choices in this browser; `null` if missing or invalid. */
export const readStoredChoices = (userId: string): StoredChoices | null => {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(storageKey(userId)) ?? "null");
    return isStoredChoices(stored) ? { choices: pickChoices(stored.choices), unsaved: stored.unsaved } : null;
  } catch {
    return null;
  }
};

/** Stores a copy of the choices in this browser. */
export const storeChoices = (userId: string, stored: StoredChoices) => {
  browserStorage.setItem(storageKey(userId), JSON.stringify(stored));
};

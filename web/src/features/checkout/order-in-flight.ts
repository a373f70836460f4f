import { tabStorage } from "../../ui/tab-storage.ts";

const KEY = "placing-order";

/** Milliseconds after which the confirmation of an order whose answer was missed is no longer of use. */
const MAX_AGE = 60 * 60_000;

/** An order request without an answer. `sentAt` is in milliseconds since 1970. */
export type OrderInFlight = { idempotencyKey: string; sentAt: number };

/** Marks in the tab's storage that an order request is in flight, so that the page can ask for its order after a reload. */
export const markOrderInFlight = (order: OrderInFlight): void => {
  tabStorage.setItem(KEY, JSON.stringify(order));
};

/** Removes the mark after a response that tells whether the order was placed. */
export const clearOrderInFlight = (): void => tabStorage.removeItem(KEY);

/** The request whose answer this tab missed, as the page was left or reloaded, or the network was lost; `null` if there is none. */
export const readOrderInFlight = (): OrderInFlight | null => {
  try {
    const stored = JSON.parse(tabStorage.getItem(KEY) ?? "null") as OrderInFlight | null;
    return stored && Date.now() - stored.sentAt < MAX_AGE ? stored : null;
  } catch {
    return null;
  }
};

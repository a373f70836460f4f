import { tabStorage } from "../../ui/tab-storage.ts";

const KEY = "placing-order";

/** Milliseconds after which an order without a response is no longer expected to appear. */
const MAX_AGE = 120_000;

/** Marks in the tab's storage that an order request is in flight, so that the page knows it after a reload. */
export const markOrderInFlight = (): void => {
  tabStorage.setItem(KEY, String(Date.now()));
};

/** Removes the mark after a response that tells whether the order was placed. */
export const clearOrderInFlight = (): void => tabStorage.removeItem(KEY);

/** Whether the page was left or reloaded before the response, at most two minutes ago. */
export const wasOrderInFlight = (): boolean => Date.now() - Number(tabStorage.getItem(KEY) ?? 0) < MAX_AGE;

import { tabStorage } from "../../ui/tab-storage.ts";

const KEY = "placing-order";

/** Marks in the tab's storage that an order request is in flight, so that the page knows it after a reload. */
export const markOrderInFlight = (): void => {
  try {
    tabStorage()?.setItem(KEY, "1");
  } catch {
    // The storage is full: the order is placed without the mark.
  }
};

/** Removes the mark after the response. */
export const clearOrderInFlight = (): void => tabStorage()?.removeItem(KEY);

/** Whether the page was left or reloaded before the response. */
export const wasOrderInFlight = () => tabStorage()?.getItem(KEY) === "1";

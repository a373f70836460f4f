import { tabStorage } from "../../ui/tab-storage.ts";

const KEY = "placing-order";

/** While an order is on its way to the shop this tab remembers it, so that a reload in that moment is understood. */
export const markOrderInFlight = (): void => tabStorage()?.setItem(KEY, "1");

/** The shop has answered. */
export const clearOrderInFlight = (): void => tabStorage()?.removeItem(KEY);

/** Whether this tab was left or reloaded before the shop had answered. */
export const wasOrderInFlight = () => tabStorage()?.getItem(KEY) === "1";

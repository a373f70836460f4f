import { tabStorage } from "../../ui/tab-storage.ts";

const KEY = "placing-order";

/** While an order is on its way to the shop this tab remembers it, so that a reload in that moment is understood. */
export const rememberPlacing = (): void => tabStorage()?.setItem(KEY, "1");

/** The shop has answered. */
export const forgetPlacing = (): void => tabStorage()?.removeItem(KEY);

/** Whether this tab was left or reloaded before the shop had answered. */
export const wasPlacing = () => tabStorage()?.getItem(KEY) === "1";

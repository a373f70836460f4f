const KEY = "placing-order";

const tabStorage = () => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** While an order is on its way to the shop this tab remembers it, so that a reload in that moment is understood. */
export const rememberPlacing = (): void => tabStorage()?.setItem(KEY, "1");

/** The shop has answered. */
export const forgetPlacing = (): void => tabStorage()?.removeItem(KEY);

/** Whether this tab was left or reloaded before the shop had answered. */
export const wasPlacing = () => tabStorage()?.getItem(KEY) === "1";

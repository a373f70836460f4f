export type ToastMessage = {
  tone: "success" | "error" | "info";
  text: string;
  /** A link or an undo inside the toast. */
  action?: { label: string; onClick: () => void } | undefined;
};

type ShowToast = (message: ToastMessage) => void;

let showNow: ShowToast | null = null;
let notifyPending: (() => void) | null = null;
const pendingToasts: ToastMessage[] = [];

const showOrQueue: ShowToast = (message) => {
  if (showNow) return showNow(message);
  pendingToasts.push(message);
  notifyPending?.();
};

/**
 * Short messages at the edge of the screen that disappear by themselves; errors stay twice as long. The page must also
 * show the outcome in another way.
 */
export const toast = {
  success: (text: string, action?: ToastMessage["action"]) => showOrQueue({ tone: "success", text, action }),
  error: (text: string, action?: ToastMessage["action"]) => showOrQueue({ tone: "error", text, action }),
  info: (text: string, action?: ToastMessage["action"]) => showOrQueue({ tone: "info", text, action }),
};

/** Calls back when a toast is pending and no toaster is mounted. Returns a function that removes the callback. */
export const onPendingToast = (onPending: () => void) => {
  notifyPending = onPending;
  if (pendingToasts.length > 0) onPending();
  return () => {
    notifyPending = null;
  };
};

/** Called by the Toaster when it mounts; pending toasts are shown first. Returns a disconnect function. */
export const connectToaster = (showToast: ShowToast) => {
  showNow = showToast;
  pendingToasts.splice(0).forEach(showToast);
  return () => {
    showNow = null;
  };
};

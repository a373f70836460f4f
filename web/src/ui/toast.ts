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

/** Short words at the edge of the screen that go by themselves. Errors stay twice as long. Never the only sign of a thing. */
export const toast = {
  success: (text: string, action?: ToastMessage["action"]) => showOrQueue({ tone: "success", text, action }),
  error: (text: string, action?: ToastMessage["action"]) => showOrQueue({ tone: "error", text, action }),
  info: (text: string, action?: ToastMessage["action"]) => showOrQueue({ tone: "info", text, action }),
};

/** Tells when a toast waits and nothing stands yet to show it. Answers how to stop. */
export const onPendingToast = (onPending: () => void) => {
  notifyPending = onPending;
  if (pendingToasts.length > 0) onPending();
  return () => {
    notifyPending = null;
  };
};

/** Called by the one Toaster when it stands; it first gets what was said before. Answers how to disconnect. */
export const connectToaster = (showToast: ShowToast) => {
  showNow = showToast;
  pendingToasts.splice(0).forEach(showToast);
  return () => {
    showNow = null;
  };
};

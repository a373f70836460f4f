export type ToastMessage = {
  tone: "success" | "error" | "info";
  text: string;
  /** A link or an undo inside the toast. */
  action?: { label: string; onClick: () => void } | undefined;
};

type Show = (message: ToastMessage) => void;

let show: Show | null = null;
let wake: (() => void) | null = null;
const waiting: ToastMessage[] = [];

const say: Show = (message) => {
  if (show) return show(message);
  waiting.push(message);
  wake?.();
};

/** Short words at the edge of the screen that go by themselves. Errors stay twice as long. Never the only sign of a thing. */
export const toast = {
  success: (text: string, action?: ToastMessage["action"]) => say({ tone: "success", text, action }),
  error: (text: string, action?: ToastMessage["action"]) => say({ tone: "error", text, action }),
  info: (text: string, action?: ToastMessage["action"]) => say({ tone: "info", text, action }),
};

/** Tells when a toast waits and nothing stands yet to show it. Answers how to stop. */
export const onFirstToast = (onWaiting: () => void) => {
  wake = onWaiting;
  if (waiting.length > 0) onWaiting();
  return () => {
    wake = null;
  };
};

/** Called by the one Toaster when it stands; it first gets what was said before. Answers how to disconnect. */
export const connectToaster = (toaster: Show) => {
  show = toaster;
  waiting.splice(0).forEach(toaster);
  return () => {
    show = null;
  };
};

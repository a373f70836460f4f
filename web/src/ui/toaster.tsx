import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { CloseIcon } from "./first-load-icons.tsx";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "./icons.tsx";
import { connectToaster, type ToastMessage } from "./toast.ts";

const manager = Toast.createToastManager<{ tone: ToastMessage["tone"] }>();

const icons = {
  success: <CheckCircleIcon className="text-marigold" />,
  error: <AlertIcon className="text-marigold" />,
  info: <InfoIcon className="text-marigold" />,
};

const addToast = ({ tone, text, action }: ToastMessage) =>
  manager.add({
    title: text,
    timeout: tone === "error" ? 8000 : 4000,
    // A high priority would hide the toast from screen readers although its buttons can be focused, and repeat its text.
    priority: "low",
    data: { tone },
    ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
  });

const ToastList = () => {
  const { toasts } = Toast.useToastManager<{ tone: ToastMessage["tone"] }>();
  return toasts.map((each) => (
    <Toast.Root
      key={each.id}
      toast={each}
      swipeDirection={["down", "right"]}
      className="on-dark mt-2 flex items-center gap-3 rounded-sm bg-ink py-1 pr-1 pl-4 text-paper shadow-lifted transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      {icons[each.data?.tone ?? "info"]}
      <Toast.Title render={<p />} className="grow py-2.5 text-sm" />
      {each.actionProps && (
        <Toast.Action className="min-h-11 px-2 text-sm font-semibold whitespace-nowrap underline underline-offset-4" />
      )}
      <Toast.Close aria-label="Dismiss" className="grid size-11 shrink-0 place-items-center">
        <CloseIcon size={18} />
      </Toast.Close>
    </Toast.Root>
  ));
};

/** Shows the toasts, at the bottom above everything. One instance; loaded when the first toast is shown. */
export const Toaster = () => {
  useEffect(() => connectToaster(addToast), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed left-safe-4 right-safe-4 bottom-[calc(1rem+var(--foot-bar)+var(--form-bar,0px)+var(--notice-bar,0px))] z-50 mx-auto max-w-(--container-form) sm:right-safe-6 sm:bottom-[calc(1.5rem+var(--foot-bar)+var(--form-bar,0px))] sm:left-auto sm:w-full">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};

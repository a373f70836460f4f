import { Dialog as Base } from "@base-ui/react/dialog";
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from "react";
import { CloseIcon } from "./first-load-icons.tsx";
import { closeOnBack } from "./overlay-history.ts";

export type OverlayProps = {
  isOpen: boolean;
  /** Called by the close button, Escape, a press outside, and Back. */
  onClose: () => void;
  title: string;
  /** A sentence below the title; screen readers read it with the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom; they do not scroll. */
  footer?: ReactNode;
  /** Gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `wide` is for a form with several columns: up to 60 rem, the whole screen on a phone. */
  width?: "form" | "wide";
  /** Whether it adds no entry to the history: its URL is one already, or its action replaces the page. */
  hasNoHistoryEntry?: boolean;
  /** Gets the focus after closing, for an opener that is removed by then; by default the opener. */
  finalFocus?: () => HTMLElement | null;
};

type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  interface Window {
    /** Only in some browsers: https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Lets Back close an overlay instead of leaving the page. On Android a CloseWatcher gets the press of the button or the gesture
 * also where Chrome skips an entry of the history, since the overlay opened by itself. Only there: on a desktop it follows Escape,
 * which the overlay handles itself.
 */
const useBackToClose = ({ isOpen, onClose, hasNoHistoryEntry = false }: OverlayProps): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || hasNoHistoryEntry) return;
    const stop = closeOnBack(() => close());
    let watcher: CloseWatcher | undefined;
    const watch = () => {
      if (!window.CloseWatcher) return;
      watcher = new window.CloseWatcher();
      // A watcher serves once, and the overlay may stay open: recovery codes that are not saved.
      watcher.addEventListener("close", () => {
        close();
        watch();
      });
    };
    if (navigator.userAgent.includes("Android")) watch();
    return () => {
      watcher?.destroy();
      stop();
    };
  }, [isOpen, hasNoHistoryEntry]);
};

const backdrop =
  "fixed inset-0 z-40 bg-ink/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0";

/** Title, body and footer: shared by the dialog and the sheet. */
const OverlayContent = ({ title, description, children, footer }: OverlayProps) => (
  <>
    <div className="flex items-start gap-4 pt-4 pr-3 pl-6">
      <div className="grow py-1.5">
        <Base.Title className="text-lg leading-snug">{title}</Base.Title>
        {description && (
          <Base.Description className="mt-1 text-sm text-ink-soft">{description}</Base.Description>
        )}
      </div>
      <Base.Close
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-hairline"
      >
        <CloseIcon size={22} />
      </Base.Close>
    </div>
    <div
      className={`grow overflow-y-auto overscroll-contain px-6 pt-3 ${footer ? "pb-6" : "pb-[max(1.5rem,var(--safe-bottom))]"}`}
    >
      {children}
    </div>
    {footer && (
      <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-6 pt-4 pb-[max(1rem,var(--safe-bottom))]">
        {footer}
      </div>
    )}
  </>
);

const dialogSizes = {
  form: "max-h-[calc(100dvh-2*var(--dialog-margin-y))] w-[calc(100vw-2*var(--dialog-margin-x))] max-w-(--container-form)",
  wide: "max-h-[calc(100dvh-2*var(--dialog-margin-y))] w-[calc(100vw-2*var(--dialog-margin-x))] max-w-240 max-sm:h-dvh max-sm:pt-(--safe-top) max-sm:max-h-none max-sm:w-screen max-sm:rounded-none",
};

/** A modal overlay at the place that the classes give. It traps the focus and returns it to its opener. */
const Overlay = ({ className, ...props }: OverlayProps & { className: string }) => {
  useBackToClose(props);
  return (
    <Base.Root open={props.isOpen} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          initialFocus={props.initialFocus}
          finalFocus={() => props.finalFocus?.() ?? true}
          className={`fixed z-40 flex flex-col bg-paper text-ink shadow-lifted outline-none ease-cloth ${className}`}
        >
          <OverlayContent {...props} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};

/** A dialog in the middle of the screen. */
export const Dialog = (props: OverlayProps) => (
  <Overlay
    {...props}
    className={`top-1/2 left-1/2 -translate-1/2 rounded-md transition-[opacity,scale] duration-200 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 ${dialogSizes[props.width ?? "form"]}`}
  />
);

const sides = {
  left: "inset-y-0 left-0 w-[min(calc(22rem+var(--safe-left)),calc(100vw-3rem))] pt-(--safe-top) pl-(--safe-left) data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
  right:
    "inset-y-0 right-0 w-[min(calc(26rem+var(--safe-right)),calc(100vw-2rem))] pt-(--safe-top) pr-(--safe-right) data-ending-style:translate-x-full data-starting-style:translate-x-full",
  bottom:
    "inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] rounded-t-md pr-(--safe-right) pl-(--safe-left) data-ending-style:translate-y-full data-starting-style:translate-y-full",
};

/** A modal panel that slides in from an edge: the menu from the left, filters from the bottom of a phone. */
export const Sheet = ({
  side = "bottom",
  ...props
}: OverlayProps & { side?: "left" | "right" | "bottom" }) => (
  <Overlay {...props} className={`transition-transform duration-250 ${sides[side]}`} />
);

import { useState, useSyncExternalStore } from "react";
import { AlertIcon, CheckCircleIcon } from "../../ui/icons.tsx";
import type { Connection } from "./connection.ts";
import { connectionText } from "./connection-text.ts";
import type { PendingCodeList } from "./pending-code.ts";
import { wait } from "../wait.ts";

/** The shortest time for which a press shows that it is carried out, in milliseconds. */
const MIN_BUSY_MS = 600;

/** The current path. The navigation API reports each change; without it, the next change of the connection does. */
const subscribeToPath = (listener: () => void) => {
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener("currententrychange", listener);
  return () => navigation?.removeEventListener("currententrychange", listener);
};

/**
 * Says at the bottom of the screen that there is no network, and what waits for it. The live region is always there, so that
 * screen readers announce its text; it covers the page without moving it.
 */
export const ConnectionNotice = ({
  connection,
  pendingCode,
}: {
  connection: Connection;
  pendingCode: PendingCodeList;
}) => {
  const status = useSyncExternalStore(connection.subscribe, () => connection.status);
  const entries = useSyncExternalStore(pendingCode.subscribe, pendingCode.entries);
  const pathname = useSyncExternalStore(subscribeToPath, () => location.pathname);
  const [isBusy, setBusy] = useState(false);
  const { text, isFailed } = connectionText(
    status,
    entries.filter((entry) => entry.pathname === pathname),
  );
  const hasButton = isFailed || connection.isDown;

  const tryAgain = async () => {
    if (isFailed) return location.reload();
    setBusy(true);
    await Promise.all([connection.check(), wait(MIN_BUSY_MS)]);
    setBusy(false);
  };

  return (
    <div
      role="status"
      data-connection
      className="pointer-events-none fixed left-safe-4 right-safe-4 bottom-[calc(1rem+var(--foot-bar)+var(--form-bar,0px))] z-50 sm:right-auto sm:left-safe-6"
    >
      {text && (
        <div
          data-connection-notice
          className="on-dark pointer-events-auto flex max-w-(--container-form) items-center gap-3 rounded-sm bg-ink py-1 pr-2 pl-4 text-paper shadow-lifted ring-1 ring-paper/25"
        >
          {status === "restored" && !isFailed ? (
            <CheckCircleIcon className="shrink-0 text-marigold" />
          ) : (
            <AlertIcon className="shrink-0 text-marigold" />
          )}
          <p className={`grow py-2.5 text-sm ${hasButton ? "" : "pr-2"}`}>{text}</p>
          {hasButton && (
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => void tryAgain()}
              className="min-h-11 shrink-0 px-2 text-sm font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {isFailed ? "Reload" : isBusy ? "Trying ..." : "Try again"}
            </button>
          )}
        </div>
      )}
    </div>
  );
};

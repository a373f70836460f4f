import { Suspense, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TruckIcon } from "../../ui/first-load-icons.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { useStoredPin } from "./stored-pin.ts";
import { noDeliveryText } from "./pin-code.ts";
import { rangeText } from "./range-text.ts";
import { useDeliveryRange } from "./use-delivery-range.ts";

/** Its fields are large: their code is loaded with the press. */
const PinForm = lazyPart(() => import("./pin-form.tsx"), "PinForm");

/**
 * The days between which an order of this moment should arrive: for the PIN code of the shopper, else for all places to which the
 * shop delivers. If it does not deliver to the PIN code, a sentence says so. Renders nothing if the shop promises no dates. If they
 * cannot be loaded, a page is complete without them, but a shopper who has just entered a PIN code can try again.
 */
export const DeliveryPromise = ({ className = "" }: { className?: string }) => {
  const pin = useStoredPin();
  const [initialPin] = useState(pin);
  const { range, closedStates, hasFailed, retry } = useDeliveryRange({ pin });
  const [isTyping, setTyping] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isClosed = closedStates.length > 0;
  const canRetry = hasFailed && pin !== initialPin;
  // The pressed button is removed, with the form or alone.
  useFocusWhenLost(opener, isTyping || canRetry);
  if (range === null && !isClosed && !canRetry) return null;
  return (
    <section aria-label="Delivery dates" className={`flex items-start gap-3 noscript:hidden ${className}`}>
      <TruckIcon className="mt-0.75 text-madder" />
      <div className="min-w-0 grow">
        <p className="min-h-6.5 tabular-nums" aria-live="polite">
          {isClosed && noDeliveryText(closedStates)}
          {range && (
            <>
              Arrives <span className="font-semibold">{rangeText(range)}</span>
            </>
          )}
          {canRetry && "The delivery dates could not be loaded."}
          {range === undefined && <Skeleton className="h-5 w-56 max-w-full" />}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {pin ? `${isClosed ? "" : "to "}PIN code ${pin}` : "to any PIN code in India"}
          <Button
            ref={opener}
            variant="quiet"
            className="-mx-1.5 px-1.5"
            onClick={() => setTyping((isOpen) => !isOpen)}
            aria-expanded={isTyping}
          >
            {pin ? "Change" : "Enter your PIN code"}
          </Button>
          {canRetry && (
            <Button variant="quiet" className="-mx-1.5 px-1.5" onClick={retry}>
              Try again
            </Button>
          )}
        </p>
        {isTyping && (
          <Suspense fallback={<Skeleton className="mt-2 h-20 max-w-80" />}>
            <PinForm pin={pin} onDone={() => setTyping(false)} />
          </Suspense>
        )}
      </div>
    </section>
  );
};

import { Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TruckIcon } from "../../ui/first-load-icons.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useKnownPin } from "./known-pin.ts";
import { rangeText } from "./range-text.ts";
import { useDeliveryRange } from "./use-delivery-range.ts";

/** Its fields are large: their code is loaded with the press. */
const PinForm = lazyPart(() => import("./pin-form.tsx"), "PinForm");

/**
 * The days between which an order of this moment should arrive: for the PIN code of the shopper, else for the whole of India.
 * Renders nothing if the shop promises no dates.
 */
export const DeliveryPromise = ({ className = "" }: { className?: string }) => {
  const pin = useKnownPin();
  const range = useDeliveryRange({ pin });
  const [isTyping, setTyping] = useState(false);
  if (range === null) return null;
  return (
    <section aria-label="Delivery dates" className={`flex items-start gap-3 noscript:hidden ${className}`}>
      <TruckIcon className="mt-0.75 text-madder" />
      <div className="min-w-0 grow">
        <p className="min-h-6.5 tabular-nums" aria-live="polite">
          {range ? (
            <>
              Arrives <span className="font-semibold">{rangeText(range)}</span>
            </>
          ) : (
            <Skeleton className="h-5 w-56 max-w-full" />
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {pin ? `to PIN code ${pin}` : "anywhere in India"}
          <Button
            variant="quiet"
            className="-mx-1.5 px-1.5"
            onClick={() => setTyping((isOpen) => !isOpen)}
            aria-expanded={isTyping}
          >
            {pin ? "Change" : "Enter your PIN code"}
          </Button>
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

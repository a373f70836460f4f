import { useState, type FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { formText } from "../../ui/form-text.ts";
import { TruckIcon } from "../../ui/first-load-icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { pinOf, savePin, useKnownPin } from "./known-pin.ts";
import { rangeText } from "./range-text.ts";
import { useDeliveryRange } from "./use-delivery-range.ts";

const PIN_INVALID = "Please enter a PIN code of 6 digits that does not start with 0.";

/** The shopper has just pressed the button that opened the field. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

const PinForm = ({ pin, onDone }: { pin: string | null; onDone: () => void }) => {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = pinOf(formText(new FormData(event.currentTarget), "pin"));
    setError(typed ? undefined : PIN_INVALID);
    if (!typed) return;
    savePin(typed);
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex max-w-80 items-end gap-3">
      <TextField
        label="PIN code"
        name="pin"
        className="grow"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        defaultValue={pin ?? ""}
        error={error}
        ref={focusOnce}
      />
      <Button type="submit" variant="secondary" className={error ? "self-start mt-7" : ""}>
        Show
      </Button>
    </form>
  );
};

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
            className="px-1.5"
            onClick={() => setTyping((isOpen) => !isOpen)}
            aria-expanded={isTyping}
          >
            {pin ? "Change" : "Enter your PIN code"}
          </Button>
        </p>
        {isTyping && <PinForm pin={pin} onDone={() => setTyping(false)} />}
      </div>
    </section>
  );
};

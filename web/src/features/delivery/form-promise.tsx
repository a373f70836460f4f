import { useEffect, useRef, useState } from "react";
import { TruckIcon } from "../../ui/first-load-icons.tsx";
import { pinOf } from "../../ui/typed-number.ts";
import { rangeText } from "./range-text.ts";
import { useDeliveryRange } from "./use-delivery-range.ts";

const valueOf = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : "";
};

/** The days between which an order to the address of the surrounding form should arrive. It follows PIN code and state. */
export const FormPromise = ({ address }: { address: { zipCode: string; state: string } }) => {
  const ref = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState({ pin: pinOf(address.zipCode), state: address.state || null });
  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return;
    const follow = () =>
      setPlace({ pin: pinOf(valueOf(form, "zipCode")), state: valueOf(form, "state") || null });
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, []);
  const { range } = useDeliveryRange(place);
  const isKnown = place.pin !== null || place.state !== null;
  return (
    <p
      ref={ref}
      aria-live="polite"
      className="mt-5 flex min-h-6.5 items-start gap-3 tabular-nums empty:hidden"
    >
      {range && (
        <>
          <TruckIcon className="mt-0.75 text-madder" />
          <span>
            Arrives <span className="font-semibold">{rangeText(range)}</span>
            {!isKnown && " to any PIN code in India"}
          </span>
        </>
      )}
    </p>
  );
};

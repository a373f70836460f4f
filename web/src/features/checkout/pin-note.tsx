import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { noDeliveryText } from "../delivery/pin-code.ts";
import { usePinFill } from "./use-pin-fill.ts";

const noticeClasses = "rounded-sm border-l-4 border-indigo bg-indigo-tint px-4 py-2 text-indigo-deep";

/** Fills city and state in from the PIN code of its form, and says what it did or asks. It never refuses a PIN code. */
export const PinNote = ({ states }: { states: readonly string[] }) => {
  const ref = useRef<HTMLDivElement>(null);
  const { note, applyState } = usePinFill(ref, states);
  return (
    <div ref={ref} aria-live="polite" className="text-sm text-ink-soft sm:col-span-2">
      {note?.kind === "filled" && <p>Filled in from the PIN code: {note.text}. Please check it.</p>}
      {note?.kind === "unknown" && <p>We do not know this PIN code. Please check it; you can still order.</p>}
      {note?.kind === "no-delivery" && (
        <p className={noticeClasses}>
          PIN code {note.pin} belongs to {note.place.city}. {noDeliveryText(note.place.states)}
        </p>
      )}
      {note?.kind === "other-state" && (
        <div className={noticeClasses}>
          <p>
            PIN code {note.pin} belongs to {note.place.city}, {note.states.join(" or ")}.
            {note.chosen !== "" && ` Is ${note.chosen} right?`}
          </p>
          <p className="-ml-1.5 flex flex-wrap gap-x-3">
            {note.states.map((state) => (
              <Button key={state} variant="quiet" className="px-1.5" onClick={() => applyState(state)}>
                Change to {state}
              </Button>
            ))}
          </p>
        </div>
      )}
    </div>
  );
};

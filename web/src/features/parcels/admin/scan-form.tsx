import { useRef, useState, type FormEvent } from "react";
import { useCouriersQuery } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { AlertIcon, CheckCircleIcon } from "../../../ui/icons.tsx";
import { MAX_PASTED_LENGTH, plainText } from "../../../ui/plain-text.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { lastCourier, rememberCourier } from "./last-courier.ts";
import { useScans, type ScanOutcome } from "./use-scans.ts";

type OutcomeLineProps = { outcome: ScanOutcome; isNewest: boolean; onUndo: (outcome: ScanOutcome) => void };

const OutcomeLine = ({ outcome, isNewest, onUndo }: OutcomeLineProps) => (
  <li
    className={`flex items-center gap-2.5 border-l-4 px-3 ${isNewest ? "py-2.5 text-lg" : "py-1 text-sm"} ${outcome.isGood ? "border-leaf bg-leaf-tint text-green-text" : "border-madder bg-madder-tint text-madder-deep"}`}
  >
    {outcome.isGood ? <CheckCircleIcon className="shrink-0" /> : <AlertIcon className="shrink-0" />}
    <span className="min-w-0 grow wrap-anywhere">{outcome.text}</span>
    {outcome.packedOrder && (
      <button
        type="button"
        className="-my-1 flex min-h-11 shrink-0 items-center px-1 text-base underline underline-offset-4"
        onClick={() => onUndo(outcome)}
      >
        Undo<span className="sr-only"> packing of order {outcome.packedOrder.orderNumber}</span>
      </button>
    )}
  </li>
);

/**
 * Packs and ships with a scanner alone. A scanner types a code and Enter: the field is emptied at once and keeps the focus, so that
 * the next code can follow before the answer to the last one. The packing of a wrong scan can be undone.
 */
export const ScanForm = ({ onPacked }: { onPacked: () => void }) => {
  const couriers = useCouriersQuery().data?.couriers ?? [];
  const [courier, setCourier] = useState(lastCourier);
  const chosenCourier = couriers.includes(courier) ? courier : (couriers[0] ?? "");
  const { outcomes, scan, undo } = useScans({ courier: chosenCourier, onPacked });
  const [number, setNumber] = useState("");
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    const code = plainText(number);
    setNumber("");
    if (code) scan(code);
  };

  return (
    <section aria-label="Packing" className="mt-5">
      <form onSubmit={submit} className="flex max-w-160 flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label="Scan or type an order number"
          className="min-w-52 grow"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          maxLength={MAX_PASTED_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button type="submit" variant="secondary" className="min-h-12">
          Packed
        </Button>
        <Select
          label="Courier"
          className="w-40"
          choices={couriers.map((name) => ({ value: name, label: name }))}
          value={chosenCourier}
          onChange={({ target }) => {
            setCourier(target.value);
            rememberCourier(target.value);
          }}
        />
      </form>
      <p className="mt-1.5 text-sm text-ink-faint">
        An order number packs the order. Scan its tracking id next to ship it.
      </p>
      <ul
        aria-live="polite"
        aria-label="Packed just now"
        className="mt-3 grid max-w-120 gap-1.5 empty:hidden"
      >
        {outcomes.map((outcome, index) => (
          <OutcomeLine
            key={outcome.id}
            outcome={outcome}
            isNewest={index === 0}
            onUndo={(undone) => {
              field.current?.focus();
              void undo(undone);
            }}
          />
        ))}
      </ul>
    </section>
  );
};

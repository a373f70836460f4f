import { useRef, useState, type FormEvent } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { usePackOrdersMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { AlertIcon, CheckCircleIcon } from "../../../ui/icons.tsx";
import { TextField } from "../../../ui/text-field.tsx";

type Outcome = { id: number; isPacked: boolean; text: string };

/** Outcomes that stay in sight. */
const SHOWN = 5;

const OutcomeLine = ({ outcome, isNewest }: { outcome: Outcome; isNewest: boolean }) => (
  <li
    className={`flex items-start gap-2.5 border-l-4 px-3 ${isNewest ? "py-2.5 text-lg" : "py-1 text-sm"} ${outcome.isPacked ? "border-leaf bg-leaf-tint text-green-text" : "border-madder bg-madder-tint text-madder-deep"}`}
  >
    {outcome.isPacked ? (
      <CheckCircleIcon className="mt-0.5 shrink-0" />
    ) : (
      <AlertIcon className="mt-0.5 shrink-0" />
    )}
    <span className="min-w-0 wrap-anywhere">{outcome.text}</span>
  </li>
);

/**
 * Marks orders as packed by their numbers. A scanner types the number and Enter: the field is emptied at once and keeps the
 * focus, so the next number can follow before the answer to the last one.
 */
export const ScanForm = ({ onPacked }: { onPacked: () => void }) => {
  const [packOrders] = usePackOrdersMutation();
  const [number, setNumber] = useState("");
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const nextId = useRef(0);

  const add = (isPacked: boolean, text: string) => {
    nextId.current += 1;
    const outcome = { id: nextId.current, isPacked, text };
    setOutcomes((current) => [outcome, ...current].slice(0, SHOWN));
  };

  const pack = async (typed: string) => {
    try {
      const { data } = await packOrders({
        variables: { orderNumbers: [typed] },
        context: { queue: "packing" },
      });
      for (const { orderNumber, problem } of data?.packOrders ?? [])
        add(!problem, problem ?? `Order ${orderNumber} is packed.`);
      onPacked();
    } catch (error) {
      add(
        false,
        `${typed}: ${errorMessage(error, { fallback: "It could not be packed. Please scan it again." })}`,
      );
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    const typed = number.trim();
    setNumber("");
    if (typed) void pack(typed);
  };

  return (
    <section aria-label="Packing" className="mt-5">
      <form onSubmit={submit} className="flex max-w-120 items-end gap-3">
        <TextField
          ref={field}
          label="Scan or type an order number"
          className="grow"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button type="submit" variant="secondary" className="min-h-12">
          Packed
        </Button>
      </form>
      <ul
        aria-live="polite"
        aria-label="Packed just now"
        className="mt-3 grid max-w-120 gap-1.5 empty:hidden"
      >
        {outcomes.map((outcome, index) => (
          <OutcomeLine key={outcome.id} outcome={outcome} isNewest={index === 0} />
        ))}
      </ul>
    </section>
  );
};

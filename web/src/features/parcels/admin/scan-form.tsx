import { useRef, useState, type FormEvent } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { LOST_ANSWER_TO_CHECK } from "../../../graphql/lost-answer-to-check.ts";
import { usePackOrdersMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { AlertIcon, CheckCircleIcon } from "../../../ui/icons.tsx";
import { MAX_PASTED_LENGTH, plainText } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useUnpackOrder } from "./use-unpack-order.ts";

/** `packedOrder` is what can be undone. */
type Outcome = {
  id: number;
  isGood: boolean;
  text: string;
  packedOrder?: { orderId: string; orderNumber: string };
};

/** Outcomes that stay in sight. */
const SHOWN = 5;

type OutcomeLineProps = { outcome: Outcome; isNewest: boolean; onUndo: (outcome: Outcome) => void };

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
 * Marks orders as packed by their numbers, and takes the mark of a wrong scan away. A scanner types the number and Enter: the
 * field is emptied at once and keeps the focus, so the next number can follow before the answer to the last one.
 */
export const ScanForm = ({ onPacked }: { onPacked: () => void }) => {
  const [packOrders] = usePackOrdersMutation();
  const { unpack, loading } = useUnpackOrder();
  const [number, setNumber] = useState("");
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const nextId = useRef(0);

  const add = (outcome: Omit<Outcome, "id">) => {
    nextId.current += 1;
    const added = { ...outcome, id: nextId.current };
    setOutcomes((current) => [added, ...current].slice(0, SHOWN));
  };

  const pack = async (typed: string) => {
    try {
      const { data } = await packOrders({
        variables: { orderNumbers: [typed] },
        context: { queue: "packing" },
      });
      for (const { orderNumber, orderId, problem } of data?.packOrders ?? [])
        add({
          isGood: !problem,
          text: problem ?? `Order ${orderNumber} is packed.`,
          ...(orderId && { packedOrder: { orderId, orderNumber } }),
        });
      onPacked();
    } catch (error) {
      const message = writeErrorMessage(error, {
        fallback: "It could not be packed. Please scan it again.",
        lost: LOST_ANSWER_TO_CHECK,
      });
      add({ isGood: false, text: `${typed}: ${message}` });
    }
  };

  const undo = async ({ id, packedOrder }: Outcome) => {
    if (!packedOrder || loading) return;
    field.current?.focus();
    const { isUnpacked, text } = await unpack(packedOrder.orderId, packedOrder.orderNumber);
    if (!isUnpacked) return add({ isGood: false, text });
    setOutcomes((current) => current.filter((outcome) => outcome.id !== id));
    add({ isGood: true, text });
    onPacked();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    const typed = plainText(number);
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
          maxLength={MAX_PASTED_LENGTH}
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
          <OutcomeLine
            key={outcome.id}
            outcome={outcome}
            isNewest={index === 0}
            onUndo={(undone) => void undo(undone)}
          />
        ))}
      </ul>
    </section>
  );
};

import { useApolloClient } from "@apollo/client/react";
import { useRef, useState, type FormEvent } from "react";
import {
  useCurrentDeliveryQuery,
  usePackOrdersMutation,
  VariantByCodeDocument,
  type Delivery_OrderFragment,
} from "../../../graphql/generated.ts";
import { errorMessage } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { AlertIcon, CheckCircleIcon, CheckIcon } from "../../../ui/icons.tsx";
import { MAX_PASTED_LENGTH, plainText } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { orderLabel } from "../../orders/order-status.ts";
import {
  checkPiece,
  countPiece,
  lineWithSku,
  pieceName,
  piecesLeft,
  type Checked,
  type Outcome,
} from "./check-pieces.ts";

type CheckPiecesProps = {
  orderId: string;
  onClose: () => void;
  /** Called with the message of the success. */
  onPacked: (text: string) => void;
};

const PieceLine = ({ line, count }: { line: Delivery_OrderFragment["lines"][number]; count: number }) => {
  const isComplete = count >= line.leftToShip;
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <span className="min-w-0 text-sm wrap-anywhere">
        {pieceName(line)}
        {line.sku && (
          <span className="block text-ink-soft" translate="no">
            {line.sku}
          </span>
        )}
      </span>
      <span
        className={`flex shrink-0 items-center gap-1.5 font-semibold tabular-nums ${isComplete ? "text-green-text" : ""}`}
      >
        {isComplete && <CheckIcon />}
        {count} of {line.leftToShip}
      </span>
    </li>
  );
};

const OutcomeText = ({ outcome }: { outcome: Pick<Outcome, "isGood" | "text"> | null }) => (
  <p
    role="status"
    className={`flex items-center gap-2.5 border-l-4 px-3 py-2.5 empty:hidden ${outcome?.isGood ? "border-leaf bg-leaf-tint text-green-text" : "border-madder bg-madder-tint text-lg text-madder-deep"}`}
  >
    {outcome && (
      <>
        {outcome.isGood ? <CheckCircleIcon className="shrink-0" /> : <AlertIcon className="shrink-0" />}
        <span className="min-w-0 wrap-anywhere">{outcome.text}</span>
      </>
    )}
  </p>
);

/** The scans of an order: which pieces are in the parcel, and what the last scan says. */
const useScans = (lines: Delivery_OrderFragment["lines"]) => {
  const client = useApolloClient();
  const [checked, setChecked] = useState<Checked>({});
  const [outcome, setOutcome] = useState<Pick<Outcome, "isGood" | "text"> | null>(null);
  /** Scans are handled one after another, by the count of the scan before. */
  const latest = useRef<Checked>({});
  const queue = useRef<Promise<void>>(Promise.resolve());

  const outcomeOf = async (code: string): Promise<Outcome> => {
    const line = lineWithSku(lines, code);
    if (line) return countPiece(line, latest.current);
    try {
      const { data } = await client.query({
        query: VariantByCodeDocument,
        variables: { code },
        fetchPolicy: "network-only",
      });
      return checkPiece(lines, latest.current, { code, piece: data?.variantByCode ?? null });
    } catch (error) {
      const text = errorMessage(error, { fallback: "The code could not be checked. Please scan it again." });
      return { isGood: false, text, checked: latest.current };
    }
  };

  const scan = (code: string) => {
    queue.current = queue.current.then(async () => {
      const { checked: pieces, ...result } = await outcomeOf(code);
      latest.current = pieces;
      setChecked(pieces);
      setOutcome(result);
    });
  };
  return { checked, outcome, scan };
};

const LoadedDialog = ({
  order,
  onClose,
  onPacked,
}: Omit<CheckPiecesProps, "orderId"> & { order: Delivery_OrderFragment }) => {
  const { checked, outcome, scan } = useScans(order.lines);
  const [packOrders, { loading }] = usePackOrdersMutation();
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const number = orderLabel(order);
  const lines = order.lines.filter(({ leftToShip }) => leftToShip > 0);
  const left = piecesLeft(lines, checked);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = plainText(code);
    setCode("");
    if (typed) scan(typed);
  };
  const pack = async () => {
    setFailure(null);
    try {
      const { data } = await packOrders({
        variables: { orderNumbers: [number] },
        context: { queue: "packing" },
      });
      const problem = data?.packOrders[0]?.problem;
      if (problem) return setFailure(problem);
      onPacked(`Order ${number} is packed.`);
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The order could not be packed. Please try again." }));
    }
  };

  return (
    <Dialog
      title={`Check pieces of order ${number}`}
      isOpen
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            variant={left === 0 ? "primary" : "secondary"}
            isLoading={loading}
            onClick={() => void pack()}
          >
            {left === 0
              ? "Mark as packed"
              : `Pack without checking ${left === 1 ? "1 piece" : `${left} pieces`}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <form onSubmit={submit}>
          <TextField
            ref={field}
            label="Scan or type a SKU or barcode"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            maxLength={MAX_PASTED_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
        </form>
        <OutcomeText outcome={outcome} />
        <ul aria-label="Pieces of the order" className="divide-y divide-hairline border-y border-hairline">
          {lines.map((line) => (
            <PieceLine key={line.id} line={line} count={checked[line.id] ?? 0} />
          ))}
        </ul>
        <FormMessage tone="error">{failure}</FormMessage>
      </div>
    </Dialog>
  );
};

/**
 * Checks the pieces of an order before it is packed: each scan counts a piece, and names a wrong one. The count is not stored: what
 * counts is that the parcel is packed, which goes without a scanner too.
 */
export const CheckPiecesDialog = ({ orderId, onClose, onPacked }: CheckPiecesProps) => {
  const { data, error } = useCurrentDeliveryQuery({
    variables: { id: orderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  if (data) return <LoadedDialog order={data.order} onClose={onClose} onPacked={onPacked} />;
  if (!error) return null;
  return (
    <Dialog
      title="Check pieces"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <FormMessage tone="error">
        {errorMessage(error, { fallback: "The order could not be loaded." })}
      </FormMessage>
    </Dialog>
  );
};

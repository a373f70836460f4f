import { useState, type ReactNode } from "react";
import { usePackOrdersMutation } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { orderLabel } from "../../orders/order-status.ts";
import { MAX_SELECTED, type OrderSelection } from "./order-selection.ts";
import { ShipManyDialog, type OrderToShip } from "./ship-many-dialog.tsx";
import { outcomeText, useDelivered } from "./use-delivered.ts";
import { usePackingSheet } from "./use-packing-sheet.ts";

/** What the bar offers for the selected orders. */
export type BulkAction = "pack" | "ship" | "slips" | "labels" | "pick-list" | "deliver";

type OrderActionBarProps = {
  selection: OrderSelection;
  /** The orders in sight; those that are selected are changed. */
  orders: readonly OrderToShip[];
  actions: readonly BulkAction[];
  /** Reads the orders again after a change. */
  onChanged: () => void;
  /** Further actions, such as invoices. */
  children?: ReactNode;
};

type Outcome = { text: string; isGood: boolean; deliveredIds?: string[] };

const textButton = "min-h-11 underline underline-offset-4";

const sheets = [
  { action: "slips", sheet: "SLIPS", label: "Packing slips" },
  { action: "labels", sheet: "LABELS", label: "Labels" },
  { action: "pick-list", sheet: "PICK_LIST", label: "Pick list" },
] as const;

/** The number of selected orders, and what can be done with all of them. It stays in sight at the bottom. */
export const OrderActionBar = ({ selection, orders, actions, onChanged, children }: OrderActionBarProps) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isShipping, setShipping] = useState(false);
  const [packOrders, packing] = usePackOrdersMutation();
  const sheet = usePackingSheet();
  const delivered = useDelivered(onChanged);
  const selected = orders.filter(({ id }) => selection.has(id));
  const selectedIds = selected.map(({ id }) => id);
  const has = (action: BulkAction) => actions.includes(action);
  if (selection.count === 0 && !outcome) return null;

  const show = (shown: Outcome | null, isDone: boolean) => {
    setOutcome(shown);
    if (isDone) selection.clear();
  };
  const pack = async () => {
    setOutcome(null);
    try {
      const { data } = await packOrders({
        variables: { orderNumbers: selected.map(orderLabel) },
        context: { queue: "packing" },
      });
      const results = (data?.packOrders ?? []).map(({ orderId, ...rest }) => ({
        ...rest,
        orderId: orderId ?? "",
      }));
      show({ text: outcomeText(results, "packed"), isGood: results.every(({ problem }) => !problem) }, true);
      onChanged();
    } catch (error) {
      const fallback = "The orders could not be packed. Please try again.";
      show({ text: writeErrorMessage(error, { fallback }), isGood: false }, false);
    }
  };
  const deliver = async () => {
    setOutcome(null);
    const result = await delivered.deliver(selectedIds);
    show(result, result.deliveredIds.length > 0);
  };
  const print = async (kind: "SLIPS" | "LABELS" | "PICK_LIST") => {
    const text = await sheet.open(kind, selectedIds);
    setOutcome(text ? { text, isGood: false } : null);
  };
  const undo = () => {
    void delivered.undo(outcome?.deliveredIds ?? []);
    setOutcome(null);
  };

  return (
    <section
      aria-label="Selected orders"
      className="on-dark sticky bottom-[calc(var(--foot-bar)+0.75rem)] z-20 mt-6 rounded-sm bg-ink px-4 py-2 text-paper shadow-lifted"
    >
      {selection.count > 0 && (
        <div className="flex items-center gap-x-3 gap-y-2 max-sm:overflow-x-auto sm:flex-wrap [&_button]:shrink-0">
          <p role="status" className="shrink-0 font-semibold tabular-nums">
            {selection.isFull ? `${MAX_SELECTED} selected, the most at once` : `${selection.count} selected`}
          </p>
          {selected.length < orders.length && !selection.isFull && (
            <Button
              variant="inverse"
              size="medium"
              className="lg:hidden"
              onClick={() => selection.select(orders, true)}
            >
              Select all {orders.length}
            </Button>
          )}
          {has("deliver") && (
            <Button
              variant="inverse"
              size="medium"
              isLoading={delivered.loading}
              onClick={() => void deliver()}
            >
              Mark as delivered
            </Button>
          )}
          {has("pack") && (
            <Button variant="inverse" size="medium" isLoading={packing.loading} onClick={() => void pack()}>
              Mark packed
            </Button>
          )}
          {has("ship") && (
            <Button variant="inverse" size="medium" onClick={() => setShipping(true)}>
              Ship
            </Button>
          )}
          {sheets
            .filter(({ action }) => has(action))
            .map((each) => (
              <Button
                key={each.sheet}
                variant="inverse"
                size="medium"
                isLoading={sheet.loading === each.sheet}
                onClick={() => void print(each.sheet)}
              >
                {each.label}
              </Button>
            ))}
          {children}
          <Button variant="inverse" size="medium" className="sm:ml-auto" onClick={() => show(null, true)}>
            Clear selection
          </Button>
        </div>
      )}
      <FormMessage
        tone={outcome?.isGood ? "success" : "error"}
        className={outcome ? "my-2" : ""}
        detail={
          outcome && (
            <span className="flex gap-4">
              {outcome.deliveredIds && outcome.deliveredIds.length > 0 && (
                <button type="button" className={textButton} onClick={undo}>
                  Undo
                </button>
              )}
              <button type="button" className={textButton} onClick={() => setOutcome(null)}>
                Close
              </button>
            </span>
          )
        }
      >
        {outcome?.text}
      </FormMessage>
      {isShipping && (
        <ShipManyDialog
          orders={selected}
          onClose={() => setShipping(false)}
          onDone={(result) => {
            setShipping(false);
            show(result, true);
          }}
          onChanged={onChanged}
        />
      )}
    </section>
  );
};

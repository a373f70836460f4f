import { useApolloClient } from "@apollo/client/react";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  CurrentCashDocument,
  useMarkCashCollectedMutation,
  type AdminOrder_OrderFragment,
} from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useMay } from "../../accounts/staff/staff-access.ts";
import { focusOrder } from "../focus-order.ts";
import { isCashOpen, orderLabel } from "../order-status.ts";
import { typedRupees } from "./refund-draft.ts";

type Ask = (order: AdminOrder_OrderFragment) => void;

/** A button for the cash of an order that is not collected. Renders nothing for other orders, or without the permission. */
export const MarkCashCollected = ({ order, onAsk }: { order: AdminOrder_OrderFragment; onAsk: Ask }) => {
  const may = useMay();
  if (!isCashOpen(order) || !may("MONEY")) return null;
  return (
    <Button variant="quiet" className="-ml-2" onClick={() => onAsk(order)}>
      Mark as collected<span className="sr-only"> the cash of order {orderLabel(order)}</span>
    </Button>
  );
};

type CashDialogProps = { order: AdminOrder_OrderFragment; isOpen: boolean; onClose: () => void };

const CashDialog = ({ order, isOpen, onClose }: CashDialogProps) => {
  const client = useApolloClient();
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  /** `null` until the admin changes the amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [mark, { loading }] = useMarkCashCollectedMutation();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const label = orderLabel(order);
  const orderId = order.id;
  const due = order.cashDue ?? 0;
  const text = typed ?? `${due}`;
  const amount = typedRupees(text);
  const reset = () => {
    setFailure(null);
    setTyped(null);
    setChecked(false);
  };
  const close = () => {
    onClose();
    reset();
  };
  const record = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount === undefined || loading) return;
    setFailure(null);
    try {
      await mark({
        variables: { orderIds: [orderId], seen: [{ orderId, amount: due }], received: [{ orderId, amount }] },
        context: { queue: `order ${orderId}` },
      });
      flushSync(close);
      focusOrder(orderId);
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The cash could not be recorded. Please try again." }));
      if (errorCode(error) !== "ORDER_CHANGED") return;
      setTyped(null);
      const current = { query: CurrentCashDocument, variables: { id: orderId } };
      await client.query({ ...current, fetchPolicy: "network-only" }).catch(() => undefined);
    }
  };
  return (
    <Dialog
      title={`Cash of order ${label} collected?`}
      isOpen={isOpen}
      onClose={close}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={loading}>
            {amount === undefined ? "Record" : `Record ${formatRupees(amount)}`}
          </Button>
        </>
      }
    >
      <p>
        The order counts as paid from then on. If it is cancelled or returned later, the money goes back to
        the shopper.
      </p>
      <form id={formId} noValidate onSubmit={(event) => void record(event)} className="mt-5">
        <TextField
          label="Cash received in rupees"
          hint="Cash is collected in whole rupees. A difference of less than ₹1 to the exact total is booked as rounding."
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && amount === undefined ? "Please enter an amount, such as 599." : undefined}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormMessage tone="error" className={failure ? "mt-4" : ""}>
          {failure}
        </FormMessage>
      </form>
    </Dialog>
  );
};

/**
 * Asks whether the cash of one of the orders was collected, and records it. The dialog is not part of a row or a card, so it stays
 * open when the list changes from rows to cards.
 */
export const CashQuestion = ({
  orders,
  children,
}: {
  orders: readonly AdminOrder_OrderFragment[];
  children: (ask: Ask) => ReactNode;
}) => {
  const [orderId, setOrderId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const order = orders.find(({ id }) => id === orderId);
  return (
    <>
      {children(({ id }) => {
        setOrderId(id);
        setOpen(true);
      })}
      {order && <CashDialog key={order.id} order={order} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};

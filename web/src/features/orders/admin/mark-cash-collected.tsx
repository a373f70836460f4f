import { useApolloClient } from "@apollo/client/react";
import { useRef, useState, type ReactNode } from "react";
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
import { useMay } from "../../accounts/staff/staff-access.ts";
import { focusOrder } from "../focus-order.ts";
import { isCashOpen, orderLabel } from "../order-status.ts";

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
  const [failure, setFailure] = useState<string | null>(null);
  const [mark, { loading }] = useMarkCashCollectedMutation();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const label = orderLabel(order);
  const amount = order.cashDue ?? 0;
  const close = () => {
    onClose();
    setFailure(null);
  };
  const record = async () => {
    setFailure(null);
    try {
      await mark({
        variables: { orderIds: [order.id], seen: [{ orderId: order.id, amount }] },
        context: { queue: `order ${order.id}` },
      });
      flushSync(close);
      focusOrder(order.id);
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The cash could not be recorded. Please try again." }));
      if (errorCode(error) !== "ORDER_CHANGED") return;
      const current = { query: CurrentCashDocument, variables: { id: order.id } };
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
          <Button isLoading={loading} onClick={() => void record()}>
            Record {formatRupees(amount)}
          </Button>
        </>
      }
    >
      <p>
        The order counts as paid from then on. If it is cancelled or returned later, the money goes back to
        the shopper.
      </p>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
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

import { useRef, type ReactNode } from "react";
import type { OrderCard_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { orderLabel, statusNames } from "../order-status.ts";
import { unusualChangeText } from "./unusual-change.ts";

/** Asks before a status change that is unusual or hard to take back. The safe button has the initial focus. */
export const UnusualChangeDialog = ({
  order,
  status,
  isOpen,
  onClose,
  onConfirm,
  children,
}: {
  order: OrderCard_OrderFragment;
  status: OrderStatus;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Fields below the text. */
  children?: ReactNode;
}) => {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={`Change order ${orderLabel(order)} from ${statusNames[order.orderStatus].toLowerCase()} to ${statusNames[status].toLowerCase()}?`}
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={keepButton}
      footer={
        <>
          <Button ref={keepButton} variant="secondary" onClick={onClose}>
            {/* "Cancel" would be read as the cancellation of the order. */}
            {status === "CANCELLED" ? "Go back" : "Cancel"}
          </Button>
          <Button
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            Change to {statusNames[status].toLowerCase()}
          </Button>
        </>
      }
    >
      <p>{unusualChangeText(order, status)}</p>
      {children}
    </Dialog>
  );
};

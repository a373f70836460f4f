import { Suspense, useState, type ReactNode } from "react";
import type { OrderPiecesInput, OrderCard_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { isRefundedBy } from "../order-status.ts";
import { useUpdateOrderStatus, type StatusChangeNotice } from "../use-update-order-status.ts";
import { MissingPiecesFields, missingPieces, type MissingCounts } from "./missing-pieces-fields.tsx";
import { bringsParcelBack, unusualChangeText } from "./unusual-change.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";

const RefundDialog = lazyPart(() => import("../refund-dialog.tsx"), "RefundDialog");
const UnusualChangeDialog = lazyPart(() => import("./unusual-change-dialog.tsx"), "UnusualChangeDialog");

/** Statuses of orders that are paid or payable in cash, and have not left. */
const shippable: readonly OrderStatus[] = ["CONFIRMED", "PROCESSING"];

type StatusStep = {
  kind: "refund" | "unusual";
  /** The order as it was when the status was chosen. */
  order: OrderCard_OrderFragment;
  status: OrderStatus;
};

/** Opens the dialog of a parcel. `withoutParcel` only changes the status. */
export type AskForParcel = (order: { id: string }, withoutParcel: () => void) => void;

type ConfirmedStatusChangeProps = {
  /** Called after a change that the server has accepted or refused. */
  onSettled?: () => void;
  /** Asks for the parcel of an order that the admin sets to shipped; without it the status changes at once. */
  onShip?: AskForParcel | undefined;
  children: (changeStatus: (order: OrderCard_OrderFragment, status: OrderStatus) => void) => ReactNode;
};

/** The outcome of a status change. It is fixed at the bottom of the screen, so that no row moves. */
const ChangeNotice = ({ done, failed, onVanish }: StatusChangeNotice & { onVanish: () => void }) => (
  <div className="fixed left-safe-4 right-safe-4 bottom-[calc(1rem+var(--foot-bar))] z-40 mx-auto max-w-(--container-form)">
    <FormMessage tone="error" vanishAfter={10} onVanish={onVanish} className="shadow-lifted">
      {failed}
    </FormMessage>
    <FormMessage tone="success" vanishAfter={5} onVanish={onVanish} className="shadow-lifted">
      {done}
    </FormMessage>
  </div>
);

/** Lets the admin change the status of orders. A change that refunds or cancels an order, or is unusual, is confirmed first. */
export const ConfirmedStatusChange = ({ onSettled, onShip, children }: ConfirmedStatusChangeProps) => {
  const { change, notice, clearNotice } = useUpdateOrderStatus();
  const [step, setStep] = useState<StatusStep | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<MissingCounts>({});
  const changeNow = async (
    order: OrderCard_OrderFragment,
    status: OrderStatus,
    notArrived: OrderPiecesInput[] = [],
  ) => {
    await change(order, status, notArrived);
    onSettled?.();
  };
  const changeStatus = (order: OrderCard_OrderFragment, status: OrderStatus) => {
    const kind = isRefundedBy(order, status)
      ? "refund"
      : unusualChangeText(order, status)
        ? "unusual"
        : undefined;
    if (!kind && onShip && status === "SHIPPED" && shippable.includes(order.orderStatus))
      return onShip(order, () => void changeNow(order, status));
    if (!kind) return void changeNow(order, status);
    setStep({ kind, order, status });
    setMissing({});
    setOpen(true);
  };
  const dialog = step && {
    order: step.order,
    status: step.status,
    isOpen,
    onClose: () => setOpen(false),
  };
  const confirm = () =>
    step && void changeNow(step.order, step.status, missingPieces(step.order.lines, missing));
  const fields = step && bringsParcelBack(step.order, step.status) && (
    <MissingPiecesFields lines={step.order.lines} counts={missing} onChange={setMissing} />
  );

  return (
    <>
      <ChangeNotice {...notice} onVanish={clearNotice} />
      {children(changeStatus)}
      <Suspense>
        {dialog && step.kind === "refund" && (
          <RefundDialog {...dialog} onRefund={confirm}>
            {fields}
          </RefundDialog>
        )}
        {dialog && step.kind === "unusual" && (
          <UnusualChangeDialog {...dialog} onConfirm={confirm}>
            {fields}
          </UnusualChangeDialog>
        )}
      </Suspense>
    </>
  );
};

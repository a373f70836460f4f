import { Suspense, useState, type ReactNode } from "react";
import type { OrderCard_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { isRefundedBy } from "../order-status.ts";
import { useChangeOrderStatus } from "../use-change-order-status.ts";
import { ChangeNotice } from "./change-notice.tsx";
import { unusualChangeText } from "./unusual-change.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";

const RefundDialog = lazyPart(() => import("../refund-dialog.tsx"), "RefundDialog");
const UnusualChangeDialog = lazyPart(() => import("./unusual-change-dialog.tsx"), "UnusualChangeDialog");

type StatusStep = {
  kind: "refund" | "unusual";
  /** The order as it was when the status was chosen. */
  order: OrderCard_OrderFragment;
  status: OrderStatus;
};

type ConfirmedStatusChangeProps = {
  /** Called after a change that the server has accepted or refused. */
  onSettled?: () => void;
  children: (changeStatus: (order: OrderCard_OrderFragment, status: OrderStatus) => void) => ReactNode;
};

/** Lets the admin change the status of orders. A change that refunds or cancels an order, or is unusual, is confirmed first. */
export const ConfirmedStatusChange = ({ onSettled, children }: ConfirmedStatusChangeProps) => {
  const { change, notice, clearNotice } = useChangeOrderStatus();
  const [step, setStep] = useState<StatusStep | null>(null);
  const [isOpen, setOpen] = useState(false);
  const changeNow = async (order: OrderCard_OrderFragment, status: OrderStatus) => {
    await change(order, status);
    onSettled?.();
  };
  const changeStatus = (order: OrderCard_OrderFragment, status: OrderStatus) => {
    const kind = isRefundedBy(order, status)
      ? "refund"
      : unusualChangeText(order, status)
        ? "unusual"
        : undefined;
    if (!kind) return void changeNow(order, status);
    setStep({ kind, order, status });
    setOpen(true);
  };
  const dialog = step && {
    order: step.order,
    status: step.status,
    isOpen,
    onClose: () => setOpen(false),
  };
  const confirm = () => step && void changeNow(step.order, step.status);

  return (
    <>
      <ChangeNotice {...notice} onVanish={clearNotice} />
      {children(changeStatus)}
      <Suspense>
        {dialog && step.kind === "refund" && <RefundDialog {...dialog} onRefund={confirm} />}
        {dialog && step.kind === "unusual" && <UnusualChangeDialog {...dialog} onConfirm={confirm} />}
      </Suspense>
    </>
  );
};

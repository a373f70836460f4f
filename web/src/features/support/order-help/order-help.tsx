import { Suspense, useState } from "react";
import type { OrderCard_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

/** Few shoppers need it, so it is not part of the page. */
const OrderHelpDialog = lazyPart(() => import("./order-help-dialog.tsx"), "OrderHelpDialog");

/** A button that opens the form for a question or complaint about an order. */
export const OrderHelp = ({ order }: { order: Pick<OrderCard_OrderFragment, "id" | "orderNumber"> }) => {
  // Missing until it is opened: then it stays, and keeps what was typed.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-2"
        onPointerDown={OrderHelpDialog.preload}
        onClick={() => setOpen(true)}
      >
        Get help with this order
        <span className="sr-only"> {order.orderNumber}</span>
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <OrderHelpDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

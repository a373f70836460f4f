import { Suspense, useState } from "react";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { orderLabel } from "../orders/order-status.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const OrderAddressDialog = lazyPart(() => import("./order-address-dialog.tsx"), "OrderAddressDialog");

/** Whether the shopper can change the address: the order is not packed. */
const isUnpacked = ({ orderStatus }: OrderCard_OrderFragment) =>
  orderStatus === "PENDING" || orderStatus === "CONFIRMED";

/** A button that changes the shipping address of an order before it is packed. */
export const ChangeAddress = ({ order }: { order: OrderCard_OrderFragment }) => {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  // An order that is packed while the form is open keeps the form: the server's answer explains it.
  if (!isUnpacked(order) && !isOpen) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="px-0!"
        onClick={() => {
          setDone(false);
          setOpen(true);
        }}
      >
        Change address<span className="sr-only"> of order {orderLabel(order)}</span>
      </Button>
      <FormMessage tone="success" vanishAfter={5} onVanish={() => setDone(false)}>
        {isDone ? "Address changed." : null}
      </FormMessage>
      <Suspense>
        {isOpen && (
          <OrderAddressDialog
            orderId={order.id}
            address={order.shippingAddress}
            description="You can change it until the order is packed."
            hasNotice
            onClose={() => setOpen(false)}
            onChanged={() => setDone(true)}
          />
        )}
      </Suspense>
    </>
  );
};

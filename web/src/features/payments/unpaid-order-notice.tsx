import { Suspense, useState } from "react";
import { useWaitingForPaymentQuery, type CartLine_LineFragment } from "../../graphql/generated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { sharedLines } from "./shared-pieces.ts";

const UnpaidOrderCard = lazyPart(() => import("./unpaid-order-card.tsx"), "UnpaidOrderCard");

type UnpaidOrderNoticeProps = {
  cartLines: readonly CartLine_LineFragment[];
  /** Called when the order was cancelled here: its pieces are in stock again. */
  onCancelled: () => void;
};

/**
 * An unpaid order of the shopper, for pages that the shopper may open during a payment: the one with pieces of the cart, else
 * the newest.
 */
export const UnpaidOrderNotice = ({ cartLines, onCancelled }: UnpaidOrderNoticeProps) => {
  const { data } = useWaitingForPaymentQuery({ fetchPolicy: "cache-and-network" });
  const orders = data?.myOrders.edges.map((edge) => edge.node) ?? [];
  const unpaidOrders = orders.filter((order) => order.payableUntil !== null);
  const unpaidOrder =
    unpaidOrders.find(({ lines }) => sharedLines(cartLines, lines).length > 0) ?? unpaidOrders[0];
  // The displayed order stays visible after it is paid or cancelled here.
  const [displayedId, setDisplayedId] = useState<string>();
  if (unpaidOrder && displayedId === undefined) setDisplayedId(unpaidOrder.id);
  const displayed = orders.find((order) => order.id === displayedId);
  if (!displayed) return null;
  return (
    <Suspense>
      <UnpaidOrderCard key={displayed.id} order={displayed} cartLines={cartLines} onCancelled={onCancelled} />
    </Suspense>
  );
};

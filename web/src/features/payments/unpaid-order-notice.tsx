import { Suspense, useState } from "react";
import { useWaitingForPaymentQuery, type CartLine_LineFragment } from "../../graphql/generated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { withUnpaidOrder } from "./displayed-orders.ts";

const UnpaidOrderCard = lazyPart(() => import("./unpaid-order-card.tsx"), "UnpaidOrderCard");

type UnpaidOrderNoticeProps = {
  cartLines: readonly CartLine_LineFragment[];
  /** Called when the order was cancelled here: its pieces are in stock again. */
  onCancelled: () => void;
};

/**
 * An unpaid order of the shopper, for pages that the shopper may open during a payment. After its payment or cancellation here
 * its outcome stays, and the next unpaid order follows below.
 */
export const UnpaidOrderNotice = ({ cartLines, onCancelled }: UnpaidOrderNoticeProps) => {
  const { data } = useWaitingForPaymentQuery({ fetchPolicy: "cache-and-network" });
  const orders = data?.myOrders.edges.map((edge) => edge.node) ?? [];
  const [displayedIds, setDisplayedIds] = useState<readonly string[]>([]);
  const nextIds = withUnpaidOrder(displayedIds, orders, cartLines);
  if (nextIds !== displayedIds) setDisplayedIds(nextIds);
  return (
    <Suspense>
      {nextIds.map((id) => {
        const order = orders.find((each) => each.id === id);
        return (
          order && <UnpaidOrderCard key={id} order={order} cartLines={cartLines} onCancelled={onCancelled} />
        );
      })}
    </Suspense>
  );
};

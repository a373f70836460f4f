import { useState } from "react";
import { useRecentDeliveriesQuery, type RecentDeliveriesQuery } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { formatTime } from "../../../ui/dates.ts";
import { useDelivered } from "./use-delivered.ts";

type Mark = RecentDeliveriesQuery["recentDeliveries"][number];

/** What one press has marked: "20 orders marked as delivered at 2:05 pm". */
export const markText = ({ markedAt, orders }: Mark, isOnPageOfOrder = false): string => {
  const [first] = orders;
  const one = isOnPageOfOrder ? "Marked" : `Order ${first?.orderNumber} marked`;
  const subject = orders.length === 1 ? one : `${orders.length.toLocaleString("en-IN")} orders marked`;
  return `${subject} as delivered at ${formatTime(markedAt)}`;
};

/**
 * What any admin has marked as delivered within the last 30 minutes, each with its undo: of all orders, or of the order of a page.
 * Renders nothing if there is none.
 */
export const RecentDeliveries = ({ orderId, onUndone }: { orderId?: string; onUndone: () => void }) => {
  const { data } = useRecentDeliveriesQuery({
    variables: { orderId: orderId ?? null },
    fetchPolicy: "cache-and-network",
  });
  const { undo } = useDelivered(onUndone);
  const [undoing, setUndoing] = useState<Mark | null>(null);
  const marks = data?.recentDeliveries ?? [];
  if (marks.length === 0) return null;
  const press = async (mark: Mark) => {
    if (undoing) return;
    setUndoing(mark);
    await undo(mark.orders.map((order) => order.orderId));
    setUndoing(null);
  };
  return (
    <ul
      aria-label="Marked as delivered within 30 minutes"
      className={orderId ? "w-full" : "mt-4 divide-y divide-hairline border-y border-hairline"}
    >
      {marks.map((mark) => (
        <li key={mark.markedAt} className="flex items-center justify-between gap-3 py-0.5 text-sm">
          <span className="min-w-0 tabular-nums wrap-anywhere">{markText(mark, orderId !== undefined)}</span>
          <Button variant="quiet" isLoading={undoing === mark} onClick={() => void press(mark)}>
            Undo<span className="sr-only">: {markText(mark)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};

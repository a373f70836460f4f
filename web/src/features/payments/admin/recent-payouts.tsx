import { useState } from "react";
import type { RecentPayoutsQuery } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { formatTime } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import type { UndoablePayout } from "./use-undo-payout.ts";

type Payout = RecentPayoutsQuery["recentPayouts"][number];

/** What one press has recorded: "Refund of order SJ100017 marked as paid at 2:05 pm". */
export const recordText = ({ orderNumber, paidAt }: Payout): string =>
  `Refund of order ${orderNumber} marked as paid${paidAt ? ` at ${formatTime(paidAt)}` : ""}`;

/** What to compare with the bank: "₹300 to UPI ...@okaxis, reference UTR 4711". */
export const paymentText = ({ amount, destinationHint, reference }: Payout): string =>
  `${formatRupees(amount)}${destinationHint ? ` to ${destinationHint}` : ""}, reference ${reference}`;

/** What any admin has marked as paid within the last 30 minutes, each with its undo. Renders nothing if there is none. */
export const RecentPayouts = ({
  payouts,
  onUndo,
}: {
  payouts: readonly Payout[];
  onUndo: (payout: UndoablePayout) => Promise<void>;
}) => {
  const [undoing, setUndoing] = useState<string | null>(null);
  if (payouts.length === 0) return null;
  const press = async (payout: Payout) => {
    if (undoing) return;
    setUndoing(payout.id);
    await onUndo(payout);
    setUndoing(null);
  };
  return (
    <ul
      aria-label="Marked as paid within 30 minutes"
      className="mt-4 divide-y divide-hairline border-y border-hairline"
    >
      {payouts.map((payout) => (
        <li key={payout.id} className="flex items-center justify-between gap-3 py-1 text-sm">
          <span className="min-w-0 tabular-nums wrap-anywhere">
            <span className="block">{recordText(payout)}</span>
            <span className="block text-ink-soft">{paymentText(payout)}</span>
          </span>
          <Button variant="quiet" isLoading={undoing === payout.id} onClick={() => void press(payout)}>
            Undo<span className="sr-only">: {recordText(payout)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};

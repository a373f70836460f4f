import { useRef, useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useRecentPayoutsQuery, type PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { formatDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { toast } from "../../../ui/toast.ts";
import { rowFocusId, useRowFocus } from "../../../ui/use-row-focus.ts";
import { PayoutDestination } from "./payout-destination.tsx";
import { RecentPayouts } from "./recent-payouts.tsx";
import { RecordPayoutForm } from "./record-payout-form.tsx";
import { useOpenPayouts } from "./use-open-payouts.ts";
import { useUndoPayout, type UndoablePayout } from "./use-undo-payout.ts";

type Payout = PayoutRow_PayoutFragment;

const columnsOf = (onRecorded: (payout: UndoablePayout) => void): [Column<Payout>, ...Column<Payout>[]] => [
  {
    title: "Order",
    cell: ({ id, orderNumber, createdAt }) => (
      <>
        <span id={rowFocusId(id)} tabIndex={-1} className="block font-semibold tabular-nums">
          {orderNumber}
        </span>
        <time dateTime={createdAt} className="block text-ink-soft">
          {formatDate(createdAt)}
        </time>
      </>
    ),
  },
  { title: "Customer", cell: ({ customerName }) => <bdi>{customerName}</bdi>, className: "max-w-56" },
  {
    title: "Amount",
    cell: ({ amount }) => (
      <span className="text-lg font-semibold tabular-nums lg:text-sm" translate="no">
        {formatRupees(amount)}
      </span>
    ),
    className: "lg:text-right!",
    isInHead: true,
  },
  { title: "Pay to", cell: PayoutDestination, className: "max-w-64" },
  {
    title: "Bank reference (UTR)",
    cell: (payout) =>
      payout.state === "PAID" ? null : (
        <RecordPayoutForm
          payout={payout}
          onRecorded={(paidAt) => onRecorded({ id: payout.id, orderNumber: payout.orderNumber, paidAt })}
        />
      ),
    className: "w-64",
  },
];

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next refunds could not be loaded." });

/**
 * Cash that is to be paid back, above the payments, and what was recorded as paid within 30 minutes. Renders nothing while there is
 * neither.
 */
export const OpenPayouts = () => {
  const { list, refresh } = useOpenPayouts();
  const { data, previousData } = useRecentPayoutsQuery({ fetchPolicy: "cache-and-network" });
  const recent = (data ?? previousData)?.recentPayouts ?? [];
  // It stays when its last refund was recorded, before the list of records is read again: the heading has the focus then.
  const [isUsed, setUsed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRowFocus(list.nodes?.map(({ id }) => id) ?? [], heading);
  const undo = useUndoPayout(() => {
    // The pressed button goes.
    heading.current?.focus({ preventScroll: true });
    void refresh();
  });
  const onRecorded = (payout: UndoablePayout) => {
    toast.success(`Refund of order ${payout.orderNumber} marked as paid.`, {
      label: "Undo",
      onClick: () => void undo(payout),
    });
    setUsed(true);
    keepFocus(payout.id);
    void refresh();
  };
  if (!list.nodes?.length && recent.length === 0 && !list.error && !isUsed) return null;
  return (
    <section aria-labelledby="open-payouts" className="mt-8">
      <h2 id="open-payouts" ref={heading} tabIndex={-1} className="text-xl">
        Cash to pay back
      </h2>
      <RecentPayouts payouts={recent} onUndo={undo} />
      <PagedList
        list={list}
        noun="refunds"
        empty={{ title: "No refunds to pay", text: "" }}
        placeholder="h-66 lg:h-18"
        toMessage={loadErrorMessage}
      >
        {(payouts) => (
          <RecordList
            caption="Refunds of cash, newest first"
            rows={payouts}
            keyOf={({ id }) => id}
            columns={columnsOf(onRecorded)}
          />
        )}
      </PagedList>
    </section>
  );
};

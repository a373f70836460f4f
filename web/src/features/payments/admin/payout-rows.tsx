import { errorMessage } from "../../../graphql/error-message.ts";
import type { PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { rowFocusId } from "../../../ui/use-row-focus.ts";
import { PayoutDestination } from "./payout-destination.tsx";
import { PayoutQuestion, type AskPayout } from "./payout-question.tsx";
import { useOpenPayouts } from "./use-open-payouts.ts";

type Payout = PayoutRow_PayoutFragment;

const columnsOf = (ask: AskPayout): [Column<Payout>, ...Column<Payout>[]] => [
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
    title: "Record",
    cell: ({ id, orderNumber, state }) =>
      state === "PAID" ? null : (
        <Button variant="secondary" aria-haspopup="dialog" className="max-lg:w-full" onClick={() => ask(id)}>
          Record as paid<span className="sr-only"> the refund of order {orderNumber}</span>
        </Button>
      ),
    className: "w-56",
  },
];

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next refunds could not be loaded." });

/** Cash that is to be paid back, above the payments. Renders nothing while none waits. */
export const OpenPayouts = () => {
  const list = useOpenPayouts();
  if (!list.nodes?.length && !list.error) return null;
  return (
    <section aria-labelledby="open-payouts" className="mt-8">
      <h2 id="open-payouts" className="text-xl">
        Cash to pay back
      </h2>
      <PagedList
        list={list}
        noun="refunds"
        empty={{ title: "No refunds to pay", text: "" }}
        placeholder="h-66 lg:h-18"
        toMessage={loadErrorMessage}
      >
        {(payouts) => (
          <PayoutQuestion payouts={payouts}>
            {(ask) => (
              <RecordList
                caption="Refunds of cash, newest first"
                rows={payouts}
                keyOf={({ id }) => id}
                columns={columnsOf(ask)}
              />
            )}
          </PayoutQuestion>
        )}
      </PagedList>
    </section>
  );
};

import { errorMessage } from "../../../graphql/error-message.ts";
import type { MoneyFigure, MoneyRow_EntryFragment } from "../../../graphql/generated.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { reasonText } from "../../orders/admin/reason-text.ts";
import { figureTexts, refundStateNames } from "./money-texts.ts";
import { OrderLink } from "./order-link.tsx";
import { useMoneyEntries } from "./use-money-lists.ts";

type Entry = MoneyRow_EntryFragment;

const dayTitles: Record<MoneyFigure, string> = {
  ONLINE: "Paid",
  CASH: "Collected",
  ROUNDING: "Booked",
  REFUNDED: "Refunded",
  REFUND_DUE: "Since",
  CASH_OWED: "Ordered",
  LOST: "Decided",
};

/** The ticked orders, each with the amount of its row. */
type OrderSelection = {
  cash: ReadonlyMap<string, number>;
  toggle: (id: string, amount: number) => void;
};

const Tick = ({ entry, selection }: { entry: Entry; selection: OrderSelection }) => {
  const { orderId, orderNumber, amount } = entry;
  if (!orderId) return null;
  return (
    <Checkbox
      label={<span className="sr-only">Order {orderNumber}</span>}
      checked={selection.cash.has(orderId)}
      onChange={() => selection.toggle(orderId, amount)}
      className="-my-2.5 mr-1"
    />
  );
};

const columnsOf = (figure: MoneyFigure, selection?: OrderSelection): [Column<Entry>, ...Column<Entry>[]] => [
  {
    title: "Order",
    cell: (entry) => (
      <div className="flex items-center">
        {selection && <Tick entry={entry} selection={selection} />}
        <OrderLink {...entry} />
      </div>
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
  {
    title: dayTitles[figure],
    cell: ({ happenedAt }) => (
      <time dateTime={happenedAt} className="whitespace-nowrap">
        {formatDate(happenedAt)}
      </time>
    ),
  },
  ...(figure === "CASH" || figure === "ROUNDING"
    ? []
    : [{ title: "Reference", cell: ({ reference }: Entry) => reference ?? "None" }]),
  ...(figure === "REFUNDED" || figure === "REFUND_DUE" || figure === "LOST"
    ? [{ title: "Reason", cell: ({ reason }: Entry) => reasonText(reason ?? "") }]
    : []),
  ...(figure === "REFUND_DUE"
    ? [{ title: "State", cell: ({ state }: Entry) => (state ? refundStateNames[state] : "") }]
    : []),
];

/** The rows that a figure counts. `selection` gives each a box to tick. */
const MoneyRows = ({
  figure,
  entries,
  selection,
}: {
  figure: MoneyFigure;
  entries: readonly Entry[];
  selection?: OrderSelection;
}) => (
  <RecordList
    caption={`${figureTexts[figure].title}, newest first`}
    rows={entries}
    keyOf={({ id }) => id}
    columns={columnsOf(figure, selection)}
  />
);

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next rows could not be loaded." });

type MoneyListProps = {
  figure: MoneyFigure;
  /** First day; all if `null`. */
  from: string | null;
  isFailed?: boolean;
  /** The orders that are ticked. */
  selection?: OrderSelection;
};

/** The rows that a figure counts, in pages. */
export const MoneyList = ({ figure, from, isFailed = false, selection }: MoneyListProps) => (
  <PagedList
    list={useMoneyEntries(figure, from, isFailed)}
    noun="rows"
    empty={{ title: figureTexts[figure].none, text: "There are no entries for this total." }}
    placeholder="h-52 lg:h-14"
    toMessage={loadErrorMessage}
  >
    {(entries) => <MoneyRows figure={figure} entries={entries} {...(selection && { selection })} />}
  </PagedList>
);

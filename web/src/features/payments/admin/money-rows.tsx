import type { ReactNode } from "react";
import type { MoneyFigure, MoneyRow_EntryFragment } from "../../../graphql/generated.ts";
import { formatDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { reasonText } from "../../orders/admin/reason-text.ts";
import { figureTexts, refundStateNames } from "./money-texts.ts";
import { OrderLink } from "./order-link.tsx";

type Entry = MoneyRow_EntryFragment;

const dayTitles: Record<MoneyFigure, string> = {
  ONLINE: "Paid",
  CASH: "Collected",
  REFUNDED: "Given back",
  REFUND_DUE: "Since",
  CASH_OWED: "Ordered",
  LOST: "Decided",
};

const columnsOf = (
  figure: MoneyFigure,
  select?: (entry: Entry) => ReactNode,
): [Column<Entry>, ...Column<Entry>[]] => [
  { title: "Order", cell: (entry) => <OrderLink {...entry} /> },
  { title: "Customer", cell: ({ customerName }) => customerName ?? "", className: "max-w-56" },
  {
    title: "Amount",
    cell: ({ amount }) => (
      <span className="text-lg font-semibold tabular-nums lg:text-sm">{formatRupees(amount)}</span>
    ),
    className: "lg:text-right!",
    isInHead: true,
  },
  {
    title: dayTitles[figure],
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatDate(at)}
      </time>
    ),
  },
  ...(figure === "CASH" ? [] : [{ title: "Reference", cell: ({ reference }: Entry) => reference ?? "None" }]),
  ...(figure === "REFUNDED" || figure === "REFUND_DUE" || figure === "LOST"
    ? [{ title: "Reason", cell: ({ reason }: Entry) => reasonText(reason ?? "") }]
    : []),
  ...(figure === "REFUND_DUE"
    ? [{ title: "State", cell: ({ state }: Entry) => (state ? refundStateNames[state] : "") }]
    : []),
  ...(select ? [{ title: "Collected", cell: select }] : []),
];

/** The rows that a figure counts. `select` renders a control for each. */
export const MoneyRows = ({
  figure,
  entries,
  select,
}: {
  figure: MoneyFigure;
  entries: readonly Entry[];
  select?: (entry: Entry) => ReactNode;
}) => (
  <RecordList
    caption={`${figureTexts[figure].title}, newest first`}
    rows={entries}
    keyOf={({ id }) => id}
    columns={columnsOf(figure, select)}
  />
);

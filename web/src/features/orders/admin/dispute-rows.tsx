import type { DisputeRow_DisputeFragment } from "../../../graphql/generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "../../../ui/icons.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { reasonText } from "./reason-text.ts";

type Dispute = DisputeRow_DisputeFragment;

const tones: Record<string, BadgeTone> = { won: "green", lost: "red", closed: "grey", under_review: "blue" };

const Status = ({ status, responseDueAt, resolvedAt }: Dispute) => {
  const Icon =
    status === "won" || status === "closed" ? CheckCircleIcon : status === "lost" ? AlertIcon : InfoIcon;
  return (
    <>
      <Badge tone={tones[status] ?? "amber"} icon={<Icon size={16} />}>
        {reasonText(status)}
      </Badge>
      <span className="mt-1 block text-ink-soft">
        {resolvedAt
          ? `Decided by ${formatDate(resolvedAt)}`
          : responseDueAt && `Answer at Razorpay by ${formatDate(responseDueAt)}`}
      </span>
    </>
  );
};

const columns: [Column<Dispute>, ...Column<Dispute>[]] = [
  {
    title: "Dispute",
    cell: ({ gatewayDisputeId, openedAt }) => (
      <>
        <span className="block wrap-anywhere">{gatewayDisputeId}</span>
        <time dateTime={openedAt} className="block text-ink-soft">
          {formatDate(openedAt)}
        </time>
      </>
    ),
  },
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
    title: "Reason",
    cell: ({ reasonCode, phase }) => (
      <>
        <span className="block">{reasonText(reasonCode)}</span>
        <span className="block text-ink-soft">{reasonText(phase)}</span>
      </>
    ),
  },
  { title: "State", cell: Status },
  {
    title: "Lost",
    cell: ({ status, amountDeducted }) => (status === "lost" ? formatRupees(amountDeducted) : "–"),
    className: "tabular-nums",
  },
];

/** Disputes about payments. `orderColumn` names their orders, in a list of several orders. */
export const DisputeRows = ({
  disputes,
  orderColumn,
}: {
  disputes: readonly Dispute[];
  orderColumn?: Column<Dispute>;
}) => (
  <RecordList
    caption="Disputes, newest first"
    rows={disputes}
    keyOf={({ id }) => id}
    columns={orderColumn ? [orderColumn, ...columns] : columns}
  />
);

import { useState, type RefObject } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { errorMessage } from "../../../graphql/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { rowFocusId, useRowFocus } from "../../../ui/use-row-focus.ts";
import { Address } from "../../parcels/admin/delivery-cells.tsx";
import { NewPieces } from "./new-pieces.tsx";
import { SendReplacementDialog } from "./send-replacement-dialog.tsx";
import { useReplacementsDue } from "./use-replacements-due.ts";

type Return = AdminReturn_ReturnFragment;

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next replacements could not be loaded." });

const ReturnHead = ({ shown }: { shown: Return }) => (
  <div id={rowFocusId(shown.id)} tabIndex={-1}>
    <span className="block font-semibold tabular-nums">{shown.returnNumber}</span>
    <span className="block text-sm text-ink-soft tabular-nums">of order {shown.orderNumber}</span>
    {shown.replacementDueAt && (
      <span className="block text-sm text-ink-soft">
        since <time dateTime={shown.replacementDueAt}>{formatDate(shown.replacementDueAt)}</time>
      </span>
    )}
  </div>
);

const columnsOf = (onSend: (shown: Return) => void): [Column<Return>, ...Column<Return>[]] => [
  { title: "Return", cell: (shown) => <ReturnHead shown={shown} /> },
  { title: "Pieces", cell: ({ lines }) => <NewPieces lines={lines} /> },
  { title: "Address", cell: (shown) => <Address to={shown.shippingAddress} />, className: "max-w-64" },
  {
    title: "Replacement",
    cell: (shown) => (
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => onSend(shown)}>
        Send<span className="sr-only"> the replacement of return {shown.returnNumber}</span>
      </Button>
    ),
    className: "max-w-52",
  },
];

/** The replacements of completed exchanges that are still to be sent, the oldest first: what goes where. */
export const ReplacementList = ({
  heading,
  onSent,
}: {
  /** Takes the focus when the last one was sent. */
  heading: RefObject<HTMLElement | null>;
  onSent: (text: string) => void;
}) => {
  const { list, reload } = useReplacementsDue();
  const [sending, setSending] = useState<Return | null>(null);
  const keepFocus = useRowFocus(list.nodes?.map(({ id }) => id) ?? [], heading);
  const finish = (text: string) => {
    if (sending) keepFocus(sending.id);
    setSending(null);
    void reload();
    onSent(text);
  };
  return (
    <>
      <PagedList
        list={list}
        noun="replacements"
        empty={{
          title: "No replacements to send",
          text: "Exchanges appear here after inspection, until their replacement is sent.",
        }}
        placeholder="h-96 lg:h-36"
        toMessage={loadErrorMessage}
      >
        {(returns) => (
          <RecordList
            caption="Replacements to be sent"
            rows={returns}
            keyOf={({ id }) => id}
            columns={columnsOf(setSending)}
          />
        )}
      </PagedList>
      {sending && (
        <SendReplacementDialog
          shown={list.nodes?.find(({ id }) => id === sending.id) ?? sending}
          onClose={() => setSending(null)}
          onDone={finish}
          onStale={reload}
        />
      )}
    </>
  );
};

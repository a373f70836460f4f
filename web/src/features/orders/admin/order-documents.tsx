import { useState } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  useMailCreditNoteMutation,
  useMailInvoiceMutation,
  type OrderPage_OrderFragment,
} from "../../../graphql/generated.ts";
import { useMay } from "../../accounts/staff/staff-access.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { usePdf } from "./use-pdf.ts";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

type DocumentProps = {
  name: string;
  detail?: string;
  onOpen: () => void;
  /** Mails it to the customer. */
  mail: () => Promise<unknown>;
};

const Document = ({ name, detail, onOpen, mail }: DocumentProps) => {
  const may = useMay();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Outcome | null>(null);
  const send = async () => {
    setResult(null);
    setSending(true);
    try {
      await mail();
      setResult({ tone: "success", text: "Sent to the customer." });
    } catch (error) {
      setResult({ tone: "error", text: writeErrorMessage(error, { fallback: "It could not be sent." }) });
    } finally {
      setSending(false);
    }
  };
  return (
    <li>
      <span className="block">{name}</span>
      {detail && <span className="block text-ink-soft tabular-nums">{detail}</span>}
      <span className="-ml-2 flex flex-wrap gap-x-2">
        <Button variant="quiet" onClick={onOpen}>
          Open PDF<span className="sr-only"> of {name}</span>
        </Button>
        {may("EDIT_ORDERS", "MONEY") && (
          <Button variant="quiet" isLoading={isSending} onClick={() => void send()}>
            Mail again<span className="sr-only"> {name}</span>
          </Button>
        )}
      </span>
      {(["success", "error"] as const).map((tone) => (
        <FormMessage key={tone} tone={tone}>
          {result?.tone === tone ? result.text : null}
        </FormMessage>
      ))}
    </li>
  );
};

/** The invoice and the credit notes of an order, each to open and to mail again. */
export const OrderDocuments = ({ order }: { order: OrderPage_OrderFragment }) => {
  const { openInvoices, openCreditNote, failure } = usePdf();
  const [mailInvoice] = useMailInvoiceMutation();
  const [mailCreditNote] = useMailCreditNoteMutation();
  if (!order.invoiceNumber && order.creditNotes.length === 0)
    return <p className="text-sm text-ink-soft">No invoice yet.</p>;
  return (
    <>
      <ul className="grid gap-2 text-sm">
        {order.invoiceNumber && (
          <Document
            name={`Invoice ${order.invoiceNumber}`}
            onOpen={() => void openInvoices([order.id])}
            mail={() => mailInvoice({ variables: { orderId: order.id } })}
          />
        )}
        {order.creditNotes.map((note) => (
          <Document
            key={note.id}
            name={`Credit note ${note.number}`}
            detail={formatRupees(note.amount)}
            onOpen={() => void openCreditNote(note.id)}
            mail={() => mailCreditNote({ variables: { creditNoteId: note.id } })}
          />
        ))}
      </ul>
      <FormMessage tone="error">{failure}</FormMessage>
    </>
  );
};

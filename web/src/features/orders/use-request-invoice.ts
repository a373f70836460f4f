import { useState } from "react";
import { useRequestInvoiceMutation, type RequestInvoiceMutation } from "../../graphql/generated.ts";
import { INVOICE_SENT, invoiceFailureText } from "./invoice-messages.ts";
import type { Outcome } from "../../ui/outcome-messages.tsx";

export type InvoiceRequest = {
  /** The requested invoice with its link; `null` before the response. */
  invoice: RequestInvoiceMutation["requestInvoice"] | null;
  message: Outcome | null;
  isLoading: boolean;
  request: () => void;
  clearMessage: () => void;
};

/** Requests the invoice of an order: the server mails it and returns a link. */
export const useRequestInvoice = (orderId: string): InvoiceRequest => {
  const [message, setMessage] = useState<InvoiceRequest["message"]>(null);
  const [requestInvoice, { data, loading }] = useRequestInvoiceMutation({ variables: { orderId } });
  const request = () => {
    setMessage(null);
    requestInvoice()
      .then(() => setMessage({ tone: "success", text: INVOICE_SENT }))
      .catch((error: unknown) => setMessage({ tone: "error", text: invoiceFailureText(error) }));
  };
  return {
    invoice: data?.requestInvoice ?? null,
    message,
    isLoading: loading,
    request,
    clearMessage: () => setMessage(null),
  };
};

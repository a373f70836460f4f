import { useState } from "react";
import { useRequestInvoiceMutation, type RequestInvoiceMutation } from "../../graphql/generated.ts";
import { INVOICE_SENT, invoiceFailure } from "./invoice-words.ts";

export type InvoiceRequest = {
  /** Where the invoice opens, once it was asked for. */
  invoice: RequestInvoiceMutation["requestInvoice"] | null;
  message: { tone: "success" | "error"; text: string } | null;
  isLoading: boolean;
  request: () => void;
  forget: () => void;
};

/** Asks for the invoice of an order: it is mailed, and a link to it comes back. */
export const useRequestInvoice = (orderId: string): InvoiceRequest => {
  const [message, setMessage] = useState<InvoiceRequest["message"]>(null);
  const [ask, { data, loading }] = useRequestInvoiceMutation({ variables: { orderId } });
  const request = () => {
    setMessage(null);
    ask()
      .then(() => setMessage({ tone: "success", text: INVOICE_SENT }))
      .catch((error: unknown) => setMessage({ tone: "error", text: invoiceFailure(error) }));
  };
  return {
    invoice: data?.requestInvoice ?? null,
    message,
    isLoading: loading,
    request,
    forget: () => setMessage(null),
  };
};

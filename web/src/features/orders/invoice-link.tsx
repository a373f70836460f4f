import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { DownloadIcon } from "../../ui/settings-icons.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { useRequestInvoice } from "./use-request-invoice.ts";

type InvoiceLinkProps = {
  orderId: string;
  /** The link from an earlier request. Without it the invoice is requested. */
  invoiceUrl?: string | null;
  /** Requests the invoice on mount instead of on a click. */
  isRequestedOnMount?: boolean;
  /** Called with the link when it is received. */
  onLink?: (invoiceUrl: string) => void;
};

/** The invoice of an order that was just placed: a button that shows its progress, then a link to the PDF or an error message. */
export const InvoiceLink = ({
  orderId,
  invoiceUrl,
  isRequestedOnMount = false,
  onLink,
}: InvoiceLinkProps) => {
  const { invoice, message, isLoading, request } = useRequestInvoice(orderId);
  const url = invoice?.invoiceUrl ?? invoiceUrl;
  const latest = useRef({ onLink, request });
  useEffect(() => {
    latest.current = { onLink, request };
  });
  const hasRequested = useRef(false);
  useEffect(() => {
    if (!isRequestedOnMount || hasRequested.current) return;
    hasRequested.current = true;
    latest.current.request();
  }, [isRequestedOnMount]);
  useEffect(() => {
    if (invoice) latest.current.onLink?.(invoice.invoiceUrl);
  }, [invoice]);
  const link = useRef<HTMLAnchorElement>(null);
  // The link replaces the button, which may have the focus.
  useFocusWhenLost(link, invoice);

  const isPreparing = isLoading || (isRequestedOnMount && !message);
  return (
    <div className="flex min-h-11 flex-col items-center gap-2">
      {url ? (
        <a
          ref={link}
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: "quiet", size: "medium" })}
        >
          <DownloadIcon /> Download invoice<span className="sr-only"> (PDF, opens in a new tab)</span>
        </a>
      ) : (
        <Button variant="quiet" isLoading={isPreparing} onClick={request}>
          {isPreparing ? "Preparing your invoice" : "Get the invoice"}
        </Button>
      )}
      <FormMessage tone="success">{message?.tone === "success" ? message.text : null}</FormMessage>
      <FormMessage tone="error">{message?.tone === "error" ? message.text : null}</FormMessage>
    </div>
  );
};

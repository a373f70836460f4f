import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { CreditNoteToPrintDocument, InvoicesToPrintDocument } from "../../../graphql/generated.ts";

const FAILED = "The PDF could not be created. Please try again.";

/** What opened: the numbers of the orders that were left out, since they have no invoice. */
export type OpenedInvoices = { leftOut: string[] };

/**
 * Opens documents as PDFs in a new tab. Browsers send no token when they open a file, so the link is fetched first; the tab is
 * opened by the press itself, since a browser blocks one that opens after an answer.
 */
export const usePdf = () => {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const openTab = async (fetchUrl: () => Promise<string | null | undefined>) => {
    setFailure(null);
    setLoading(true);
    const tab = window.open("", "_blank");
    try {
      const url = await fetchUrl();
      if (!url) tab?.close();
      else if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      setFailure(errorMessage(error, { fallback: FAILED }));
    } finally {
      setLoading(false);
    }
  };

  /** Calls `onOpened` with what was left out. */
  const openInvoices = (orderIds: string[], onOpened?: (opened: OpenedInvoices) => void) =>
    openTab(async () => {
      const { data } = await client.query({
        query: InvoicesToPrintDocument,
        variables: { orderIds },
        fetchPolicy: "no-cache",
      });
      if (!data) return null;
      const { url, leftOut } = data.invoicesToPrint;
      onOpened?.({ leftOut });
      return url;
    });

  const openCreditNote = (creditNoteId: string) =>
    openTab(async () => {
      const { data } = await client.query({
        query: CreditNoteToPrintDocument,
        variables: { creditNoteId },
        fetchPolicy: "no-cache",
      });
      return data?.creditNoteToPrint.url;
    });

  return { openInvoices, openCreditNote, isLoading, failure };
};

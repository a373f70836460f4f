import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { PackingSheetFileDocument, type PackingSheet } from "../../../graphql/generated.ts";

/**
 * Opens a PDF about orders. Browsers send no token when they open a file, so the link is fetched first. Returns what was left out,
 * or why there is no PDF; "" if nothing is to be said.
 */
export const usePackingSheet = () => {
  const client = useApolloClient();
  const [loading, setLoading] = useState<PackingSheet | null>(null);
  const open = async (sheet: PackingSheet, orderIds: readonly string[]): Promise<string> => {
    setLoading(sheet);
    // Opened by the click itself: a browser blocks a tab that opens after an answer.
    const tab = window.open("", "_blank");
    try {
      const { data } = await client.query({
        query: PackingSheetFileDocument,
        variables: { sheet, orderIds: [...orderIds] },
        fetchPolicy: "no-cache",
      });
      const { url, leftOut } = data?.packingSheetFile ?? { url: null, leftOut: [] };
      if (url === null) tab?.close();
      else if (tab) tab.location.replace(url);
      else window.location.assign(url);
      if (leftOut.length === 0) return "";
      return [url === null ? "There is nothing to print." : "Left out:", ...leftOut].join(" ");
    } catch (error) {
      tab?.close();
      return errorMessage(error, { fallback: "The PDF could not be created. Please try again." });
    } finally {
      setLoading(null);
    }
  };
  return { open, loading };
};

import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { PackingSheetUrlDocument, type PackingSheet } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { MAX_SELECTED, type OrderSelection } from "./order-selection.ts";

/**
 * The number of selected orders, with their PDFs. It stays in sight at the bottom, while orders are selected. Browsers send no
 * token when they open a file, so the link is fetched first.
 */
export const SheetBar = ({ selection }: { selection: OrderSelection }) => {
  const client = useApolloClient();
  const [loading, setLoading] = useState<PackingSheet | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (selection.count === 0) return null;

  const open = async (sheet: PackingSheet) => {
    setFailure(null);
    setLoading(sheet);
    // Opened by the click itself: a browser blocks a tab that opens after an answer.
    const tab = window.open("", "_blank");
    try {
      const { data } = await client.query({
        query: PackingSheetUrlDocument,
        variables: { sheet, orderIds: selection.ids },
        fetchPolicy: "no-cache",
      });
      if (!data) return;
      if (tab) tab.location.replace(data.packingSheetUrl);
      else window.location.assign(data.packingSheetUrl);
    } catch (error) {
      tab?.close();
      setFailure(errorMessage(error, { fallback: "The PDF could not be made. Please try again." }));
    } finally {
      setLoading(null);
    }
  };

  return (
    <section
      aria-label="Selected orders"
      className="on-dark sticky bottom-[calc(var(--foot-bar,0px)+0.75rem)] z-20 mt-6 rounded-sm bg-ink px-4 py-2 text-paper shadow-lifted"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-semibold tabular-nums">
          {selection.isFull
            ? `${MAX_SELECTED} selected: no more fit on one PDF`
            : `${selection.count} selected`}
        </p>
        <Button
          variant="inverse"
          size="medium"
          isLoading={loading === "SLIPS"}
          onClick={() => void open("SLIPS")}
        >
          Packing slips
        </Button>
        <Button
          variant="inverse"
          size="medium"
          isLoading={loading === "PICK_LIST"}
          onClick={() => void open("PICK_LIST")}
        >
          Pick list
        </Button>
        <Button variant="inverse" size="medium" className="sm:ml-auto" onClick={selection.clear}>
          Clear selection
        </Button>
      </div>
      <FormMessage tone="error" className={failure ? "my-2" : ""}>
        {failure}
      </FormMessage>
    </section>
  );
};

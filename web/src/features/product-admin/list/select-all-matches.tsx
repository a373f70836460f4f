import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { AdminProductKeysDocument } from "../../../graphql/generated.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { filterOf, type ListQuery } from "./list-query.ts";
import type { Selection } from "./selection.ts";
import type { ActionNotice } from "./use-product-actions.ts";

/** Maximum number of products that are selected at once: the server's limit. */
const MAX_SELECTED = 10_000;

type SelectAllMatchesProps = {
  query: ListQuery;
  total: number;
  /** The number of matches as the page shows it. */
  totalText: string;
  selection: Selection;
  onNotice: (notice: ActionNotice) => void;
};

/** Selects every product that the filters find, also those that are not shown yet. */
export const SelectAllMatches = ({ query, total, totalText, selection, onNotice }: SelectAllMatchesProps) => {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const most = MAX_SELECTED.toLocaleString("en-IN");

  const selectAll = async () => {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: AdminProductKeysDocument,
        variables: { filter: filterOf(query) },
        fetchPolicy: "no-cache",
      });
      selection.select(data?.adminProductKeys.keys ?? [], true);
      if (data?.adminProductKeys.hasMore)
        onNotice({
          tone: "success",
          text: `${most} products are selected, the maximum at once. More products match.`,
        });
    } catch (error) {
      const fallback = "The products could not be selected. Please try again.";
      onNotice({ tone: "error", text: errorMessage(error, { fallback }) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <button
      type="button"
      aria-disabled={isLoading}
      onClick={() => !isLoading && void selectAll()}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-marigold aria-disabled:opacity-70"
    >
      {isLoading && <Spinner />}
      {total > MAX_SELECTED
        ? `Select ${most} of the ${totalText} that match`
        : `Select all ${totalText} that match`}
    </button>
  );
};

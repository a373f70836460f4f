import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../../graphql/error-message.ts";
import { AdminProductKeysDocument } from "../../../../graphql/generated.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormMessage } from "../../../../ui/form-message.tsx";
import { filterOf, type ListQuery } from "./list-query.ts";
import type { Selection } from "./selection.ts";

/** Selects every product that the filters find, also those that are not shown yet. */
export const SelectAllMatches = ({
  query,
  totalText,
  selection,
}: {
  query: ListQuery;
  totalText: string;
  selection: Selection;
}) => {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [message, setMessage] = useState<{ tone: "info" | "error"; text: string } | null>(null);

  const selectAll = async () => {
    setMessage(null);
    setLoading(true);
    try {
      const { data } = await client.query({
        query: AdminProductKeysDocument,
        variables: { filter: filterOf(query) },
        fetchPolicy: "no-cache",
      });
      const { keys = [], hasMore = false } = data?.adminProductKeys ?? {};
      selection.select(keys, true);
      if (hasMore)
        setMessage({
          tone: "info",
          text: `More products match than can be selected at once. ${keys.length.toLocaleString("en-IN")} of them are selected.`,
        });
    } catch (error) {
      const fallback = "The products could not be selected. Please try again.";
      setMessage({ tone: "error", text: errorMessage(error, { fallback }) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <div className="mt-3">
      <Button variant="quiet" isLoading={isLoading} onClick={() => void selectAll()}>
        Select all {totalText} that match
      </Button>
      <FormMessage tone={message?.tone ?? "info"} vanishAfter={10} onVanish={() => setMessage(null)}>
        {message?.text}
      </FormMessage>
    </div>
  );
};

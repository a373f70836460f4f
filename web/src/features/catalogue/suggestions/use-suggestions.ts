import { useEffect, useState } from "react";
import { useSearchSuggestionsQuery } from "../../../graphql/generated.ts";
import { suggestionsOf } from "./suggestions.ts";

/** Debounce time before the request, in milliseconds. */
const DEBOUNCE_MS = 180;

/**
 * Suggestions for a term, debounced. An outdated request is cancelled, and the last suggestions stay until the next
 * response. Empty on an error: the search box works without them.
 */
export const useSuggestions = (term: string) => {
  const [requestedTerm, setRequestedTerm] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setRequestedTerm(term), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  const { data, previousData, error } = useSearchSuggestionsQuery({
    variables: { term: requestedTerm },
    skip: !requestedTerm,
  });
  const suggestions = error ? undefined : (data ?? previousData)?.searchSuggestions;
  return term && suggestions ? suggestionsOf(suggestions, term) : [];
};

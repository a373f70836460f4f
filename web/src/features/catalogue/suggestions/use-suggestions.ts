import { useEffect, useState } from "react";
import { useSearchSuggestionsQuery } from "../../../graphql/generated.ts";
import { suggestionsOf } from "./suggestions.ts";

/** So long, in milliseconds, she does not type before the server is asked. */
const PAUSE_MS = 180;

/**
 * What is offered for a term, a moment after she stopped typing. A request that she has typed past is called off; until
 * the next answer the last lines stay. When it fails there is nothing to offer: the box searches all the same.
 */
export const useSuggestions = (term: string) => {
  const [requestedTerm, setRequestedTerm] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setRequestedTerm(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  const { data, previousData, error } = useSearchSuggestionsQuery({
    variables: { term: requestedTerm },
    skip: !requestedTerm,
  });
  const suggestions = error ? undefined : (data ?? previousData)?.searchSuggestions;
  return term && suggestions ? suggestionsOf(suggestions, term) : [];
};

import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from "react";
import { Link } from "react-router-dom";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { SearchIcon } from "../../../ui/first-load-icons.tsx";
import { nextIndex, type Suggestion, suggestionsOf } from "./suggestions.ts";
import { useSearchSuggestionsQuery } from "../../../graphql/generated.ts";

/** Debounce time before the request, in milliseconds. */
const DEBOUNCE_MS = 180;

/**
 * Suggestions for a term, debounced. An outdated request is cancelled, and the last suggestions stay until the next
 * response. Empty on an error: the search box works without them.
 */
const useSuggestions = (term: string) => {
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

/** Handle for the search box: it passes its key events to the open list. */
export type SuggestionKeys = { press: (event: KeyboardEvent) => void };

/** ARIA state of the search box: whether the list is open, and which option is highlighted. */
export type Highlight = { isOpen: boolean; optionId?: string | undefined };

const OptionContent = ({ suggestion }: { suggestion: Suggestion }) => {
  if (suggestion.kind === "term")
    return (
      <>
        <span className="grid w-10 shrink-0 place-items-center text-ink-faint">
          <SearchIcon />
        </span>
        <span className="min-w-0 truncate">{suggestion.term}</span>
      </>
    );
  const { title, price, coverPictures } = suggestion.product;
  return (
    <>
      <span className="relative aspect-3/4 w-10 shrink-0 bg-paper-deep">
        {coverPictures[0] && (
          <Picture
            picture={coverPictures[0]}
            sizes="2.5rem"
            isDecorative
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 grow leading-snug">{title}</span>
      <Price amount={price} />
    </>
  );
};

/** The suggestions below the search box: a listbox of the ARIA combobox pattern. The focus stays in the box. */
export const SuggestionList = ({
  term,
  id,
  keys,
  onHighlight,
  onNavigate,
  onClose,
}: {
  /** The typed text, trimmed. */
  term: string;
  /** Id of the list, for `aria-controls` of the box. */
  id: string;
  keys: Ref<SuggestionKeys>;
  onHighlight: (highlight: Highlight) => void;
  /** Called when an option is followed. */
  onNavigate: () => void;
  /** Called for the Escape key. */
  onClose: () => void;
}) => {
  const suggestions = useSuggestions(term);
  const [highlighted, setHighlighted] = useState({ index: -1, term });
  // Another term has other suggestions, so the highlight does not apply to them.
  const highlightedIndex =
    highlighted.term === term && highlighted.index < suggestions.length ? highlighted.index : -1;
  const isOpen = suggestions.length > 0;
  const optionId = highlightedIndex < 0 ? undefined : `${id}-${highlightedIndex}`;

  useEffect(() => onHighlight({ isOpen, optionId }), [isOpen, optionId, onHighlight]);
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: "nearest" });
  }, [optionId]);

  useImperativeHandle(keys, () => ({
    press: (event) => {
      const nextHighlight = nextIndex(highlightedIndex, event.key, suggestions.length);
      if (!isOpen || event.nativeEvent.isComposing) return;
      if (nextHighlight !== null) setHighlighted({ index: nextHighlight, term });
      else if (event.key === "Escape") onClose();
      else if (event.key === "Enter" && optionId) document.getElementById(optionId)?.click();
      else return;
      event.preventDefault();
    },
  }));

  return (
    <>
      <output className="sr-only">
        {isOpen && `${suggestions.length} ${suggestions.length === 1 ? "suggestion" : "suggestions"}`}
      </output>
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className="absolute top-full right-0 left-0 z-10 mt-1 max-h-[min(30rem,70dvh)] overflow-y-auto overscroll-contain rounded-sm border border-hairline bg-paper-raised py-1 shadow-lifted md:left-auto md:w-96"
      >
        {suggestions.map((suggestion, index) => (
          <Link
            key={suggestion.to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === highlightedIndex}
            to={suggestion.to}
            className="flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-paper-deep aria-selected:bg-paper-deep"
            // A pointer press must not move the focus from the box: that would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onNavigate}
          >
            <OptionContent suggestion={suggestion} />
          </Link>
        ))}
      </div>
    </>
  );
};

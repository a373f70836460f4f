import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from "react";
import { Link } from "react-router-dom";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { SearchIcon } from "../../../ui/first-icons.tsx";
import { nextIndex, type Suggestion } from "./suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** What the search box hands over to the list while it is open: keys that are meant for its lines. */
export type SuggestionKeys = { press: (event: KeyboardEvent) => void };

/** What the search box tells screen readers: whether there are lines, and which one is chosen. */
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

/** The lines below the search box: a listbox whose chosen line is kept by the box (ARIA's combobox pattern). */
export const SuggestionList = ({
  term,
  id,
  keys,
  onHighlight,
  onNavigate,
  onClose,
}: {
  /** What is typed, trimmed. */
  term: string;
  /** Id of the list; the box names it. */
  id: string;
  keys: Ref<SuggestionKeys>;
  onHighlight: (highlight: Highlight) => void;
  /** She goes where a line leads. */
  onNavigate: () => void;
  /** She wants no lines. */
  onClose: () => void;
}) => {
  const suggestions = useSuggestions(term);
  const [highlighted, setHighlighted] = useState({ line: -1, term });
  // Other words, other lines: none is chosen until she chooses again.
  const line = highlighted.term === term && highlighted.line < suggestions.length ? highlighted.line : -1;
  const isOpen = suggestions.length > 0;
  const optionId = line < 0 ? undefined : `${id}-${line}`;

  useEffect(() => onHighlight({ isOpen, optionId }), [isOpen, optionId, onHighlight]);
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: "nearest" });
  }, [optionId]);

  useImperativeHandle(keys, () => ({
    press: (event) => {
      const nextHighlight = nextIndex(line, event.key, suggestions.length);
      if (!isOpen || event.nativeEvent.isComposing) return;
      if (nextHighlight !== null) setHighlighted({ line: nextHighlight, term });
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
            aria-selected={index === line}
            to={suggestion.to}
            className="flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-paper-deep aria-selected:bg-paper-deep"
            // The box keeps the focus, and so the list open, until the line is let go.
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

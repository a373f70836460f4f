import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { formText } from "../../ui/form-text.ts";
import { SearchIcon } from "../../ui/first-load-icons.tsx";
import type { Highlight, SuggestionKeys } from "../../features/search/suggestions/suggestion-list.tsx";
import { searchTextIn } from "../../features/search/text-in-url.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const SuggestionList = lazyPart(
  () => import("../../features/search/suggestions/suggestion-list.tsx"),
  "SuggestionList",
);

const closedHighlight: Highlight = { isOpen: false };

/**
 * Navigates to /search with the trimmed term; an empty term is ignored. On the results page it shows the current term.
 * It suggests terms and products while the shopper types; that code is loaded at the first letter.
 */
export const SearchBox = ({
  isFocused = false,
  onSearch,
}: {
  isFocused?: boolean;
  onSearch?: () => void;
}) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const currentTerm = pathname === paths.search("") ? searchTextIn(parameters, "term") : "";
  const listId = useId();
  const keys = useRef<SuggestionKeys>(null);
  const [typedText, setTypedText] = useState("");
  const [highlight, setHighlight] = useState(closedHighlight);

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const close = () => {
    setTypedText("");
    setHighlight(closedHighlight);
  };
  const closeAndNotify = () => {
    close();
    onSearch?.();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = formText(new FormData(event.currentTarget), "term").trim();
    if (!term) return;
    closeAndNotify();
    void navigate(paths.search(term));
  };

  return (
    <search className="block w-full">
      <form action={paths.search("")} onSubmit={submit} className="relative">
        <input
          key={currentTerm}
          type="search"
          dir="auto"
          name="term"
          defaultValue={currentTerm}
          ref={input}
          role="combobox"
          aria-label="Search the shop"
          aria-autocomplete="list"
          aria-expanded={highlight.isOpen}
          aria-controls={highlight.isOpen ? listId : undefined}
          aria-activedescendant={highlight.optionId}
          placeholder="Search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          className="min-h-11 w-full rounded-sm border border-edge bg-paper-raised pr-12 pl-3.5 placeholder:text-ink-faint hover:border-ink"
          onChange={(event) => setTypedText(event.target.value.trim())}
          onKeyDown={(event) => keys.current?.press(event)}
          onBlur={close}
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-ink-soft hover:text-ink"
        >
          <SearchIcon />
        </button>
        {typedText && (
          <Suspense>
            <SuggestionList
              term={typedText}
              id={listId}
              keys={keys}
              onHighlight={setHighlight}
              onNavigate={closeAndNotify}
              onClose={close}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
};

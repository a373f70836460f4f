import { useEffect, useRef, type FormEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { formText } from "../ui/form-text.ts";
import { SearchIcon } from "../ui/icons.tsx";

/** Goes to /search with the trimmed term; an empty one goes nowhere. On the results page it shows the term. */
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
  const shown = pathname === paths.search("") ? (parameters.get("term") ?? "") : "";

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = formText(new FormData(event.currentTarget), "term").trim();
    if (!term) return;
    onSearch?.();
    void navigate(paths.search(term));
  };

  return (
    <search className="block w-full">
      <form action={paths.search("")} onSubmit={submit} className="relative">
        <input
          key={shown}
          type="search"
          name="term"
          defaultValue={shown}
          ref={input}
          aria-label="Search the shop"
          placeholder="Search"
          enterKeyHint="search"
          maxLength={100}
          className="min-h-11 w-full rounded-sm border border-edge bg-paper-raised pr-12 pl-3.5 placeholder:text-ink-faint hover:border-ink"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-ink-soft hover:text-ink"
        >
          <SearchIcon />
        </button>
      </form>
    </search>
  );
};

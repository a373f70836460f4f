import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { buttonClasses } from "./button-classes.ts";
import { Button } from "./button.tsx";
import { formatCount } from "./money.ts";

const singularOf = (noun: string) => noun.replace(/ies$/, "y").replace(/s$/, "");

/**
 * The end of a paged list: how many entries are visible, and a button for the next page, if any. After a press by
 * keyboard the first new entry gets the focus, if `entryAt` finds it.
 */
export const ShowMore = ({
  visibleCount,
  total,
  noun,
  hasMore,
  isLoading,
  onMore,
  entryAt,
  nextPage,
}: {
  visibleCount: number;
  /** A number, or a text such as "1,000+". */
  total: number | string;
  /** A regular plural: "products", "deliveries". */
  noun: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** The focusable element of an entry, by its index; `null` or `undefined` if missing. */
  entryAt?: (index: number) => HTMLElement | null | undefined;
  /** The URL of the next page, for a browser without JavaScript. */
  nextPage?: string | undefined;
}) => {
  const countText = useRef<HTMLParagraphElement>(null);
  /** The number of entries at a press by keyboard; `null` after other presses. */
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || visibleCount <= countBefore.current) return;
    const next = entryAt?.(countBefore.current) ?? (hasMore ? null : countText.current);
    countBefore.current = null;
    next?.focus();
  }, [visibleCount, hasMore, entryAt]);
  return (
    <div className="flex flex-col items-center gap-4 pt-10">
      <p ref={countText} tabIndex={-1} className="text-sm text-ink-soft tabular-nums" aria-live="polite">
        {formatCount(visibleCount)} of {typeof total === "number" ? formatCount(total) : total}{" "}
        {total === 1 ? singularOf(noun) : noun}
      </p>
      {hasMore && (
        <Button
          variant="secondary"
          className="noscript:hidden"
          isLoading={isLoading}
          onClick={(event) => {
            const isByKeyboard = event.detail === 0;
            countBefore.current = isByKeyboard ? visibleCount : null;
            onMore();
          }}
        >
          Show more
        </Button>
      )}
      {nextPage !== undefined && (
        <noscript>
          {import.meta.env.SSR && (
            <Link to={nextPage} className={buttonClasses({ variant: "secondary" })}>
              Next page
            </Link>
          )}
        </noscript>
      )}
    </div>
  );
};

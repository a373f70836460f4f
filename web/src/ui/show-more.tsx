import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";

/**
 * The foot of a long list: how much is shown, and a button for the next part; nothing to press when all is there. Who
 * presses it by keyboard goes on at the first new entry, where the list says which that is.
 */
export const ShowMore = ({
  shown: visibleCount,
  total,
  noun,
  hasMore,
  isLoading,
  onMore,
  entryAt,
}: {
  shown: number;
  total: number;
  /** Plural: "products". */
  noun: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** What can have the focus in an entry, counted from 0. */
  entryAt?: (index: number) => HTMLElement | null | undefined;
}) => {
  const countText = useRef<HTMLParagraphElement>(null);
  /** How many were there when it was pressed by keyboard. */
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
        {visibleCount} of {total} {noun}
      </p>
      {hasMore && (
        <Button
          variant="secondary"
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
    </div>
  );
};

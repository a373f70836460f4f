import { useState, type ReactNode } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type PagedEntriesProps<Entry> = {
  /** `undefined` while the first page loads. */
  entries: readonly Entry[] | undefined;
  /** Plural: "movements". */
  noun: string;
  error: unknown;
  isLoading: boolean;
  hasMore: boolean;
  onRetry: () => void;
  onMore: () => Promise<unknown>;
  /** Shown without any entry. */
  emptyText?: string | undefined;
  children: (entries: readonly Entry[]) => ReactNode;
};

/** A list without a total, newest first, with a button for older entries. */
export const PagedEntries = <Entry,>({
  entries,
  noun,
  error,
  isLoading,
  hasMore,
  onRetry,
  onMore,
  emptyText = `There are no ${noun} yet.`,
  children,
}: PagedEntriesProps<Entry>) => {
  const [failure, setFailure] = useState<string | null>(null);
  if (!entries && error)
    return <FailedState text={`The ${noun} could not be loaded.`} onRetry={onRetry} isRetrying={isLoading} />;
  if (!entries)
    return (
      <LoadingRegion label={`Loading the ${noun}`}>
        <div className="grid gap-3">
          {[1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-17" />
          ))}
        </div>
      </LoadingRegion>
    );
  const loadMore = () => {
    setFailure(null);
    onMore().catch((reason: unknown) =>
      setFailure(errorMessage(reason, { fallback: `Older ${noun} could not be loaded.` })),
    );
  };
  return (
    <>
      {entries.length === 0 ? <p className="text-ink-soft">{emptyText}</p> : children(entries)}
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      {hasMore && (
        <Button variant="secondary" className="mt-4" isLoading={isLoading} onClick={loadMore}>
          Show older {noun}
        </Button>
      )}
    </>
  );
};

import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";
import { FailedState } from "./failed-state.tsx";
import { LoadingRegion } from "./loading-region.tsx";
import { ShowMoreOrError } from "./show-more-or-error.tsx";
import { Skeleton } from "./skeleton.tsx";

type PagedListProps<Node> = {
  list: {
    /** `undefined` until the first page is loaded. */
    nodes: readonly Node[] | undefined;
    /** A text for a number that is only known as a minimum: "1,000+". */
    total: number | string;
    hasMore: boolean;
    error?: unknown;
    loading: boolean;
    retry: () => void;
    showMore: () => Promise<unknown>;
  };
  /** What the list holds, in the plural: "orders". */
  noun: string;
  empty: { title: string; text?: string };
  /** The classes of one placeholder, as high as one entry. */
  placeholder: string;
  /** The message for a failed load of further entries. */
  toMessage: (reason: unknown) => string;
  children: (nodes: readonly Node[]) => ReactNode;
};

/** A list in pages, with its loading, failed and empty states. */
export const PagedList = <Node,>({
  list,
  noun,
  empty,
  placeholder,
  toMessage,
  children,
}: PagedListProps<Node>) => {
  const { nodes, error, loading, total, hasMore } = list;
  if (!nodes && error)
    return (
      <div className="mt-6">
        <FailedState text={`The ${noun} could not be loaded.`} onRetry={list.retry} isRetrying={loading} />
      </div>
    );
  if (!nodes)
    return (
      <LoadingRegion label={`Loading ${noun}`}>
        <div className="mt-4 grid gap-3">
          {[1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} className={placeholder} />
          ))}
        </div>
      </LoadingRegion>
    );
  if (nodes.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      {children(nodes)}
      <ShowMoreOrError
        visibleCount={nodes.length}
        total={total}
        noun={noun}
        hasMore={hasMore}
        isLoading={loading}
        onMore={list.showMore}
        toMessage={toMessage}
      />
    </>
  );
};

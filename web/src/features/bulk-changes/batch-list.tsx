import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import {
  useCheckUndoMutation,
  useProductBatchesQuery,
  type ProductBatch_BatchFragment,
} from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { ReturnIcon } from "../../ui/first-load-icons.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const PAGE_SIZE = 20;

type Batch = ProductBatch_BatchFragment;

const countsText = ({ changedCount, addedCount }: Batch): string =>
  [
    changedCount > 0 && `${changedCount.toLocaleString("en-IN")} changed`,
    addedCount > 0 && `${addedCount.toLocaleString("en-IN")} new`,
  ]
    .filter(Boolean)
    .join(", ");

const BatchItem = ({ batch, onShow, onUndo }: { batch: Batch; onShow: () => void; onUndo: () => void }) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline py-3">
    <div className="min-w-0 grow basis-60">
      <p className="font-semibold wrap-anywhere">
        {batch.name} {batch.undoneAt && <Badge tone="grey">Undone</Badge>}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {countsText(batch)}, {batch.userName}, {batch.appliedAt && formatDateTime(batch.appliedAt)}
      </p>
      {batch.undoExpiresAt && (
        <p className="text-sm text-ink-faint">Can be undone until {formatDate(batch.undoExpiresAt)}</p>
      )}
    </div>
    <div className="flex gap-2">
      <Button variant="quiet" className="last:-mr-2" aria-label={`Show ${batch.name}`} onClick={onShow}>
        Show
      </Button>
      {batch.undoExpiresAt && (
        <Button variant="secondary" size="medium" aria-label={`Undo ${batch.name}`} onClick={onUndo}>
          <ReturnIcon size={18} /> Undo
        </Button>
      )}
    </div>
  </li>
);

type BatchListProps = {
  onOpen: (batchId: string) => void;
  /** Called with the undo of a batch, whose products are being checked. */
  onUndo: (undoId: string) => void;
};

/** The applied batches, newest first, each with its undo. */
export const BatchList = ({ onOpen, onUndo }: BatchListProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [checkUndo, { loading: isStarting }] = useCheckUndoMutation();
  const { data, error, loading, refetch, fetchMore } = useProductBatchesQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.productBatches;
  const undo = async (id: string) => {
    if (isStarting) return;
    setFailure(null);
    try {
      const { data: checked } = await checkUndo({ variables: { id } });
      if (checked) onUndo(checked.checkUndo.id);
    } catch (reason) {
      setFailure(errorMessage(reason, { fallback: "The undo could not be started. Please try again." }));
    }
  };
  if (!list && error)
    return (
      <FailedState
        text="The changes could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  if (!list)
    return (
      <LoadingRegion label="Loading changes">
        <div className="mt-3 grid gap-2">
          {[1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-19" />
          ))}
        </div>
      </LoadingRegion>
    );
  if (list.edges.length === 0)
    return (
      <EmptyState
        level="h3"
        title="No imports or bulk changes yet"
        text="They appear here and can be undone for 30 days."
      />
    );
  return (
    <>
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
      <ul className="mt-3 border-t border-ink">
        {list.edges.map(({ node }) => (
          <BatchItem
            key={node.id}
            batch={node}
            onShow={() => onOpen(node.id)}
            onUndo={() => void undo(node.id)}
          />
        ))}
      </ul>
      {list.pageInfo.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          isLoading={loading}
          onClick={() => {
            const variables = { first: PAGE_SIZE, after: list.pageInfo.endCursor };
            fetchMore({ variables }).catch((reason: unknown) =>
              setFailure(errorMessage(reason, { fallback: "The next changes could not be loaded." })),
            );
          }}
        >
          Show more
        </Button>
      )}
    </>
  );
};

import { useState } from "react";
import {
  useProductHistoryQuery,
  type HistoryEntry_EntryFragment,
  type ProductEditor_ProductFragment,
} from "../../../graphql/generated.ts";
import { listOptions } from "../../../graphql/paged-list.ts";
import { PagedEntries } from "../paged-entries.tsx";
import { HistoryEntry } from "./history-entry.tsx";
import { RevertDialog } from "./revert-dialog.tsx";

const PAGE_SIZE = 10;

/** The changes of a product by admins, newest first. Each change of its fields can be taken back. */
export const ProductHistory = ({ product }: { product: ProductEditor_ProductFragment }) => {
  const { data, previousData, error, loading, refetch, fetchMore } = useProductHistoryQuery({
    variables: { productId: product.id, first: PAGE_SIZE },
    ...listOptions,
  });
  const [entryToRevert, setEntryToRevert] = useState<HistoryEntry_EntryFragment | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const list = (data ?? previousData)?.auditEntries;
  return (
    <div className="max-w-180">
      <PagedEntries
        entries={list?.edges.map(({ node }) => node)}
        noun="changes"
        error={error}
        isLoading={loading}
        hasMore={list?.pageInfo.hasNextPage ?? false}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } })}
      >
        {(entries) => (
          <ol className="border-t border-ink">
            {entries.map((entry) => (
              <HistoryEntry
                key={entry.id}
                entry={entry}
                onRevert={() => {
                  setEntryToRevert(entry);
                  setDialogOpen(true);
                }}
              />
            ))}
          </ol>
        )}
      </PagedEntries>
      {entryToRevert && (
        <RevertDialog
          key={entryToRevert.id}
          entry={entryToRevert}
          productId={product.id}
          isOpen={isDialogOpen}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  );
};

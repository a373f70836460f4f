import { useStockMovementsQuery } from "../../../graphql/generated.ts";
import { listOptions } from "../../../graphql/paged-list.ts";
import { PagedEntries } from "../paged-entries.tsx";
import { MovementList } from "./movement-list.tsx";

const PAGE_SIZE = 10;

/** The movements of a product, page by page. */
export const StockHistory = ({ productId }: { productId: string }) => {
  const { data, previousData, error, loading, refetch, fetchMore } = useStockMovementsQuery({
    variables: { productId, first: PAGE_SIZE },
    ...listOptions,
  });
  const list = (data ?? previousData)?.stockMovements;
  return (
    <PagedEntries
      entries={list?.edges.map(({ node }) => node)}
      noun="movements"
      error={error}
      isLoading={loading}
      hasMore={list?.pageInfo.hasNextPage ?? false}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } })}
    >
      {(movements) => <MovementList movements={movements} />}
    </PagedEntries>
  );
};

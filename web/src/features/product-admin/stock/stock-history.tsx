import { useStockMovementsQuery, type MovementList_MovementFragment } from "../../../graphql/generated.ts";
import { listOptions } from "../../../graphql/paged-list.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { PagedEntries } from "../paged-entries.tsx";
import { piecesText, reasonNames, signedPieces } from "./reasons.ts";
import { variantName } from "./spread.ts";

type Movement = MovementList_MovementFragment;

const originOf = ({ orderNumber, userName }: Movement): string => {
  if (orderNumber) return `Order ${orderNumber}`;
  return userName ? `by ${userName}` : "";
};

const MovementRow = ({ movement }: { movement: Movement }) => {
  const origin = originOf(movement);
  const isOfUnit = movement.size !== null || movement.color !== null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-3">
      <p>
        <span className="font-semibold">{reasonNames[movement.reason]}</span>
        {isOfUnit && <span>, {variantName(movement)}</span>}
      </p>
      <p className="text-right font-semibold tabular-nums">{signedPieces(movement.quantity)}</p>
      <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
        <time dateTime={movement.happenedAt}>{formatDateTime(movement.happenedAt)}</time>
        {origin && `, ${origin}`}
      </p>
      <p className="text-right text-sm text-ink-soft tabular-nums">
        {piecesText(movement.stockAfter)} after it
      </p>
      {movement.note && (
        <p dir="auto" className="col-span-2 text-sm wrap-anywhere">
          {movement.note}
        </p>
      )}
    </li>
  );
};

/** The movements, newest first. */
const MovementList = ({ movements }: { movements: readonly Movement[] }) => (
  <ol className="border-t border-ink">
    {movements.map((movement) => (
      <MovementRow key={movement.id} movement={movement} />
    ))}
  </ol>
);

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

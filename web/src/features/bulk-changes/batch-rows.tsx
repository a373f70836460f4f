import { errorMessage } from "../../graphql/error-message.ts";
import type { BatchRow_RowFragment, ProductBatch_BatchFragment } from "../../graphql/generated.ts";
import { ArrowRightIcon } from "../../ui/first-load-icons.tsx";
import { AlertIcon } from "../../ui/icons.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShowMoreOrError } from "../../ui/show-more-or-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { changedFields } from "../product-admin/history/changed-fields.ts";
import { isNewProduct, isRestoredProduct, type ChangeWords } from "../product-admin/history/change-words.ts";
import { picturesAfter, rowWords } from "./change-text.ts";
import { useBatchRows } from "./use-batch.ts";

const FieldChange = ({ name, before, after }: ChangeWords) => (
  <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 text-sm">
    <span className="text-ink-soft">{name}</span>
    <span className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere tabular-nums">
      {before !== null && (
        <>
          <span className="line-clamp-3 text-ink-faint">
            <span className="sr-only">before: </span>
            {before}
          </span>
          <ArrowRightIcon size={14} className="shrink-0 self-center text-ink-faint" />
        </>
      )}
      <span className="line-clamp-3 font-semibold">
        {before !== null && <span className="sr-only">after: </span>}
        {after}
      </span>
    </span>
  </li>
);

const SHOWN_PICTURES = 6;

/** The first pictures that a product will have. The words beside them say how many there are. */
const PictureStrip = ({ mediaKeys }: { mediaKeys: readonly string[] }) =>
  mediaKeys.length === 0 ? null : (
    <li className="mt-1 flex gap-1.5 sm:pl-27">
      {mediaKeys.slice(0, SHOWN_PICTURES).map((key) => (
        <img
          key={key}
          src={`/media/${key}/160.webp`}
          alt=""
          width={36}
          height={48}
          loading="lazy"
          className="h-12 w-9 rounded-sm bg-paper-deep object-cover"
        />
      ))}
    </li>
  );

const Row = ({ row, isFile }: { row: BatchRow_RowFragment; isFile: boolean }) => {
  const changes = changedFields(row.changes);
  const isNew = isNewProduct(changes);
  const isRestored = isRestoredProduct(changes);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-hairline py-3 @3xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{row.label || "Without a title"}</p>
        <p className="text-sm text-ink-faint tabular-nums">
          {isFile && `Row ${row.position.toLocaleString("en-IN")}`}
          {isFile && isNew && !row.problem && ", "}
          {isNew && !row.problem && "new"}
          {isFile && isRestored && ", "}
          {isRestored && "restored"}
        </p>
      </div>
      {row.problem ? (
        <p className="flex items-start gap-2 text-sm text-madder-deep wrap-anywhere">
          <AlertIcon size={18} className="mt-0.5 shrink-0" /> {row.problem}
        </p>
      ) : (
        <ul className="grid gap-1">
          {rowWords(changes).map((change) => (
            <FieldChange key={change.field} {...change} />
          ))}
          <PictureStrip mediaKeys={picturesAfter(changes)} />
        </ul>
      )}
    </li>
  );
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next rows could not be loaded." });

/** What a batch does, product by product. */
export const BatchRows = ({
  batch,
  onlyProblems,
}: {
  batch: ProductBatch_BatchFragment;
  onlyProblems: boolean;
}) => {
  const { rows, total, hasMore, error, loading, retry, showMore } = useBatchRows(batch, onlyProblems);
  if (!rows && error)
    return <FailedState text="The rows could not be loaded." onRetry={retry} isRetrying={loading} />;
  if (!rows)
    return (
      <LoadingRegion label="Loading rows">
        <div className="grid gap-2">
          {[1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </div>
      </LoadingRegion>
    );
  return (
    <>
      <ul className="@container border-t border-ink">
        {rows.map((row) => (
          <Row key={row.position} row={row} isFile={batch.kind === "IMPORT"} />
        ))}
      </ul>
      <ShowMoreOrError
        visibleCount={rows.length}
        total={total}
        noun="rows"
        hasMore={hasMore}
        isLoading={loading}
        onMore={showMore}
        toMessage={loadErrorMessage}
      />
    </>
  );
};

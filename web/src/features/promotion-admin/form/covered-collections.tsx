import { useCollectionsToChooseQuery } from "../../../graphql/generated.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Details } from "../../../ui/details.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { DraftCollection } from "./promotion-draft.ts";

const errorId = "collections-error";

type CoveredCollectionsProps = {
  collections: readonly DraftCollection[];
  error: string | undefined;
  onChange: (collections: readonly DraftCollection[]) => void;
};

/** The collections whose products the promotion covers, also those that are added to them later. */
export const CoveredCollections = ({ collections, error, onChange }: CoveredCollectionsProps) => {
  const { data, error: failure, loading, refetch } = useCollectionsToChooseQuery();
  const shown = data?.adminCollections.edges.map(({ node }) => node);
  const isChosen = (id: string) => collections.some((each) => each.id === id);
  return (
    <Details
      isOpen={error !== undefined}
      summary={<span>Collections ({collections.length === 0 ? "none" : collections.length})</span>}
    >
      <FieldError id={errorId}>{error}</FieldError>
      {!shown && failure && (
        <FailedState
          text="The collections could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!shown && !failure && <Skeleton className="h-24" />}
      {shown?.length === 0 && <p className="text-ink-soft">The shop has no collections yet.</p>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {shown?.map(({ id, title }, index) => (
          <Checkbox
            key={id}
            name="collections"
            label={<span className="wrap-anywhere">{title}</span>}
            aria-invalid={index === 0 && error ? true : undefined}
            aria-describedby={index === 0 && error ? errorId : undefined}
            checked={isChosen(id)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...collections, { id, title }]
                  : collections.filter((each) => each.id !== id),
              )
            }
          />
        ))}
      </div>
    </Details>
  );
};

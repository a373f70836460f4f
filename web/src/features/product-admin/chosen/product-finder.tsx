import { useState } from "react";
import { useFindProductsToChooseQuery } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { DebouncedSearchField } from "../../../ui/debounced-search-field.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

const MAX_TEXT_LENGTH = 100;

/** A search for products, each with the button that adds it. */
export const ProductFinder = ({
  chosenIds,
  onAdd,
}: {
  chosenIds: readonly string[];
  onAdd: (product: { id: string; title: string }) => void;
}) => {
  const [text, setText] = useState("");
  const { data, previousData, error, loading, refetch } = useFindProductsToChooseQuery({
    variables: { text },
    skip: text === "",
    fetchPolicy: "network-only",
  });
  const found = (data ?? previousData)?.adminProducts.edges.map(({ node }) => node);
  const chosen = new Set(chosenIds);
  return (
    <div className="grid grid-cols-1 gap-3">
      <DebouncedSearchField
        label="Find products"
        value={text}
        onChange={setText}
        maxLength={MAX_TEXT_LENGTH}
        placeholder="Words of the title"
      />
      {text !== "" && error && (
        <FailedState
          text="The products could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {text !== "" && !error && !found && <Skeleton className="h-40" />}
      <p role="status" className={text !== "" && found?.length === 0 ? "text-ink-soft" : "sr-only"}>
        {text !== "" && found?.length === 0 && "No products found"}
      </p>
      {text !== "" && found && found.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline" aria-label="Found products">
          {found.map(({ id, title, price }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block truncate font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft tabular-nums">{formatRupees(price)}</span>
              </span>
              <Button
                variant="secondary"
                aria-disabled={chosen.has(id)}
                onClick={() => chosen.has(id) || onAdd({ id, title })}
              >
                {chosen.has(id) ? "Added" : "Add"}
                <span className="sr-only"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

import { useState } from "react";
import { useFindProductsQuery } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { DebouncedSearchField } from "../../../ui/debounced-search-field.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { stockText, type FoundProduct } from "./order-lines.ts";

const MAX_TEXT_LENGTH = 100;

/** Finds products of the shop and adds them to an order. */
export const ProductFinder = ({ onAdd }: { onAdd: (product: FoundProduct) => void }) => {
  const [text, setText] = useState("");
  const { data, previousData, error, loading, refetch } = useFindProductsQuery({
    variables: { text },
    skip: text === "",
    fetchPolicy: "network-only",
  });
  const products = (data ?? previousData)?.adminProducts.edges.map(({ node }) => node);
  return (
    <div>
      <DebouncedSearchField
        label="Find products"
        value={text}
        onChange={setText}
        maxLength={MAX_TEXT_LENGTH}
        placeholder="Title, SKU or barcode"
      />
      {text !== "" && error && (
        <div className="mt-3">
          <FailedState
            text="The products could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        </div>
      )}
      {text !== "" && !error && !products && <Skeleton className="mt-3 h-40" />}
      <p role="status" className={text !== "" && products?.length === 0 ? "mt-3 text-ink-soft" : "sr-only"}>
        {text !== "" && products?.length === 0 && "No products found"}
      </p>
      {text !== "" && products && products.length > 0 && (
        <ul className="mt-2 divide-y divide-hairline border-b border-hairline" aria-label="Found products">
          {products.map((product) => (
            <li key={product.id} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block truncate font-semibold">{product.title}</span>
                <span className="block text-sm text-ink-soft tabular-nums">
                  {formatRupees(product.price)}, {stockText(product.stock).toLowerCase()}
                </span>
              </span>
              <Button
                variant="secondary"
                aria-disabled={product.stock === 0}
                onClick={() => product.stock > 0 && onAdd(product)}
              >
                Add<span className="sr-only"> {product.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

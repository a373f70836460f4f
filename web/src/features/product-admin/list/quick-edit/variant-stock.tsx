import type { FormEvent } from "react";
import { useProductEditorQuery, type ProductEditor_ProductFragment } from "../../../../graphql/generated.ts";
import { Button } from "../../../../ui/button.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { LoadingRegion } from "../../../../ui/loading-region.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { CountGrid } from "../../stock/count-grid.tsx";
import { piecesText } from "../../stock/reasons.ts";
import { useVariantCounts, type Count } from "../../stock/use-variant-counts.ts";
import type { ActionNotice } from "../use-product-actions.ts";

type VariantStockProps = {
  product: { id: string };
  onNotice: (notice: ActionNotice) => void;
  onClose: () => void;
};

/** Module scope: React calls it once for each form. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector("input")?.focus();

const CountForm = ({
  product,
  onNotice,
  onClose,
}: Omit<VariantStockProps, "product"> & { product: ProductEditor_ProductFragment }) => {
  const counts = useVariantCounts(product);
  const { title, stock } = product;
  const undo = async (booked: readonly Count[]) => {
    const failure = await counts.undo(booked);
    onNotice(
      failure === undefined
        ? { tone: "success", text: `Stock of “${title}” is back to ${piecesText(stock)}.` }
        : { tone: "error", text: failure },
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { booked, isComplete } = await counts.save();
    const pieces = booked.reduce((sum, { quantity, stockSeen }) => sum + quantity - stockSeen, stock);
    if (booked.length > 0)
      onNotice({
        tone: "success",
        text: `Stock of “${title}” changed from ${stock} to ${piecesText(pieces)}.`,
        undo: () => void undo(booked),
      });
    if (isComplete) onClose();
  };
  return (
    <form ref={focusFirst} aria-label={`Stock of ${title}`} onSubmit={(event) => void submit(event)}>
      <CountGrid product={product} counts={counts} isReadOnly={counts.isSaving} onEscape={onClose} />
      <div className="mt-3 flex gap-3">
        <Button type="submit" variant="secondary" isLoading={counts.isSaving}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** The stock of a product by size and colour, counted below its row. */
export const VariantStock = ({ product: { id }, ...rest }: VariantStockProps) => {
  // From the network: a count starts from the pieces that are there.
  const { data, error, loading, refetch } = useProductEditorQuery({
    variables: { id },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  if (data) return <CountForm product={data.adminProduct} {...rest} />;
  if (!error || loading)
    return (
      <LoadingRegion label="Loading the stock">
        <Skeleton className="h-24" />
      </LoadingRegion>
    );
  return (
    <FailedState
      text="The stock could not be loaded."
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={loading}
    />
  );
};

import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { productsText, ruleWords } from "../collection-words.ts";
import { ruleOf, type CollectionDraft } from "./collection-draft.ts";
import type { usePreview } from "./use-preview.ts";

type Preview = ReturnType<typeof usePreview>;

const Count = ({ preview: { count, isLoading, hasFailed, retry } }: { preview: Preview }) => {
  if (hasFailed)
    return (
      <p className="text-sm text-ink-soft">
        The products could not be counted.{" "}
        <Button variant="quiet" className="-my-2 px-1!" onClick={retry}>
          Retry
        </Button>
      </p>
    );
  if (count === undefined) return isLoading ? <Skeleton className="h-6" /> : null;
  return (
    <div aria-busy={isLoading} className={isLoading ? "text-ink-soft" : ""}>
      <p className="font-semibold tabular-nums">{`${productsText(count)} now`}</p>
      {count === 0 && (
        <p className="mt-1 text-sm text-ink-soft">The shop does not show a collection without products.</p>
      )}
    </div>
  );
};

/** What the collection of the form has: its rule in words and the number of its products. */
export const PreviewPanel = ({ draft, preview }: { draft: CollectionDraft; preview: Preview }) => {
  const rule = ruleOf(draft);
  const terms = {
    categories: [...draft.categories],
    kinds: [...draft.kinds],
    colors: [...draft.colors],
    fabrics: [...draft.fabrics],
    sizes: (rule.sizes ?? []).map((size) => size.toUpperCase()),
    minPrice: rule.minPrice ?? null,
    maxPrice: rule.maxPrice ?? null,
    isNew: draft.isNew,
    isOnSale: draft.isOnSale,
    isInStock: draft.isInStock,
  };
  return (
    <section aria-labelledby="preview-part" className="rounded-sm bg-paper-deep p-4 sm:p-5">
      <h2 id="preview-part" className="eyebrow font-sans text-ink-soft">
        Preview
      </h2>
      <p className="mt-2 text-lg wrap-anywhere">{draft.title || "New collection"}</p>
      {preview.isByRule && <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{ruleWords(terms)}</p>}
      <div role="status" className="mt-4 border-t border-hairline pt-4">
        {preview.isByRule ? (
          <Count preview={preview} />
        ) : (
          <p className="font-semibold tabular-nums">{`${productsText(draft.productIds.length)} picked`}</p>
        )}
      </div>
    </section>
  );
};

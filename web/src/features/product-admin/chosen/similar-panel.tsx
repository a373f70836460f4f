import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { useSetSimilarProductsMutation, useSimilarProductIdsQuery } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ChosenProducts } from "./chosen-products.tsx";
import { ProductFinder } from "./product-finder.tsx";

/** As the server checks it. */
const MAX_PICKED = 8;

/** The products of "You might also like" that the admin picks. Each change is saved at once. */
export const SimilarPanel = ({ productId }: { productId: string }) => {
  const { data, error, loading, refetch } = useSimilarProductIdsQuery({
    variables: { id: productId },
    fetchPolicy: "cache-and-network",
  });
  const [mutate] = useSetSimilarProductsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const product = data?.adminProduct;
  const ids = product?.similarIds;
  const reload = () => refetch().catch(() => undefined);
  const save = async (seenIds: readonly string[], next: readonly string[]) => {
    if (!product) return;
    setFailure(null);
    try {
      await mutate({
        variables: { productId, seenIds: [...seenIds], ids: [...next] },
        optimisticResponse: { setSimilarProducts: { ...product, similarIds: [...next] } },
        context: { queue: `similar ${productId}` },
      });
    } catch (reason) {
      if (errorCode(reason) === "PRODUCT_CHANGED") await reload();
      setFailure(writeErrorMessage(reason, { fallback: "The list could not be saved. Please try again." }));
    }
  };
  return (
    <section
      aria-labelledby="similar-part"
      className="mt-10 max-w-(--container-prose) border-t border-hairline pt-5"
    >
      <h3 id="similar-part" className="text-lg">
        You might also like
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        Without a choice of yours the page shows the newest of the category. At most {MAX_PICKED}; each change
        is saved at once.
      </p>
      <FormMessage tone="error" className={failure ? "mb-4" : ""}>
        {failure}
      </FormMessage>
      {!ids && error && (
        <FailedState
          text="The list could not be loaded."
          onRetry={() => void reload()}
          isRetrying={loading}
        />
      )}
      {!ids && !error && <Skeleton className="h-24" />}
      {ids && (
        <div className="grid grid-cols-1 gap-5">
          <ChosenProducts ids={ids} onChange={(next) => void save(ids, next)} />
          {ids.length < MAX_PICKED && (
            <ProductFinder chosenIds={[productId, ...ids]} onAdd={({ id }) => void save(ids, [...ids, id])} />
          )}
        </div>
      )}
    </section>
  );
};

import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router-dom";
import { ProductGridSkeleton } from "../catalogue/product-grid.tsx";
import { useLatestArrivalsQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { FailedState } from "../../ui/failed-state.tsx";

const loadCards = () => import("./arrival-cards.tsx").then((module) => ({ default: module.ArrivalCards }));
const ArrivalCards = lazy(loadCards);

/** Up to four products of the last ten days, newest first (specification, section 9). `null` if there are none. */
export const LatestArrivals = () => {
  const { data, loading, error, refetch } = useLatestArrivalsQuery({ notifyOnNetworkStatusChange: true });
  // Loads the code of the cards in parallel with their data.
  useEffect(() => void loadCards(), []);
  const products = data?.products.edges.map((edge) => edge.node) ?? [];
  if (!loading && !error && products.length === 0) return null;
  return (
    <section className="page-width pt-20 md:pt-28" aria-labelledby="arrivals">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="arrivals" className="text-2xl md:text-3xl">
          Latest Arrivals
        </h2>
        <Link to={paths.shop()} className="text-link inline-flex min-h-11 items-center">
          See the whole shop
        </Link>
      </div>
      {error && (
        <FailedState
          text="The latest arrivals could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {loading && !error && <ProductGridSkeleton count={4} />}
      {products.length > 0 && (
        <Suspense fallback={<ProductGridSkeleton count={4} />}>
          <ArrivalCards products={products} />
        </Suspense>
      )}
    </section>
  );
};

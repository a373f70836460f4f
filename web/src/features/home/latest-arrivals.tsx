import { Link } from "react-router-dom";
import { ArrivalCards } from "./arrival-cards.tsx";
import { ProductGridSkeleton } from "../catalogue/product-grid.tsx";
import { useLatestArrivalsQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { FailedState } from "../../ui/failed-state.tsx";

/** Up to four products of the last ten days, newest first (specification, section 9). `null` if there are none. */
export const LatestArrivals = () => {
  const { data, loading, error, refetch } = useLatestArrivalsQuery({ notifyOnNetworkStatusChange: true });
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
      {loading && !error && <ProductGridSkeleton count={4} layout="rowOfFour" />}
      {products.length > 0 && <ArrivalCards products={products} />}
    </section>
  );
};

import { useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { useRecentProductsQuery, type RecentProduct_ProductFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { onStorageCleared } from "../../accounts/session/storage-cleared.ts";
import { pictureSizes } from "../picture-sizes.ts";
import { addViewed, clearViewed, readViewed } from "./viewed-products.ts";

const Grid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-3 gap-x-3 gap-y-6 md:grid-cols-6 md:gap-x-4">{children}</ul>
);

/** A phone shows two rows of three. */
const entryClasses = "nth-[n+7]:max-md:hidden";

const Entry = ({ product }: { product: RecentProduct_ProductFragment }) => (
  <article className="group relative">
    <div className="relative aspect-3/4 overflow-hidden bg-paper-deep">
      {product.coverPictures[0] && (
        <Picture
          picture={product.coverPictures[0]}
          sizes={pictureSizes.tile}
          isDecorative
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
    <h3 className="mt-2 line-clamp-2 min-h-11 font-sans text-sm tracking-normal">
      <Link
        to={paths.product(product)}
        className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-indigo"
      >
        {product.title}
      </Link>
    </h3>
    <Price amount={product.price} />
  </article>
);

const Skeletons = ({ count }: { count: number }) => (
  <LoadingRegion label="Loading products...">
    <Grid>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={entryClasses}>
          <Skeleton className="aspect-3/4" />
          <Skeleton className="mt-2 h-11" />
          <Skeleton className="mt-1 h-5 w-3/5" />
        </li>
      ))}
    </Grid>
  </LoadingRegion>
);

/**
 * The products that the shopper has viewed before, the latest first, with a button that forgets them. A product that has left
 * the shop is left out. `null` without any, such as after a logout. Adds the product of the page to them.
 */
export const RecentProducts = ({
  currentId,
  className,
}: {
  /** Id of the product whose page this is. */
  currentId?: string | undefined;
  className: string;
}) => {
  const [ids, setIds] = useState(() => readViewed().filter((id) => id !== currentId));
  useEffect(() => {
    if (currentId) addViewed(currentId);
    return onStorageCleared(() => setIds(readViewed().filter((id) => id !== currentId)));
  }, [currentId]);
  const { data, error, loading, refetch } = useRecentProductsQuery({
    variables: { ids },
    skip: ids.length === 0,
  });
  const products = data?.productsByIds;
  if (ids.length === 0 || products?.length === 0) return null;

  const forget = () => {
    clearViewed();
    setIds([]);
    // The button with the focus leaves the page.
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  };
  return (
    <section className={className} aria-labelledby="recently-viewed">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recently-viewed" className="text-xl md:text-2xl">
          Recently Viewed
        </h2>
        <Button variant="quiet" className="-mr-2" onClick={forget}>
          Clear
          <span className="sr-only"> recently viewed products</span>
        </Button>
      </div>
      {!products && !error && <Skeletons count={ids.length} />}
      {!products && error && (
        <FailedState
          text="These could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {products && (
        <Grid>
          {products.map((product) => (
            <li key={product.id} className={entryClasses}>
              <Entry product={product} />
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
};

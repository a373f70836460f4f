import { ProductGridSkeleton } from "../features/catalogue/product-grid.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { ShowMore } from "../ui/show-more.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { PAGE_SIZE, useWishlistPage } from "../features/wishlist/use-wishlist-page.ts";
import { WishlistView } from "../features/wishlist/wishlist-view.tsx";

const piecesText = (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`;

const goneText = (count: number) =>
  `${piecesText(count)} of your wishlist ${count === 1 ? "is" : "are"} no longer in the shop. ` +
  `${count === 1 ? "It comes" : "They come"} back here if we sell ${count === 1 ? "it" : "them"} again.`;

/** The shopper's wishlist (specification, section 2 "Dashboard"). */
export const WishlistPage = () => {
  usePageTitle("Wishlist");
  const { list, products, hasFailed, isLoading, isMoreLoading, retry, showMore } = useWishlistPage();
  return (
    <>
      <h1 className="text-2xl md:text-3xl">Wishlist</h1>
      <p role="status" className="mt-1 mb-6 min-h-6.5 text-ink-soft tabular-nums">
        {list && list.totalCount > 0 && piecesText(list.totalCount)}
      </p>
      {hasFailed && (
        <FailedState text="Your wishlist could not be loaded." onRetry={retry} isRetrying={isLoading} />
      )}
      {!list && !hasFailed && (
        <ProductGridSkeleton count={6} label="Loading your wishlist" layout="besideSidebar" hasActions />
      )}
      {products && <WishlistView products={products} />}
      {list && list.goneCount > 0 && (
        <p className="mt-8 border-t border-hairline pt-4 text-sm text-ink-soft">{goneText(list.goneCount)}</p>
      )}
      {list && products && products.length > 0 && list.totalCount > PAGE_SIZE && (
        <ShowMore
          visibleCount={products.length}
          total={list.totalCount}
          noun="pieces"
          hasMore={list.pageInfo.hasNextPage}
          isLoading={isMoreLoading}
          onMore={showMore}
        />
      )}
    </>
  );
};

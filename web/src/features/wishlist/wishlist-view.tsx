import { useRef } from "react";
import { RecentlyViewed } from "../catalogue/recent/recently-viewed.tsx";
import { ProductCards } from "../catalogue/product-cards.tsx";
import type { WishlistCard_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { toast } from "../../ui/toast.ts";
import { useHearts } from "./use-hearts.tsx";
import { WishlistNotes } from "./wishlist-notes.tsx";
import { useMoveToCart } from "./use-move-to-cart.tsx";

type WishedProduct = WishlistCard_ProductFragment & { priceWhenAdded: number | null };

const noteOf = (product: WishedProduct) => <WishlistNotes product={product} />;

const Empty = () => (
  <EmptyState
    title="No items in your wishlist."
    text="Tap the heart on a piece you like to save it here."
    action={<ButtonLink to={paths.shop()}>Shop Now</ButtonLink>}
  />
);

/**
 * The products of the wishlist, each with a cart button. A removal can be undone from a toast. It moves the focus to the
 * group, which is there even without products.
 */
export const WishlistView = ({ products }: { products: readonly WishedProduct[] }) => {
  const list = useRef<HTMLDivElement>(null);
  const { heartOf, change } = useHearts((product, isInWishlist, changeBack) => {
    if (isInWishlist) return;
    // The focused heart is removed together with its card.
    list.current?.focus();
    const undo = { label: "Undo", onClick: () => changeBack(true) };
    toast.info(`${product.title} was removed from your wishlist.`, undo);
  });
  const { actionOf, dialog } = useMoveToCart(
    (product) => void change(product.id, false),
    () => list.current,
  );
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label="Products in your wishlist"
        className="outline-none"
      >
        {products.length === 0 ? (
          <>
            <Empty />
            <RecentlyViewed className="pt-4" />
          </>
        ) : (
          <>
            <h2 className="sr-only">Products in your wishlist</h2>
            <ProductCards
              products={products}
              noteOf={noteOf}
              actionOf={actionOf}
              heartOf={heartOf}
              isBesideSidebar
            />
          </>
        )}
      </div>
      {dialog}
    </>
  );
};

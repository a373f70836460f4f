import { useRef, useState } from "react";
import { useBuying } from "../cart/buying/use-buying.ts";
import { useVariantButton } from "../cart/buying/use-variant-button.tsx";
import { RecentlyViewed } from "../catalogue/recent/recently-viewed.tsx";
import { ProductCards } from "../catalogue/product-cards.tsx";
import type { Variant } from "../catalogue/variant.ts";
import type { WishlistCard_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { toast } from "../../ui/toast.ts";
import { useHearts } from "./use-hearts.tsx";
import { WishlistNotes } from "./wishlist-notes.tsx";

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
 * "Move to Cart" below each card of the wishlist: adds one piece to the cart, then calls `onMoved`, which removes the
 * product from the wishlist. `focusTarget` returns the element that gets the focus afterwards.
 */
const useMoveToCart = (
  onMoved: (product: WishlistCard_ProductFragment) => void,
  focusTarget: () => HTMLElement | null,
) => {
  const { buy } = useBuying();
  const [movedId, setMovedId] = useState<string | null>(null);

  const moveToCart = async (product: WishlistCard_ProductFragment, { size, color }: Variant) => {
    const result = await buy({ productId: product.id, size, color, quantity: 1 });
    if (!result) return null;
    if (!result.isAdded) return result.message;
    setMovedId(product.id);
    onMoved(product);
    return null;
  };

  const { buttonOf, dialog } = useVariantButton({
    label: "Move to Cart",
    submit: moveToCart,
    onSubmitted: () => focusTarget()?.focus(),
    finalFocus: ({ id }) => (movedId === id ? focusTarget() : null),
  });
  return { actionOf: buttonOf, dialog };
};

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

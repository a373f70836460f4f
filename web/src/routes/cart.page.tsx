import { useCartChanges } from "../features/cart/use-cart-changes.ts";
import { useCartPageQuery, type CartPageQuery } from "../graphql/generated.ts";
import { UnpaidOrderNotice } from "../features/payments/unpaid-order-notice.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { CartSkeleton } from "../features/cart/cart-skeleton.tsx";
import { useMoveToWishlist } from "../features/wishlist/use-move-to-wishlist.ts";
import { CartView } from "../features/cart/cart-view.tsx";

const LoadedCart = ({ data, onOutdated }: { data: CartPageQuery; onOutdated: () => void }) => {
  const changes = useCartChanges(data.cart, data.settings, onOutdated);
  const wishlistMove = useMoveToWishlist(changes);
  const code = data.me?.welcomeCode;
  return (
    <CartView
      cart={data.cart}
      fees={data.settings}
      changes={changes}
      wishlistMove={wishlistMove}
      welcomeCode={code?.usedAt === null ? code : null}
      notice={<UnpaidOrderNotice cartLines={data.cart.lines} onCancelled={onOutdated} />}
    />
  );
};

/** The shopper's cart at today's prices and stock (specification, section 2 "Cart"). */
export const CartPage = () => {
  usePageTitle("Your Cart");
  const { data, error, loading, refetch } = useCartPageQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => void refetch().catch(() => undefined);
  const content = () => {
    if (data) return <LoadedCart data={data} onOutdated={retry} />;
    if (!error) return <CartSkeleton />;
    return (
      <>
        <h1 className="text-2xl md:text-3xl">Your Cart</h1>
        <div className="mt-6">
          <FailedState text="Your cart could not be loaded." onRetry={retry} isRetrying={loading} />
        </div>
      </>
    );
  };
  return <div className="page-width pt-8 md:pt-12">{content()}</div>;
};

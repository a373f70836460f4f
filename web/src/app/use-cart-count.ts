import { useSession } from "../features/accounts/session/session.ts";
import { useCartCountQuery } from "../graphql/generated.ts";

/** Pieces in the shopper's cart; 0 for everybody who has none. Follows every change of the cart by itself. */
export const useCartCount = () => {
  const { session } = useSession();
  const { data } = useCartCountQuery({ skip: session.status !== "shopper" });
  return session.status === "shopper" ? (data?.cart.totalQuantity ?? 0) : 0;
};

/** The badge's text: it stops counting at 99 (specification, section 9). */
export const badgeText = (count: number) => (count > 99 ? "99+" : String(count));

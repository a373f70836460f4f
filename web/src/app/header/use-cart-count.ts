import { useSession } from "../../features/accounts/session/session.ts";
import { useCartCountQuery } from "../../graphql/generated.ts";

/** The number of pieces in the shopper's cart; 0 for a visitor or an admin. Updates with each change of the cart. */
export const useCartCount = () => {
  const { session } = useSession();
  const { data } = useCartCountQuery({ skip: session.status !== "shopper" });
  return session.status === "shopper" ? (data?.cart.totalQuantity ?? 0) : 0;
};

/** The badge's text; "99+" above 99 (specification, section 9). */
export const badgeText = (count: number) => (count > 99 ? "99+" : String(count));

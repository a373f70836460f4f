import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../accounts/session/session.ts";
import { useAfterLogin } from "../accounts/login/use-after-login.ts";
import type { PendingAction } from "../../navigation-state.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { Heart } from "./heart.tsx";
import { useWishlist } from "./use-wishlist.ts";

type PendingHeart = Extract<PendingAction, { kind: "add-to-wishlist" }>;

const toPendingAction = (productId: string): PendingHeart => ({ kind: "add-to-wishlist", productId });

type HeartProduct = { id: string; title: string };

/**
 * The wishlist hearts of a page. A visitor who presses one logs in first and returns to the same page with the product in
 * the wishlist (specification, section 5; decision 42). Call it once per page.
 */
export const useHearts = (
  /** Called for each press with the new state and a function that sets the state again. */
  onPress?: (product: HeartProduct, isInWishlist: boolean, change: (isIn: boolean) => void) => void,
) => {
  const { session } = useSession();
  const navigate = useNavigate();
  const { inWishlist, setInWishlist } = useWishlist(session.status === "shopper");

  /** Resolves to whether the wishlist changed. */
  const changeOrLogIn = useCallback(
    async (productId: string, isInWishlist: boolean, logIn: (action: PendingHeart) => void) => {
      const result = await setInWishlist(productId, isInWishlist);
      if (result.isDone) return true;
      if (result.code === "UNAUTHENTICATED") logIn(toPendingAction(productId));
      if (result.message) toast.error(result.message);
      return false;
    },
    [setInWishlist],
  );

  const runPending = useCallback(
    ({ productId }: PendingHeart, logIn: (action: PendingHeart) => void) => {
      const view = { label: "View wishlist", onClick: () => void navigate(paths.wishlist()) };
      void changeOrLogIn(productId, true, logIn).then(
        (isDone) => isDone && toast.success("Added to your wishlist", view),
      );
    },
    [changeOrLogIn, navigate],
  );
  const { isLoggedInFor, logIn } = useAfterLogin<PendingHeart>({
    kind: "add-to-wishlist",
    message: "Please log in to add to your wishlist.",
    run: runPending,
  });
  const change = (productId: string, isInWishlist: boolean) => changeOrLogIn(productId, isInWishlist, logIn);

  const press = async (product: HeartProduct) => {
    if (!isLoggedInFor(toPendingAction(product.id))) return;
    const isInWishlist = !inWishlist.has(product.id);
    onPress?.(product, isInWishlist, (next) => void change(product.id, next));
    await change(product.id, isInWishlist);
  };

  const heartOf = (product: HeartProduct) => (
    <Heart title={product.title} isOn={inWishlist.has(product.id)} onPress={() => void press(product)} />
  );
  return { heartOf, change };
};

import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../accounts/session/session.ts";
import { useAfterLogin } from "../accounts/login/use-after-login.ts";
import type { PendingAction } from "../../navigation-state.ts";
import { paths } from "../../paths.ts";
import { HeartIcon } from "../../ui/icons.tsx";
import { toast } from "../../ui/toast.ts";
import { useWishlist } from "./use-wishlist.ts";

type HeartProps = {
  /** The product's title, for the accessible name. */
  title: string;
  isOn: boolean;
  onPress: () => void;
};

/** The wishlist heart on a picture of a product, filled if the product is in the wishlist. Its touch target is 44 px. */
const Heart = ({ title, isOn, onPress }: HeartProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-label={`Wishlist: ${title}`}
    title={isOn ? "Remove from your wishlist" : "Add to your wishlist"}
    onClick={onPress}
    className="group/heart grid noscript:hidden size-11 place-items-center rounded-sm"
  >
    <span className="grid size-9 place-items-center rounded-full bg-paper/80 transition-colors duration-150 group-hover/heart:bg-paper">
      <HeartIcon
        key={String(isOn)}
        size={20}
        className={isOn ? "animate-bump fill-madder text-madder" : ""}
      />
    </span>
  </button>
);

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

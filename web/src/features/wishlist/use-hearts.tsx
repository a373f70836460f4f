import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLoginRedirect } from "../accounts/login-visit.ts";
import { useSession } from "../accounts/session.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { Heart } from "./heart.tsx";
import { useWishlist } from "./use-wishlist.ts";
import { asResume, heartInState } from "./heart-in-state.ts";

const LOG_IN_FIRST = "Please log in to add to your wishlist.";

type Hearted = { id: string; title: string };

/**
 * The hearts of a page. A visitor who presses one is sent to /login first and is back here afterwards, with the product
 * in her wishlist (specification, section 5; decision 42). Use it once in a page.
 */
export const useHearts = (
  /** Told of each heart that she presses, and how to change it back. */
  onPress?: (product: Hearted, isIn: boolean, change: (isIn: boolean) => void) => void,
) => {
  const { session } = useSession();
  const toLogin = useLoginRedirect();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { inWishlist, put } = useWishlist(session.status === "shopper");

  /** Answers whether the wishlist has taken it. */
  const change = useCallback(
    async (productId: string, isWanted: boolean) => {
      const toggled = await put(productId, isWanted);
      if (toggled.isDone) return true;
      if (toggled.code === "UNAUTHENTICATED")
        void toLogin({ message: LOG_IN_FIRST, resume: asResume(productId) });
      if (toggled.message) toast.error(toggled.message);
      return false;
    },
    [put, toLogin],
  );

  const press = async (product: Hearted) => {
    const resume = asResume(product.id);
    // Before it is known who she is, the heart waits in the navigation state, as it does during a login.
    if (session.status === "loading")
      return void navigate(pathname + search, { replace: true, state: { resume } });
    if (session.status !== "shopper") return void toLogin({ message: LOG_IN_FIRST, resume });
    const isIn = !inWishlist.has(product.id);
    onPress?.(product, isIn, (isWanted) => void change(product.id, isWanted));
    await change(product.id, isIn);
  };

  const waiting = heartInState(state);
  const handled = useRef<unknown>(null);
  useEffect(() => {
    if (!waiting || handled.current === state || session.status === "loading") return;
    handled.current = state;
    // Taken out of the history first, so that a reload or the back button does not want it again.
    void navigate(pathname + search, { replace: true, state: null });
    if (session.status !== "shopper") {
      void toLogin({ message: LOG_IN_FIRST, resume: asResume(waiting) });
      return;
    }
    const see = { label: "View wishlist", onClick: () => void navigate(paths.wishlist()) };
    void change(waiting, true).then((isDone) => isDone && toast.success("Added to your wishlist", see));
  }, [waiting, state, session.status, change, navigate, pathname, search, toLogin]);

  const heartOf = (product: Hearted, look: "card" | "plain" = "card") => (
    <Heart
      title={product.title}
      isOn={inWishlist.has(product.id)}
      look={look}
      onPress={() => void press(product)}
    />
  );
  return { heartOf, change };
};

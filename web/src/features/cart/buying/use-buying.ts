import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLoginRedirect } from "../../accounts/login-visit.ts";
import { useSession } from "../../accounts/session.ts";
import { useAddToCart, type Added } from "../add-to-cart.ts";
import { useChoicesInCart } from "../in-cart.ts";
import { paths } from "../../../paths.ts";
import { toast } from "../../../ui/toast.ts";
import { asResume, wishInState, type BuyingWish } from "./wish-in-state.ts";

const LOG_IN_FIRST = "Please log in to add to cart.";

/** Her session ended meanwhile: she is sent to log in, and the wish waits. */
const isRefusedToken = (added: Added) => !added.isAdded && added.code === "UNAUTHENTICATED";

/**
 * Putting a piece into the cart from any page: a visitor is sent to /login first and is back here afterwards, with the
 * piece added (decision 42); Buy Now goes on to /checkout (decision 43). Use it once in a page.
 */
export const useBuying = () => {
  const { session } = useSession();
  const toLogin = useLoginRedirect();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { addToCart, isAdding } = useAddToCart();
  const { choices, isSettled } = useChoicesInCart(session.status === "shopper");

  const add = useCallback(
    async (wish: BuyingWish): Promise<Added> => {
      const added = await addToCart(wish);
      if (added.isAdded && wish.isBuyNow) void navigate(paths.checkout());
      else if (added.isAdded)
        toast.success("Added to cart", { label: "View cart", onClick: () => void navigate(paths.cart()) });
      else if (isRefusedToken(added)) void toLogin({ message: LOG_IN_FIRST, resume: asResume(wish) });
      return added;
    },
    [addToCart, navigate, toLogin],
  );

  /** Answers what became of it; null when it waits for a login. */
  const buy = useCallback(
    async (wish: BuyingWish): Promise<Added | null> => {
      if (session.status === "shopper") {
        const added = await add(wish);
        return isRefusedToken(added) ? null : added;
      }
      // Before it is known who she is, the wish waits in the navigation state, as it does during a login.
      if (session.status === "loading")
        void navigate(pathname + search, { replace: true, state: { resume: asResume(wish) } });
      else void toLogin({ message: LOG_IN_FIRST, resume: asResume(wish) });
      return null;
    },
    [add, navigate, pathname, search, session.status, toLogin],
  );

  const waiting = wishInState(state);
  const handled = useRef<unknown>(null);
  useEffect(() => {
    if (!waiting || handled.current === state) return;
    if (session.status === "loading" || (session.status === "shopper" && !isSettled)) return;
    handled.current = state;
    // Taken out of the history first, so that a reload or the back button does not want it again.
    void navigate(pathname + search, { replace: true, state: null });
    if (session.status !== "shopper") {
      void toLogin({ message: LOG_IN_FIRST, resume: asResume(waiting) });
      return;
    }
    void add(waiting).then((added) => {
      if (!added.isAdded && !isRefusedToken(added)) toast.error(added.message);
    });
  }, [waiting, state, session.status, isSettled, add, navigate, pathname, search, toLogin]);

  return { buy, isBuying: isAdding, choices };
};

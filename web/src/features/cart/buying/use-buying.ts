import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../accounts/session/session.ts";
import { useAfterLogin } from "../../accounts/login/use-after-login.ts";
import { useAddToCart, type Added } from "../add-to-cart.ts";
import { useChoicesInCart } from "../in-cart.ts";
import type { AddToCartRequest, PendingAction } from "../../../navigation-state.ts";
import { paths } from "../../../paths.ts";
import { toast } from "../../../ui/toast.ts";

type PendingAddToCart = Extract<PendingAction, { kind: "add-to-cart" }>;

const asAction = (request: AddToCartRequest): PendingAddToCart => ({ kind: "add-to-cart", request });

/** The session ended since the page was loaded. */
const isSessionEnded = (added: Added) => !added.isAdded && added.code === "UNAUTHENTICATED";

/**
 * Adds a product to the cart from any page. A visitor logs in first and returns to the same page with the product added
 * (decision 42). Buy Now continues to /checkout (decision 43). Call it once per page.
 */
export const useBuying = () => {
  const { session } = useSession();
  const navigate = useNavigate();
  const { addToCart, isAdding } = useAddToCart();
  const { choices, isSettled } = useChoicesInCart(session.status === "shopper");

  const add = useCallback(
    async (request: AddToCartRequest): Promise<Added> => {
      const added = await addToCart(request);
      if (added.isAdded && request.isBuyNow) void navigate(paths.checkout());
      else if (added.isAdded)
        toast.success("Added to cart", { label: "View cart", onClick: () => void navigate(paths.cart()) });
      return added;
    },
    [addToCart, navigate],
  );

  const runPending = useCallback(
    (action: PendingAddToCart, askForLogin: (action: PendingAddToCart) => void) =>
      void add(action.request).then((added) => {
        if (isSessionEnded(added)) askForLogin(action);
        else if (!added.isAdded) toast.error(added.message);
      }),
    [add],
  );
  const { isLoggedInFor, logIn } = useAfterLogin<PendingAddToCart>({
    kind: "add-to-cart",
    message: "Please log in to add to cart.",
    isReady: isSettled,
    run: runPending,
  });

  /** Resolves to the result; to `null` while the action waits for a login. */
  const buy = useCallback(
    async (request: AddToCartRequest): Promise<Added | null> => {
      if (!isLoggedInFor(asAction(request))) return null;
      const added = await add(request);
      if (!isSessionEnded(added)) return added;
      logIn(asAction(request));
      return null;
    },
    [add, isLoggedInFor, logIn],
  );

  return { buy, isBuying: isAdding, choices };
};

import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../accounts/session/session.ts";
import { useAfterLogin } from "../../accounts/login/use-after-login.ts";
import { useAddToCart, type AddResult } from "../add-to-cart.ts";
import { useVariantsInCart } from "../in-cart.ts";
import type { AddToCartRequest, PendingAction } from "../../../navigation-state.ts";
import { paths } from "../../../paths.ts";
import { toast } from "../../../ui/toast.ts";

type PendingAddToCart = Extract<PendingAction, { kind: "add-to-cart" }>;

const toPendingAction = (request: AddToCartRequest): PendingAddToCart => ({ kind: "add-to-cart", request });

/** The session ended since the page was loaded. */
const isSessionEnded = (result: AddResult) => !result.isAdded && result.code === "UNAUTHENTICATED";

/**
 * Adds a product to the cart from any page. A visitor logs in first and returns to the same page with the product added
 * (decision 42). Buy Now continues to /checkout (decision 43). Call it once per page.
 */
export const useBuying = () => {
  const { session } = useSession();
  const navigate = useNavigate();
  const { addToCart, isAdding } = useAddToCart();
  const { variants, isSettled } = useVariantsInCart(session.status === "shopper");

  const add = useCallback(
    async (request: AddToCartRequest): Promise<AddResult> => {
      const result = await addToCart(request);
      if (result.isAdded && request.isBuyNow) void navigate(paths.checkout());
      else if (result.isAdded)
        toast.success("Added to cart", { label: "View cart", onClick: () => void navigate(paths.cart()) });
      return result;
    },
    [addToCart, navigate],
  );

  const runPending = useCallback(
    (action: PendingAddToCart, askForLogin: (action: PendingAddToCart) => void) =>
      void add(action.request).then((result) => {
        if (isSessionEnded(result)) askForLogin(action);
        else if (!result.isAdded) toast.error(result.message);
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
    async (request: AddToCartRequest): Promise<AddResult | null> => {
      if (!isLoggedInFor(toPendingAction(request))) return null;
      const result = await add(request);
      if (!isSessionEnded(result)) return result;
      logIn(toPendingAction(request));
      return null;
    },
    [add, isLoggedInFor, logIn],
  );

  return { buy, isBuying: isAdding, variants };
};

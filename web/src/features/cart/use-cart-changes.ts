import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import {
  useClearCartMutation,
  useRemoveCartLineMutation,
  useRestoreCartLineMutation,
  useUpdateCartLineMutation,
  type Cart_CartFragment,
  type CartFees_SettingsFragment,
  type CartLine_LineFragment,
} from "../../graphql/generated.ts";
import type { Choice } from "../catalogue/choice.ts";
import { emptyCart, withChoice, withLine, withQuantity } from "./cart-changes.ts";

type Line = CartLine_LineFragment;

/** A failed change of the cart. The optimistic update is rolled back; `text` is the error message. */
export type CartFailure = {
  /** The line that was changed; `null` for the whole cart. */
  lineId: string | null;
  text: string;
};

const cartQueue = { context: { queue: "cart" } };

/**
 * All changes of a cart. Each change is shown optimistically and sent after the previous one has finished. A failed
 * change is rolled back with an error message, and `onFailure` is called so that the page can refetch the stock.
 */
export const useCartChanges = (
  cart: Cart_CartFragment,
  fees: CartFees_SettingsFragment,
  onFailure: () => void,
) => {
  const [update] = useUpdateCartLineMutation(cartQueue);
  const [remove] = useRemoveCartLineMutation(cartQueue);
  const [restore] = useRestoreCartLineMutation(cartQueue);
  const [clear] = useClearCartMutation(cartQueue);
  const [failure, setFailure] = useState<CartFailure | null>(null);
  const [removed, setRemoved] = useState<Line | null>(null);

  /** Resolves to whether the server accepted the change. */
  const attempt = async (lineId: string | null, change: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await change();
      return true;
    } catch (error) {
      const text = errorMessage(error, { fallback: "Your cart could not be changed. Please try again." });
      setFailure({ lineId, text });
      onFailure();
      return false;
    }
  };

  const removeLine = async (line: Line) => {
    setRemoved(line);
    const optimisticResponse = { removeCartLine: withQuantity(cart, line.id, 0, fees) };
    const isAccepted = await attempt(line.id, () =>
      remove({ variables: { lineId: line.id }, optimisticResponse }),
    );
    if (!isAccepted) setRemoved(null);
    return isAccepted;
  };

  return {
    failure,
    /** The last removed line, while the removal can be undone; else `null`. */
    removed,
    setQuantity: (line: Line, quantity: number) => {
      if (quantity < 1) return removeLine(line);
      const optimisticResponse = { updateCartLine: withQuantity(cart, line.id, quantity, fees) };
      return attempt(line.id, () =>
        update({ variables: { input: { lineId: line.id, quantity } }, optimisticResponse }),
      );
    },
    choose: (line: Line, choice: Choice) => {
      const optimisticResponse = { updateCartLine: withChoice(cart, line.id, choice, fees) };
      return attempt(line.id, () =>
        update({ variables: { input: { lineId: line.id, ...choice } }, optimisticResponse }),
      );
    },
    removeLine,
    restore: async (line: Line) => {
      setRemoved(null);
      const { product, size, color, quantity } = line;
      const restoredLine = { ...line, id: `back-${line.id}`, priceWhenAdded: line.price };
      const optimisticResponse = { addToCart: withLine(cart, restoredLine, fees) };
      const isAccepted = await attempt(null, () =>
        restore({
          variables: { input: { productId: product.id, size, color, quantity } },
          optimisticResponse,
        }),
      );
      if (!isAccepted) setRemoved(line);
    },
    clear: () => {
      setRemoved(null);
      return attempt(null, () => clear({ optimisticResponse: { clearCart: emptyCart(cart, fees) } }));
    },
  };
};

export type CartChanges = ReturnType<typeof useCartChanges>;

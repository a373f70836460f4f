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
import type { Variant } from "../catalogue/variant.ts";
import { emptyCart, withVariant, withLine, withQuantity } from "./cart-changes.ts";

type Line = CartLine_LineFragment;

/** A failed change of the cart. The optimistic update is rolled back; `text` is the error message. */
export type CartFailure = {
  /** The line that was changed; `null` for the whole cart. */
  lineId: string | null;
  text: string;
};

type Removal = {
  /** The notice above the lines. */
  text: string;
  /** Called when the removal was undone. */
  onRestored?: () => void;
};

/** A removed line, while the removal can be undone. */
export type RemovedLine = Removal & { line: Line };

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
  const [removed, setRemoved] = useState<RemovedLine | null>(null);

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

  const removeLine = async (
    line: Line,
    removal: Removal = { text: `${line.product.title} was removed.` },
  ) => {
    setRemoved({ ...removal, line });
    const optimisticResponse = { removeCartLine: { cart: withQuantity(cart, line.id, 0, fees) } };
    const isAccepted = await attempt(line.id, () =>
      remove({ variables: { lineId: line.id }, optimisticResponse }),
    );
    if (!isAccepted) setRemoved(null);
    return isAccepted;
  };

  return {
    failure,
    /** Shows a failure that happened outside of the cart, and reads the cart again. */
    fail: (lineId: string, text: string) => {
      setFailure({ lineId, text });
      onFailure();
    },
    /** The last removed line, while the removal can be undone; else `null`. */
    removed,
    setQuantity: (line: Line, quantity: number) => {
      if (quantity < 1) return removeLine(line);
      const optimisticResponse = { updateCartLine: { cart: withQuantity(cart, line.id, quantity, fees) } };
      return attempt(line.id, () =>
        update({ variables: { input: { lineId: line.id, quantity } }, optimisticResponse }),
      );
    },
    choose: (line: Line, variant: Variant) => {
      const optimisticResponse = { updateCartLine: { cart: withVariant(cart, line.id, variant, fees) } };
      return attempt(line.id, () =>
        update({ variables: { input: { lineId: line.id, ...variant } }, optimisticResponse }),
      );
    },
    removeLine,
    restore: async (removedLine: RemovedLine) => {
      setRemoved(null);
      const { line } = removedLine;
      const { product, size, color, quantity } = line;
      const restoredLine = { ...line, id: `back-${line.id}`, priceWhenAdded: line.price };
      const optimisticResponse = { addToCart: { cart: withLine(cart, restoredLine, fees) } };
      const isAccepted = await attempt(null, () =>
        restore({
          variables: { input: { productId: product.id, size, color, quantity } },
          optimisticResponse,
        }),
      );
      if (isAccepted) removedLine.onRestored?.();
      else setRemoved(removedLine);
    },
    clear: () => {
      setRemoved(null);
      return attempt(null, () =>
        clear({ optimisticResponse: { clearCart: { cart: emptyCart(cart, fees) } } }),
      );
    },
  };
};

export type CartChanges = ReturnType<typeof useCartChanges>;

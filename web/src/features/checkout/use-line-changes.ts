import { useNavigate } from "react-router-dom";
import type { CartLine_LineFragment, CheckoutPageQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { useCartChanges } from "../cart/use-cart-changes.ts";

type LineChangeOptions = {
  refetchCart: () => Promise<unknown>;
  /** Called at each change: messages about the previous cart are outdated then. */
  onChange: () => void;
};

/** Changes of lines that cannot be ordered as they stand. Without a line left the shopper goes to the cart. */
export const useLineChanges = (
  { cart, settings }: CheckoutPageQuery,
  { refetchCart, onChange }: LineChangeOptions,
) => {
  const navigate = useNavigate();
  const { setQuantity, failure } = useCartChanges(cart, settings, () => {
    refetchCart().catch(() => undefined);
  });
  return {
    failure,
    setQuantity: async (line: CartLine_LineFragment, quantity: number) => {
      onChange();
      const isLast = quantity < 1 && cart.lines.length === 1;
      const isAccepted = await setQuantity(line, quantity);
      if (isLast && isAccepted) void navigate(paths.cart(), { replace: true });
      return isAccepted;
    },
  };
};

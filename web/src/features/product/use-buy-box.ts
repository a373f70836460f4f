import { useState, type RefObject, startTransition, useCallback, useOptimistic } from "react";
import {
  CHOOSE_SIZE_AND_COLOR,
  isComplete,
  piecesLeftOf,
  type Variant,
  type VariantOptions,
} from "../catalogue/variant.ts";
import { quantityInCart } from "../cart/in-cart.ts";
import { limitText } from "../cart/limit-text.ts";
import { maxLineQuantity } from "../../max-line-quantity.ts";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { useBuying } from "../cart/buying/use-buying.ts";
import { useSearchParams } from "react-router-dom";
import { readVariant, writeVariant } from "../catalogue/variant-in-url.ts";

/** Keeps size and colour in the URL, so that a link, a reload and the return from the login restore the variant. */
const useVariantInUrl = (options: VariantOptions) => {
  const [parameters, setParameters] = useSearchParams();
  // The router updates the URL in a transition. The optimistic state changes the picture at once.
  const [variant, setVariant] = useOptimistic(readVariant(options, parameters));
  const choose = useCallback(
    (next: Variant) =>
      startTransition(() => {
        setVariant(next);
        setParameters(writeVariant(options, next), { replace: true });
      }),
    [options, setVariant, setParameters],
  );
  return [variant, choose] as const;
};

type Product = ProductPageQuery["product"];

/** State of the product page's buy box: variant, quantity, stock, Add to Cart and Buy Now. */
export const useBuyBox = (
  product: Product,
  refresh: () => void,
  /** The element with the radio groups for size and colour. */
  fields: RefObject<HTMLElement | null>,
) => {
  const [variant, setVariant] = useVariantInUrl(product);
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [failure, setFailure] = useState<string | null>(null);
  const [pressedButton, setPressedButton] = useState<"cart" | "now">("cart");
  const { buy, isBuying, variants } = useBuying();

  const piecesLeft = piecesLeftOf(product.stockUnits, variant);
  const inCart = quantityInCart(variants, product.id, variant);
  const maxQuantity = Math.min(maxLineQuantity, piecesLeft) - inCart;
  const quantity = Math.max(1, Math.min(requestedQuantity, maxQuantity));

  const choose = (next: Variant) => {
    setFailure(null);
    setVariant(next);
  };

  /** Scrolls to and focuses the first radio group without a selection. */
  const focusMissingVariant = () => {
    setFailure(CHOOSE_SIZE_AND_COLOR);
    const firstUnanswered = [...(fields.current?.querySelectorAll("fieldset") ?? [])].find(
      (fieldset) => !fieldset.querySelector("input:checked"),
    );
    firstUnanswered?.scrollIntoView({ block: "center" });
    firstUnanswered?.querySelector<HTMLInputElement>("input:enabled")?.focus({ preventScroll: true });
  };

  const submit = async (isBuyNow: boolean) => {
    if (!isComplete(product, variant)) return focusMissingVariant();
    setFailure(null);
    setPressedButton(isBuyNow ? "now" : "cart");
    const result = await buy({ productId: product.id, ...variant, quantity, isBuyNow });
    if (result?.isAdded) setRequestedQuantity(1);
    else if (result) {
      setFailure(result.message);
      if (result.code === "OUT_OF_STOCK") refresh();
    }
  };

  return {
    variant,
    choose,
    piecesLeft,
    inCart,
    maxQuantity,
    quantity,
    setQuantity: setRequestedQuantity,
    /** Why the quantity is lower than requested; `undefined` if it is not. */
    limitText: limitText({ requestedQuantity, maxQuantity, inCart }),
    failure,
    /** No more pieces can be added: sold out, or all pieces left are in the cart. */
    isAtLimit: maxQuantity <= 0,
    isAdding: isBuying && pressedButton === "cart",
    isBuyingNow: isBuying && pressedButton === "now",
    /** Reads the stock again. */
    refresh,
    add: () => void submit(false),
    buyNow: () => void submit(true),
  };
};

export type BuyBoxState = ReturnType<typeof useBuyBox>;

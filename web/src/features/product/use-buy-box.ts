import { useState, type RefObject } from "react";
import { CHOOSE_SIZE_AND_COLOR, isComplete, piecesLeftOf, type Choice } from "../catalogue/choice.ts";
import { quantityInCart } from "../cart/in-cart.ts";
import { limitText } from "../cart/limit-text.ts";
import { maxLineQuantity } from "../../shop-limits.ts";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { useBuying } from "../cart/buying/use-buying.ts";
import { useChoiceInUrl } from "./use-choice-in-url.ts";

type Product = ProductPageQuery["product"];

/** State of the product page's buy box: choice, quantity, stock, Add to Cart and Buy Now. */
export const useBuyBox = (
  product: Product,
  refresh: () => void,
  /** The element with the radio groups for size and colour. */
  fields: RefObject<HTMLElement | null>,
) => {
  const [choice, setChoice] = useChoiceInUrl(product);
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [failure, setFailure] = useState<string | null>(null);
  const [pressedButton, setPressedButton] = useState<"cart" | "now">("cart");
  const { buy, isBuying, choices } = useBuying();

  const piecesLeft = piecesLeftOf(product.stockUnits, choice);
  const inCart = quantityInCart(choices, product.id, choice);
  const maxQuantity = Math.min(maxLineQuantity, piecesLeft) - inCart;
  const quantity = Math.max(1, Math.min(requestedQuantity, maxQuantity));

  const choose = (next: Choice) => {
    setFailure(null);
    setChoice(next);
  };

  /** Scrolls to and focuses the first radio group without a selection. */
  const focusMissingChoice = () => {
    setFailure(CHOOSE_SIZE_AND_COLOR);
    const firstUnanswered = [...(fields.current?.querySelectorAll("fieldset") ?? [])].find(
      (fieldset) => !fieldset.querySelector("input:checked"),
    );
    firstUnanswered?.scrollIntoView({ block: "center" });
    firstUnanswered?.querySelector<HTMLInputElement>("input:enabled")?.focus({ preventScroll: true });
  };

  const submit = async (isBuyNow: boolean) => {
    if (!isComplete(product, choice)) return focusMissingChoice();
    setFailure(null);
    setPressedButton(isBuyNow ? "now" : "cart");
    const result = await buy({ productId: product.id, ...choice, quantity, isBuyNow });
    if (result?.isAdded) setRequestedQuantity(1);
    else if (result) {
      setFailure(result.message);
      if (result.code === "OUT_OF_STOCK") refresh();
    }
  };

  return {
    choice,
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

import { useState, type RefObject } from "react";
import { CHOOSE_SIZE_AND_COLOR, isComplete, leftOf, type Choice } from "../catalogue/choice.ts";
import { piecesOf } from "../cart/in-cart.ts";
import { MOST_PIECES } from "../cart/most-pieces.ts";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { useBuying } from "../cart/buying/use-buying.ts";
import { useChoiceInUrl } from "./use-choice-in-url.ts";

type Product = ProductPageQuery["product"];

/** What she is about to buy on the product page: choice, number, what is left, and the two ways to buy it. */
export const useBuyBox = (
  product: Product,
  refresh: () => void,
  /** What holds the questions for size and colour. */
  fields: RefObject<HTMLElement | null>,
) => {
  const [choice, setChoice] = useChoiceInUrl(product);
  const [wanted, setWanted] = useState(1);
  const [failure, setFailure] = useState<string | null>(null);
  const [way, setWay] = useState<"cart" | "now">("cart");
  const { buy, isBuying, choices } = useBuying();

  const left = leftOf(product.stockUnits, choice);
  const inCart = piecesOf(choices, product.id, choice);
  const most = Math.min(MOST_PIECES, left - inCart);
  const quantity = Math.max(1, Math.min(wanted, most));

  const choose = (next: Choice) => {
    setFailure(null);
    setChoice(next);
  };

  /** Leads her to what is still open: the first question without an answer. */
  const askForChoice = () => {
    setFailure(CHOOSE_SIZE_AND_COLOR);
    const open = [...(fields.current?.querySelectorAll("fieldset") ?? [])].find(
      (fieldset) => !fieldset.querySelector("input:checked"),
    );
    open?.scrollIntoView({ block: "center" });
    open?.querySelector<HTMLInputElement>("input:enabled")?.focus({ preventScroll: true });
  };

  const put = async (isBuyNow: boolean) => {
    if (!isComplete(product, choice)) return askForChoice();
    setFailure(null);
    setWay(isBuyNow ? "now" : "cart");
    const added = await buy({ productId: product.id, ...choice, quantity, isBuyNow });
    if (added?.isAdded) setWanted(1);
    else if (added) {
      setFailure(added.message);
      if (added.code === "OUT_OF_STOCK") refresh();
    }
  };

  return {
    choice,
    choose,
    left,
    inCart,
    most,
    quantity,
    setQuantity: setWanted,
    failure,
    /** Nothing more can be added: sold out, or all that is left is in her cart. */
    isOver: most <= 0,
    isAdding: isBuying && way === "cart",
    isGoing: isBuying && way === "now",
    add: () => void put(false),
    buyNow: () => void put(true),
  };
};

export type BuyBoxState = ReturnType<typeof useBuyBox>;

import { useState } from "react";
import { Link } from "react-router-dom";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { useAddAvailablePieces } from "../cart/use-add-available-pieces.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { BagIcon } from "../../ui/first-load-icons.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { buyAgainNotice, type BuyAgainNotice, type ReorderedLine } from "./buy-again-messages.ts";
import { orderedVariantText } from "./order-line-view.tsx";
import { orderLabel } from "./order-status.ts";

/** Adds the lines of an order to the cart again, one by one, at current prices and as far as they are in stock. */
const useBuyAgain = ({ lines }: Pick<OrderCard_OrderFragment, "lines">) => {
  const add = useAddAvailablePieces();
  const [isAdding, setAdding] = useState(false);
  const [notice, setNotice] = useState<BuyAgainNotice | null>(null);

  const addLines = async (): Promise<BuyAgainNotice> => {
    const reorderedLines: ReorderedLine[] = [];
    for (const line of lines) {
      const { product, size, color, quantity } = line;
      const input = product && { productId: product.id, size, color, quantity };
      const added = input ? await add(input) : { pieces: 0 };
      if ("failure" in added) return { tone: "error", text: added.failure, missing: [] };
      const title = [line.title, orderedVariantText(line)].filter(Boolean).join(", ");
      reorderedLines.push({ title, requested: quantity, added: added.pieces });
    }
    return buyAgainNotice(reorderedLines);
  };

  const buyAgain = async () => {
    setAdding(true);
    setNotice(null);
    try {
      setNotice(await addLines());
    } finally {
      setAdding(false);
    }
  };
  return { buyAgain, isAdding, notice };
};

/** "Reorder" for a delivered order (specification, section 2), "Buy again" for a cancelled one; else `undefined`. */
const buttonLabelOf = ({ orderStatus }: OrderCard_OrderFragment) => {
  if (orderStatus === "DELIVERED") return "Reorder";
  return orderStatus === "CANCELLED" ? "Buy again" : undefined;
};

/** A button that adds the lines of an order to the cart again, with the result below. */
export const BuyAgain = ({ order }: { order: OrderCard_OrderFragment }) => {
  const { buyAgain, isAdding, notice } = useBuyAgain(order);
  const buttonLabel = buttonLabelOf(order);
  if (!buttonLabel) return null;
  return (
    <>
      <Button variant="secondary" isLoading={isAdding} onClick={() => void buyAgain()}>
        {!isAdding && <BagIcon />} {buttonLabel}
        <span className="sr-only"> what was in order {orderLabel(order)}</span>
      </Button>
      <FormMessage
        tone={notice?.tone ?? "success"}
        className={notice ? "order-last basis-full" : "sr-only"}
        detail={
          <>
            {notice?.missing.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {notice?.tone === "success" && (
              <Link to={paths.cart()} className="text-link">
                View cart
              </Link>
            )}
          </>
        }
      >
        {notice?.text}
      </FormMessage>
    </>
  );
};

import { useState } from "react";
import { useAddAvailablePieces } from "../cart/use-add-available-pieces.ts";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { orderedVariantText } from "./order-line-view.tsx";
import { buyAgainNotice, type BuyAgainNotice, type ReorderedLine } from "./buy-again-messages.ts";

/** Adds the lines of an order to the cart again, one by one, at current prices and as far as they are in stock. */
export const useBuyAgain = ({ lines }: Pick<OrderCard_OrderFragment, "lines">) => {
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

import { useState } from "react";
import { useAddWhatIsLeft } from "../cart/use-add-what-is-left.ts";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { choiceOf } from "./order-line-view.tsx";
import { newsOfAgain, type AgainNews, type LineAgain } from "./buy-again-words.ts";

/** Puts an order's pieces into the cart once more, at today's prices: line by line, as far as the shop has them. */
export const useBuyAgain = ({ lines }: Pick<OrderCard_OrderFragment, "lines">) => {
  const add = useAddWhatIsLeft();
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState<AgainNews | null>(null);

  const addLines = async (): Promise<AgainNews> => {
    const again: LineAgain[] = [];
    for (const line of lines) {
      const { product, size, color, quantity } = line;
      const wish = product && { productId: product.id, size, color, quantity };
      const added = wish ? await add(wish) : { pieces: 0 };
      if ("failure" in added) return { tone: "error", text: added.failure, missing: [] };
      const title = [line.title, choiceOf(line)].filter(Boolean).join(", ");
      again.push({ title, wanted: quantity, added: added.pieces });
    }
    return newsOfAgain(again);
  };

  const buyAgain = async () => {
    setAdding(true);
    setNews(null);
    try {
      setNews(await addLines());
    } finally {
      setAdding(false);
    }
  };
  return { buyAgain, isAdding, news };
};

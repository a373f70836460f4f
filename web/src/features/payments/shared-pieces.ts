import type { CartLine_LineFragment, UnpaidOrder_OrderFragment } from "../../graphql/generated.ts";

type CartLine = Pick<CartLine_LineFragment, "size" | "color"> & {
  product: Pick<CartLine_LineFragment["product"], "id" | "title">;
};
type OrderLine = Pick<UnpaidOrder_OrderFragment["lines"][number], "productId" | "size" | "color">;

/** The lines of the cart whose variant is also in an order. */
export const sharedLines = <Line extends CartLine>(
  cartLines: readonly Line[],
  orderLines: readonly OrderLine[],
): Line[] =>
  cartLines.filter(({ product, size, color }) =>
    orderLines.some((line) => line.productId === product.id && line.size === size && line.color === color),
  );

/** Says which pieces of an unpaid order are in the cart, too; `undefined` if there are none. */
export const sharedPiecesText = (
  cartLines: readonly CartLine[],
  orderLines: readonly OrderLine[],
): string | undefined => {
  const shared = sharedLines(cartLines, orderLines);
  if (shared.length === 0) return undefined;
  if (shared.length === cartLines.length && shared.length === orderLines.length)
    return "The same pieces are in your cart again. Ordering them would buy them twice.";
  const titles = [...new Set(shared.map(({ product }) => product.title))];
  const names = titles.length > 2 ? `${titles.length} of these pieces` : titles.join(" and ");
  return `${names} ${titles.length === 1 ? "is" : "are"} in your cart again. Ordering again would buy ${titles.length === 1 ? "it" : "them"} twice.`;
};

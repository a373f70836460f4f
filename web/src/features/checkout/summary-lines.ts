import { shownVariant } from "../catalogue/variant-text.ts";
import type { SummaryLine } from "./order-summary.tsx";
import type { Cart_CartFragment, CartLine_LineFragment, OrderLineInput } from "../../graphql/generated.ts";
import { pictureInColor } from "../../ui/picture-in-color.ts";

/** Converts a line of the cart to one of the order summary. */
export const toSummaryLine = (line: CartLine_LineFragment): SummaryLine => ({
  id: line.id,
  title: line.product.title,
  variant: shownVariant(line),
  quantity: line.quantity,
  lineTotal: line.lineTotal,
  picture: pictureInColor(line.product.pictures, line.color),
});

/** Converts the cart's lines to the API's input. */
export const toOrderLines = (cart: Cart_CartFragment): OrderLineInput[] =>
  cart.lines.map(({ product, size, color, quantity }) => ({ productId: product.id, size, color, quantity }));

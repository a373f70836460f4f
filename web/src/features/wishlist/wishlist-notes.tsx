import { formatRupees } from "../../ui/money.ts";
import { isLowStock, stockLabel } from "../catalogue/variant.ts";

type SavedProduct = { price: number; priceWhenAdded: number | null; stock: number };

/** How much less the product costs than when it was saved; `undefined` if it does not, or the shop does not know. */
export const priceDropText = ({ price, priceWhenAdded }: SavedProduct) =>
  priceWhenAdded !== null && price < priceWhenAdded
    ? `${formatRupees(priceWhenAdded - price)} less than when you saved it`
    : undefined;

/** Reasons to buy a wished piece now: a lower price, the last pieces. */
export const WishlistNotes = ({ product }: { product: SavedProduct }) => (
  <>
    <p className="text-sm font-semibold text-leaf tabular-nums empty:hidden">{priceDropText(product)}</p>
    {isLowStock(product.stock) && (
      <p className="text-sm font-semibold text-madder">{stockLabel(product.stock)}</p>
    )}
  </>
);

import type { AdminProductRow_ProductFragment } from "../../../../graphql/generated.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { AlertIcon, BoxIcon, CancelIcon } from "../../../../ui/icons.tsx";
import { lowStockUpTo } from "../../../../shop-limits.ts";
import { Picture } from "../../../../ui/picture.tsx";

/** Whether a product is in the shop. */
export const StateMark = ({ isArchived }: { isArchived: boolean }) =>
  isArchived ? (
    <Badge tone="grey" icon={<BoxIcon size={16} />}>
      Archived
    </Badge>
  ) : (
    <span>Active</span>
  );

/** The number of pieces, marked when few or none are left. `isNamed` says what is counted, outside of a column. */
export const StockMark = ({ stock, isNamed = false }: { stock: number; isNamed?: boolean }) => {
  if (stock === 0)
    return (
      <Badge tone="red" icon={<CancelIcon size={16} />}>
        Out of stock
      </Badge>
    );
  if (stock <= lowStockUpTo)
    return (
      <Badge tone="amber" icon={<AlertIcon size={16} />}>
        {stock} left
      </Badge>
    );
  return (
    <span className="tabular-nums">
      {stock.toLocaleString("en-IN")}
      {isNamed && " in stock"}
    </span>
  );
};

/** The first picture of a product, small; an empty frame without one. */
export const Thumbnail = ({ product }: { product: AdminProductRow_ProductFragment }) => {
  const [picture] = product.pictures;
  return (
    <div className="grid aspect-3/4 w-full place-items-center overflow-hidden rounded-sm bg-paper-deep text-xs text-ink-faint">
      {picture ? (
        <Picture picture={picture} sizes="4rem" isDecorative className="size-full object-cover" />
      ) : (
        <BoxIcon size={16} />
      )}
    </div>
  );
};

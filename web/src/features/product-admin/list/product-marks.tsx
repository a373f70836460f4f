import { useState } from "react";
import type { AdminProductRow_ProductFragment } from "../../../graphql/generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { AlertIcon, BoxIcon, CancelIcon } from "../../../ui/icons.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { dayWords } from "../form/schedule.ts";
import { shop } from "../../../shop.ts";
import { Picture } from "../../../ui/picture.tsx";

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
  if (stock <= shop().lowStockUpTo)
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

/** The scheduled price that is valid now, or else the next one. */
export const ScheduleMark = ({
  product,
}: {
  product: Pick<AdminProductRow_ProductFragment, "scheduledPrices">;
}) => {
  const [now] = useState(() => Date.now());
  const next = product.scheduledPrices.find(({ endsAt }) => Date.parse(endsAt) > now);
  if (!next) return null;
  const isRunning = Date.parse(next.beginsAt) <= now;
  return (
    <p className="text-xs font-normal whitespace-nowrap text-ink-soft" translate="no">
      <span className={isRunning ? "font-semibold text-leaf" : ""}>{formatRupees(next.price)}</span>{" "}
      {isRunning ? `until ${dayWords(next.endsAt)}` : `from ${dayWords(next.beginsAt)}`}
    </p>
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

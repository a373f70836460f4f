import type { ProductEditor_ProductFragment } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { BoxIcon, CheckIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ProductActions } from "./product-actions.tsx";

/** The saved product: picture, title, state, and what can be done with it as a whole. */
export const ProductHead = ({ product }: { product: ProductEditor_ProductFragment }) => {
  const [cover] = product.pictures;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
      <div className="w-18 overflow-hidden rounded-sm bg-paper-deep sm:row-span-2">
        {cover ? (
          <Picture picture={cover} sizes="4.5rem" isDecorative className="aspect-3/4 w-full object-cover" />
        ) : (
          <span className="grid aspect-3/4 place-items-center p-1 text-center text-xs text-ink-soft">
            No picture yet
          </span>
        )}
      </div>
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">{product.title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {product.isArchived ? (
            <Badge tone="grey" icon={<BoxIcon size={16} />}>
              Archived
            </Badge>
          ) : (
            <Badge tone="green" icon={<CheckIcon size={16} />}>
              Active
            </Badge>
          )}
          <span className="tabular-nums">Last change {formatDateTime(product.updatedAt)}</span>
        </p>
      </div>
      <div className="max-sm:col-span-2">
        <ProductActions product={product} />
      </div>
    </div>
  );
};

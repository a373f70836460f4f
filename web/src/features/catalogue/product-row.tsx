import type { ReactNode } from "react";
import { Picture, type PictureLoading } from "../../ui/picture.tsx";
import { CardColors } from "./card-colors.tsx";
import { NewBadge } from "./new-badge.tsx";
import { pictureSizes } from "./picture-sizes.ts";
import { ProductSummary } from "./product-summary.tsx";
import { useCardColor, type CardProduct } from "./use-card-color.ts";

type ProductRowProps = {
  /** Without a description until it is loaded. */
  product: CardProduct & { description?: string };
  /** At the end of the row: Add to Cart in the pressed colour, or the variants that are in the cart. */
  action?: (color: string | undefined) => ReactNode;
  /** The wishlist heart, in the corner of the row. */
  heart?: ReactNode;
  /** How the picture is loaded: lazily, except for the first one of a page. */
  loading?: PictureLoading;
};

/** A product in the list view: one picture and the description. */
export const ProductRow = ({ product, action, heart, loading = "lazy" }: ProductRowProps) => {
  const { color, picture, linkColor, choose } = useCardColor(product);
  const front = picture ?? product.coverPictures[0];
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 xl:grid-cols-[10rem_minmax(0,1fr)_13rem]">
      <div className="relative aspect-3/4 self-start overflow-hidden bg-paper-deep">
        {front && (
          <Picture
            picture={front}
            sizes={pictureSizes.row}
            loading={loading}
            isDecorative
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {/* In a small picture it would cover the head, which is at the top. */}
        {product.isNew && <NewBadge isAtBottom />}
      </div>
      <div className={`flex flex-col gap-1.5 ${heart ? "pr-11 xl:pr-0" : ""}`}>
        <ProductSummary product={product} variant="row" color={linkColor} />
        <CardColors product={product} color={color} onChoose={choose} />
        <p className="line-clamp-3 max-w-(--container-prose) text-ink-soft">{product.description}</p>
      </div>
      {heart && <div className="absolute -top-2 right-0">{heart}</div>}
      {action && <div className="relative self-end max-xl:col-start-2">{action(linkColor)}</div>}
    </article>
  );
};

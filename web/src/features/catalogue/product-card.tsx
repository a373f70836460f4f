import type { ReactNode } from "react";
import { Picture, type PictureFile, type PictureLoading } from "../../ui/picture.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { CardColors } from "./card-colors.tsx";
import { NewBadge } from "./new-badge.tsx";
import { pictureSizes } from "./picture-sizes.ts";
import { ProductSummary } from "./product-summary.tsx";
import { useCardColor, type CardProduct } from "./use-card-color.ts";

type ProductCardProps = {
  product: CardProduct;
  /** Below the price. */
  note?: ReactNode;
  /** Below the text: Add to Cart in the pressed colour, or the variants that are in the cart. */
  action?: (color: string | undefined) => ReactNode;
  /** The wishlist heart, in the corner of the picture. */
  heart?: ReactNode;
  /** How the front picture is loaded: lazily, except for the first one of a page. */
  loading?: PictureLoading;
  /** The HTML attribute `sizes` of the pictures. */
  sizes?: string;
};

/** The picture that a mouse shows, opaque above the first one. Not part of a page's HTML, since a phone never shows it. */
const HoverPicture = ({ picture, sizes }: { picture: PictureFile; sizes: string }) =>
  useMedia("(pointer: fine)") && (
    <Picture
      picture={picture}
      sizes={sizes}
      isDecorative
      className="absolute inset-0 size-full bg-paper-deep object-cover opacity-0 mix-blend-normal transition-opacity duration-250 group-hover:opacity-100"
    />
  );

/**
 * A product in a grid: two pictures (the second on hover), name, rating, price and colours. Another colour replaces both pictures.
 * The whole card is a link.
 */
export const ProductCard = ({
  product,
  note,
  action,
  heart,
  loading = "lazy",
  sizes = pictureSizes.card,
}: ProductCardProps) => {
  const { color, picture, linkColor, choose } = useCardColor(product);
  const [cover, second] = product.coverPictures;
  const front = picture ?? cover;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-3/4 overflow-hidden bg-paper-deep">
        {front && (
          <Picture
            picture={front}
            sizes={sizes}
            loading={loading}
            isDecorative
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {second && !picture && <HoverPicture picture={second} sizes={sizes} />}
        {product.isNew && <NewBadge />}
        {product.stock === 0 && !action && (
          <span className="absolute inset-x-0 bottom-0 bg-paper/90 py-2 text-center text-sm font-semibold">
            Out of stock
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1 pt-3 pb-1">
        <ProductSummary product={product} variant="card" color={linkColor} />
        {note}
        <CardColors product={product} color={color} onChoose={choose} />
      </div>
      {heart && <div className="absolute top-1 right-1">{heart}</div>}
      {action && <div className="relative pt-2">{action(linkColor)}</div>}
    </article>
  );
};

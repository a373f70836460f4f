import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ProductRow_ProductFragment } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import { Stars } from "../ui/stars.tsx";
import { NewBadge } from "./new-badge.tsx";

type ProductRowProps = {
  product: ProductRow_ProductFragment;
  /** What stands at its end: Add to Cart, or what of it is in the cart. */
  action?: ReactNode;
  /** What stands in its corner: the heart of the wishlist. */
  heart?: ReactNode;
  isEager?: boolean;
};

/** A product in a list: one picture, and room for what it is. */
export const ProductRow = ({ product, action, heart, isEager = false }: ProductRowProps) => {
  const [front] = product.coverPictures;
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 xl:grid-cols-[10rem_minmax(0,1fr)_13rem]">
      <div className="relative aspect-3/4 self-start overflow-hidden bg-paper-deep">
        {front && (
          <Picture
            picture={front}
            sizes="(min-width: 40rem) 10rem, 7rem"
            isEager={isEager}
            isDecorative
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {product.isNew && <NewBadge />}
      </div>
      <div className="flex flex-col gap-1.5">
        <h3 className={`text-lg leading-snug ${heart ? "pr-11 xl:pr-0" : ""}`}>
          <Link
            to={paths.product(product.id)}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-indigo"
          >
            {product.title}
          </Link>
        </h3>
        {product.averageRating !== null && (
          <Stars rating={product.averageRating} count={product.reviewCount} />
        )}
        <Price amount={product.price} original={product.originalPrice} label={product.discountLabel} />
        <p className="line-clamp-3 max-w-(--container-prose) text-ink-soft">{product.description}</p>
      </div>
      {heart && <div className="absolute -top-2 right-0">{heart}</div>}
      {action && <div className="relative self-end max-xl:col-start-2">{action}</div>}
    </article>
  );
};

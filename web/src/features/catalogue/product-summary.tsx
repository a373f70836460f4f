import { Link } from "react-router-dom";
import type { ProductCard_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Price } from "../../ui/price.tsx";
import { Stars } from "../../ui/stars.tsx";

const titles = {
  card: "line-clamp-4 font-sans text-base leading-snug tracking-normal",
  row: "text-lg leading-snug",
};

/**
 * Name, rating and price of a product in a list. The link of the name covers the whole card or row, so the card or row
 * needs the classes `group relative`. Other buttons in it need `relative` to be above the link.
 */
export const ProductSummary = ({
  product,
  variant,
  color,
}: {
  product: Omit<ProductCard_ProductFragment, "coverPictures">;
  variant: keyof typeof titles;
  /** The colour in which the link opens the product; `undefined` for its first colour. */
  color: string | undefined;
}) => (
  <>
    <h3 className={titles[variant]}>
      <Link
        to={paths.product(product, color === product.availableColors[0] ? undefined : color)}
        className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-indigo"
      >
        {product.title}
      </Link>
    </h3>
    {product.averageRating !== null && <Stars rating={product.averageRating} count={product.reviewCount} />}
    <Price
      amount={product.price}
      original={product.originalPrice}
      isMrp={product.mrp !== null}
      label={product.discountLabel}
    />
  </>
);

import type { ProductVariants_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { categoryLabels } from "./category-labels.ts";
import type { Variant } from "./variant.ts";
import { ColorSwatch } from "./color-swatch.tsx";

const inCartId = (productId: string) => `in-cart-${productId}`;

/**
 * The card's link to the cart, which gets the focus after the variant dialog: it replaces the button that opened the
 * dialog. It is lower than the button was, so it is scrolled into view. `null` if missing.
 */
export const inCartLink = (productId: string) => {
  const link = document.getElementById(inCartId(productId));
  link?.scrollIntoView({ block: "nearest" });
  return link;
};

/** Focuses the link that replaced the focused button. Does nothing if another element has the focus by now. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus();
};

/** Names of sizes or colours. Those in the cart are bold. */
const Names = ({
  names,
  namesInCart,
}: {
  names: readonly string[];
  namesInCart: ReadonlySet<string | null>;
}) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      {namesInCart.has(name) ? (
        <strong className="text-ink">
          {name}
          <span className="sr-only"> (in your cart)</span>
        </strong>
      ) : (
        name
      )}
    </span>
  ));

/** Category, sizes, colours and "In Cart" on the card of a product in the cart (specification, section 2). */
export const InCartNote = ({
  product,
  variants,
  shouldTakeFocus,
}: {
  product: ProductVariants_ProductFragment;
  /** The variants in the cart. */
  variants: readonly Variant[];
  /** Whether it replaces a button that was pressed. */
  shouldTakeFocus: boolean;
}) => (
  <div className="grid gap-2">
    <dl className="text-sm text-ink-soft">
      <div>
        <dt className="sr-only">Category</dt>
        <dd>{categoryLabels[product.category]}</dd>
      </div>
      <div>
        <dt className="inline">Sizes: </dt>
        <dd className="inline">
          {product.availableSizes.length > 0 ? (
            <Names names={product.availableSizes} namesInCart={new Set(variants.map(({ size }) => size))} />
          ) : (
            "One Size"
          )}
        </dd>
      </div>
      <div>
        <dt className="sr-only">Colours</dt>
        <dd className="mt-1 flex flex-wrap gap-x-2.5 gap-y-1">
          {product.availableColors.length === 0 && "As shown"}
          {product.availableColors.map((color) => (
            <span key={color} className="inline-flex items-center gap-1">
              <ColorSwatch name={color} className="size-3.5" />
              <Names names={[color]} namesInCart={new Set(variants.map((variant) => variant.color))} />
            </span>
          ))}
        </dd>
      </div>
    </dl>
    <ButtonLink
      ref={shouldTakeFocus ? takeFocus : undefined}
      id={inCartId(product.id)}
      to={paths.cart()}
      variant="secondary"
      isWide
      aria-label={`In Cart: ${product.title}`}
    >
      <CheckIcon /> In Cart
    </ButtonLink>
  </div>
);

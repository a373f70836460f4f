import type { ProductChoices_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { categoryLabels } from "./category-labels.ts";
import type { Choice } from "./choice.ts";
import { ColorSwatch } from "./color-swatch.tsx";

const inCartId = (productId: string) => `in-cart-${productId}`;

/**
 * Where the focus goes when the dialog has put a product into the cart: its button has then made way for this link. It
 * stands lower than the button did, and is brought into sight.
 */
export const inCartLink = (productId: string) => {
  const link = document.getElementById(inCartId(productId));
  link?.scrollIntoView({ block: "nearest" });
  return link;
};

/** Takes the focus over from the button that this link has come for, unless she has moved on. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus();
};

/** Names with those of hers set apart: "S, M, L" where M is in the cart. */
const Names = ({
  names,
  hers: namesInCart,
}: {
  names: readonly string[];
  hers: ReadonlySet<string | null>;
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

/** What a card shows once its product is in the cart (specification, section 2): category, sizes, colours and 'In Cart'. */
export const InCartNote = ({
  product,
  choices,
  shouldTakeFocus,
}: {
  product: ProductChoices_ProductFragment;
  /** Those in the cart. */
  choices: readonly Choice[];
  /** It has come in the place of a button that was pressed. */
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
            <Names names={product.availableSizes} hers={new Set(choices.map(({ size }) => size))} />
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
              <Names names={[color]} hers={new Set(choices.map((choice) => choice.color))} />
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

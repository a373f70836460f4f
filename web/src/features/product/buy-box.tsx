import { type RefObject, Suspense } from "react";
import { Link } from "react-router-dom";
import { VariantFields } from "../catalogue/variant-fields.tsx";
import { CHOOSE_SIZE_AND_COLOR, isLowStock, stockText } from "../catalogue/variant.ts";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { fitText } from "../reviews/review-words.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { SizeGuideLink } from "./size-guide-link.tsx";
import type { BuyBoxState } from "./use-buy-box.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";

const BackInStock = lazyPart(() => import("./back-in-stock.tsx"), "BackInStock");

/** The place of `BackInStock`, whose code only pages of sold-out pieces load. */
const BackInStockSlot = ({ product, box }: { product: ProductPageQuery["product"]; box: BuyBoxState }) => {
  const space = <div className="h-23 noscript:hidden" />;
  return useIsHydrated() ? (
    <Suspense fallback={space}>
      <BackInStock product={product} box={box} />
    </Suspense>
  ) : (
    space
  );
};

/** Size, colour, quantity and the two buttons. On a phone the buttons are in `BuyBar` instead. */
export const BuyBox = ({
  product,
  box,
  fields,
}: {
  product: ProductPageQuery["product"];
  box: BuyBoxState;
  fields: RefObject<HTMLDivElement | null>;
}) => {
  const isSoldOut = box.piecesLeft <= 0;
  const fit = fitText(product.fitCounts);
  const isVariantMissing = box.failure === CHOOSE_SIZE_AND_COLOR;
  return (
    <div className="grid gap-6">
      <div ref={fields} className="empty:hidden">
        <VariantFields
          options={product}
          units={product.stockUnits}
          isSoldOutOffered
          variant={box.variant}
          onChange={box.choose}
          missingMessage={isVariantMissing ? box.failure : null}
          sizeHelp={<SizeGuideLink product={product} selectedSize={box.variant.size} />}
        />
        {fit && <p className="mt-3 text-sm text-ink-soft tabular-nums">{fit}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {!isSoldOut && (
          <div className="flex noscript:hidden">
            <Stepper
              label="Quantity"
              value={box.quantity}
              min={1}
              max={Math.max(1, box.maxQuantity)}
              typedMax={999}
              isDisabled={box.isAtLimit}
              onChange={box.setQuantity}
            />
          </div>
        )}
        <p
          aria-live="polite"
          className={isSoldOut || isLowStock(box.piecesLeft) ? "font-semibold text-madder" : "text-leaf"}
        >
          {stockText(product.stockUnits, box.variant)}
        </p>
        <p aria-live="polite" className="basis-full text-sm text-ink-soft empty:hidden">
          {box.limitText}
        </p>
      </div>
      <FormMessage tone="error" className="empty:hidden">
        {isVariantMissing ? null : box.failure}
      </FormMessage>
      {isSoldOut && <BackInStockSlot product={product} box={box} />}
      <NeedsScript action="Adding to the cart" />
      <div className="grid auto-cols-fr grid-flow-col gap-3 max-lg:hidden noscript:hidden">
        <Button size="large" disabled={box.isAtLimit} isLoading={box.isAdding} onClick={box.add}>
          {isSoldOut ? "Out of stock" : "Add to Cart"}
        </Button>
        {!isSoldOut && (
          <Button
            size="large"
            variant="secondary"
            disabled={box.isAtLimit}
            isLoading={box.isBuyingNow}
            onClick={box.buyNow}
          >
            Buy Now
          </Button>
        )}
      </div>
      {box.inCart > 0 && (
        <div className="flex items-start gap-2 text-ink-soft">
          <CheckIcon className="mt-3 text-leaf" />
          <p className="py-2.5">
            {box.isAtLimit && !isSoldOut
              ? `You already have the maximum of this size and colour in your cart (${box.inCart}). `
              : `${box.inCart} of this choice in your cart. `}
            <Link to={paths.cart()} className="text-link py-2.5 whitespace-nowrap">
              View cart
            </Link>
          </p>
        </div>
      )}
    </div>
  );
};

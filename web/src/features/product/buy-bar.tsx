import type { ProductPageQuery } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import type { BuyBoxState } from "./use-buy-box.ts";

/** Price and both buttons at the bottom of a phone's or a tablet's screen, up to the page's footer. */
export const BuyBar = ({ product, box }: { product: ProductPageQuery["product"]; box: BuyBoxState }) => (
  <div
    data-foot-bar
    className="sticky bottom-0 z-20 mt-10 border-t border-hairline bg-paper noscript:hidden lg:hidden"
  >
    <div className="page-width flex items-center justify-between gap-3 pt-3 pb-[max(0.75rem,var(--safe-bottom))]">
      <div className="leading-tight max-sm:w-min large-text:hidden">
        <Price amount={product.price} original={product.originalPrice} isMrp={product.mrp !== null} />
      </div>
      <div className="grid grow auto-cols-fr grid-flow-col gap-2 sm:max-w-110 sm:gap-3">
        <Button
          size="large"
          className="px-2! sm:px-3!"
          disabled={box.isAtLimit}
          isLoading={box.isAdding}
          onClick={box.add}
        >
          {box.piecesLeft <= 0 ? "Out of stock" : "Add to Cart"}
        </Button>
        {box.piecesLeft > 0 && (
          <Button
            size="large"
            variant="secondary"
            className="px-2! sm:px-3!"
            disabled={box.isAtLimit}
            isLoading={box.isBuyingNow}
            onClick={box.buyNow}
          >
            Buy Now
          </Button>
        )}
      </div>
    </div>
  </div>
);

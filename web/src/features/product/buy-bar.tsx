import type { ProductPageQuery } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import type { BuyBoxState } from "./use-buy-box.ts";

/** Price and Add to Cart at the bottom of a phone's screen, up to the page's footer. */
export const BuyBar = ({ product, box }: { product: ProductPageQuery["product"]; box: BuyBoxState }) => (
  <div
    data-foot-bar
    className="sticky bottom-0 z-20 mt-10 border-t border-hairline bg-paper noscript:hidden lg:hidden"
  >
    <div className="page-width flex items-center justify-between gap-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Price amount={product.price} original={product.originalPrice} size="medium" />
      <Button
        size="large"
        className="max-w-60 grow px-4"
        disabled={box.isAtLimit}
        isLoading={box.isAdding}
        onClick={box.add}
      >
        {box.piecesLeft <= 0 ? "Out of stock" : "Add to Cart"}
      </Button>
    </div>
  </div>
);

import { useRef, useState } from "react";
import { PrivacyNotice } from "../accounts/notices/privacy-notice.tsx";
import { restockAlertNotice } from "../accounts/notices/restock-alert.notice.ts";
import { isComplete, type VariantOptions } from "../catalogue/variant.ts";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { CheckCircleIcon } from "../../ui/icons.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import type { BuyBoxState } from "./use-buy-box.ts";
import { useRestockAlert } from "./use-restock-alert.ts";

/** The parts in which pieces of a product differ: "size and colour". Empty if there are none. */
const variantLabel = ({ availableSizes, availableColors }: VariantOptions) =>
  [availableSizes.length > 0 && "size", availableColors.length > 0 && "colour"].filter(Boolean).join(" and ");

/** Asks for one mail when the chosen piece is back in stock, and shows that the shopper waits. */
export const BackInStock = ({ product, box }: { product: ProductPageQuery["product"]; box: BuyBoxState }) => {
  const alert = useRestockAlert({ productId: product.id, ...box.variant }, box.refresh);
  const button = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  // A press replaces the button by the other one. What loads with the page takes no focus.
  useFocusWhenLost(button, isPressed && alert.isWaiting);
  if (alert.isForAdmin) return null;
  // Without a variant the button of the box names what is missing.
  const ask = () => {
    setPressed(true);
    if (isComplete(product, box.variant)) alert.ask();
    else box.add();
  };
  const stop = () => {
    setPressed(true);
    void alert.stop();
  };
  return (
    <div className="noscript:hidden">
      <div className="min-h-23">
        {alert.isWaiting ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm bg-paper-deep px-4 py-2">
            <p role="status" className="flex grow items-start gap-2.5 py-2">
              <CheckCircleIcon className="mt-0.5 text-leaf" />
              We will e-mail you once when it is back in stock.
            </p>
            <Button ref={button} variant="quiet" isLoading={alert.isBusy} onClick={stop}>
              Turn off alert
            </Button>
          </div>
        ) : (
          <>
            <Button
              ref={button}
              variant="secondary"
              size="large"
              isWide
              isLoading={alert.isBusy}
              aria-disabled={!alert.isLoaded}
              onClick={ask}
            >
              Notify me when it is back
            </Button>
            <p className="mt-2 text-sm text-ink-soft">
              One mail for this {variantLabel(product) || "piece"}. The first to ask hears first.
            </p>
          </>
        )}
        <FormMessage tone="error" className="mt-3 empty:hidden">
          {alert.failure}
        </FormMessage>
      </div>
      <PrivacyNotice notice={restockAlertNotice} />
    </div>
  );
};

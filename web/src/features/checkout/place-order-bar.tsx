import { focusFirstProblem } from "../cart/focus-first-problem.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formatRupees } from "../../ui/money.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CheckoutMessage } from "./use-checkout.ts";
import { wholeRupees } from "../orders/order-status.ts";

type PlaceOrderBarProps = {
  message: CheckoutMessage;
  total: number | undefined;
  /** Whether the order is paid in cash, which has no paise. */
  isCash: boolean;
  isProcessing: boolean;
  /** A line of the summary has a problem. A press then scrolls to the first one. */
  isBlocked: boolean;
  /** The shop was too busy for the order, which is sent again. */
  isBusy: boolean;
};

const BUSY =
  "Many shoppers are ordering right now. We are trying again for you. Please keep this page open; your cart is saved.";

/** The total and the "Place Order" button, below the error message. On a phone it sticks to the bottom. */
export const PlaceOrderBar = ({
  message,
  total,
  isCash,
  isProcessing,
  isBlocked,
  isBusy,
}: PlaceOrderBarProps) => (
  <div
    data-foot-bar
    className="sticky bottom-0 z-20 -mx-4 border-t border-hairline bg-paper px-4 pt-3 pb-[max(0.75rem,var(--safe-bottom))] md:-mx-10 md:px-10 lg:static lg:col-start-1 lg:mx-0 lg:bg-transparent lg:px-0 lg:pt-5 lg:pb-0"
  >
    <FormMessage tone="error" className={message ? "mb-3" : ""}>
      {message?.text}
    </FormMessage>
    <FormMessage tone="info" className={isBusy ? "mb-3" : ""}>
      {isBusy ? BUSY : null}
    </FormMessage>
    <div className="flex items-center gap-5 lg:justify-between lg:[&>:is(a,button)]:max-w-96">
      <p className="shrink-0 leading-tight">
        <span className="block text-sm text-ink-soft">Total</span>
        {total === undefined ? (
          <Skeleton className="mt-1 h-5 w-20" />
        ) : (
          <span className="text-lg font-semibold tabular-nums" translate="no">
            {formatRupees(total)}
          </span>
        )}
        {isCash && total !== undefined && wholeRupees(total) !== total && (
          <span className="block text-sm tabular-nums">{formatRupees(wholeRupees(total))} in cash</span>
        )}
      </p>
      {message?.isAboutCart ? (
        <ButtonLink to={paths.cart()} size="large" isWide>
          Look at your cart
        </ButtonLink>
      ) : isBlocked ? (
        <Button size="large" isWide aria-disabled className="cursor-not-allowed" onClick={focusFirstProblem}>
          Place Order
        </Button>
      ) : (
        // `aria-disabled` in place of `disabled`, which would drop the focus when a refused code changes the total.
        <Button
          type="submit"
          size="large"
          isWide
          isLoading={isProcessing}
          aria-disabled={total === undefined}
        >
          {isProcessing ? "Placing your order" : "Place Order"}
        </Button>
      )}
    </div>
    <p role="status" className="sr-only">
      {isProcessing && "Your order is being placed."}
    </p>
  </div>
);

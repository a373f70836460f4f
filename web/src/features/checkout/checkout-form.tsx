import { Suspense } from "react";
import { LazyNotice } from "../accounts/notices/lazy-notice.tsx";
import { lineProblemOf } from "../cart/cart-stock.ts";
import { LineNotices } from "../cart/line-notices.tsx";
import { priceChangeText } from "../cart/price-change.ts";
import { DeliverTo } from "./deliver-to.tsx";
import { DiscountField } from "./discount-field.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import type { CheckoutPageQuery } from "../../graphql/generated.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { PlaceOrderBar } from "./place-order-bar.tsx";
import { toSummaryLine } from "./summary-lines.ts";
import { useCheckout, type OrderCallbacks } from "./use-checkout.ts";
import { useLineChanges } from "./use-line-changes.ts";
import type { OrderPlacement } from "./use-place-order.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const CheckoutNotice = lazyPart(() => import("./checkout-notice.tsx"), "CheckoutNotice");
const FormPromise = lazyPart(() => import("../delivery/form-promise.tsx"), "FormPromise");
const CashBlockedNotice = lazyPart(() => import("./cash-blocked-notice.tsx"), "CashBlockedNotice");

type CheckoutFormProps = {
  data: CheckoutPageQuery;
  placement: OrderPlacement;
  refetchCart: () => Promise<unknown>;
  callbacks: OrderCallbacks;
};

/** Maximum lines with which the summary fits on a desktop screen and can be sticky. */
const MAX_STICKY_LINES = 4;

const CART_PROBLEM = "Some pieces are no longer available as selected. Please update your order.";

/** What cannot be changed while the order is placed. On a phone a focused field stays above the bar with the total. */
const sectionClasses =
  "transition-opacity duration-200 inert:opacity-60 max-lg:[&_:is(input,select,textarea)]:scroll-mb-44";

/**
 * Address, order summary, payment and the button, in this order on a phone and by keyboard. On a desktop the summary is a column
 * of its own.
 */
export const CheckoutForm = ({ data, placement, refetchCart, callbacks }: CheckoutFormProps) => {
  const checkout = useCheckout(data, placement, refetchCart, callbacks);
  const { initialAddress, form, method, chooseMethod, quote, discount, submit } = checkout;
  const { isProcessing } = placement;
  const { zipCode, state } = initialAddress;
  const { cart, settings, me } = data;
  const welcomeCode = me?.welcomeCode?.usedAt === null ? me.welcomeCode : undefined;
  const changes = useLineChanges(data, { refetchCart, onChange: checkout.clearMessage });
  const hasCartProblem = cart.lines.some((line) => lineProblemOf(line, cart.lines));
  const message =
    checkout.message ??
    (changes.failure && { text: changes.failure.text, isAboutCart: false }) ??
    (hasCartProblem ? { text: CART_PROBLEM, isAboutCart: false } : null);
  const summaryLines = cart.lines.map((line) => ({
    ...toSummaryLine(line),
    notice: <LineNotices line={line} lines={cart.lines} changes={changes} />,
  }));
  const currentQuote = quote.data?.checkoutQuote;

  return (
    <form
      {...form}
      onSubmit={submit}
      aria-busy={isProcessing || undefined}
      className="mt-6 flex flex-col gap-10 lg:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-14 xl:gap-x-20"
    >
      <section inert={isProcessing} aria-labelledby="address" className={sectionClasses}>
        <h2 id="address" className="mb-5 text-lg">
          Shipping address
        </h2>
        <DeliverTo form={checkout.deliverTo} settings={settings} />
        <Suspense fallback={<div className="mt-5 h-6.5" />}>
          <FormPromise key={`${zipCode} ${state}`} address={initialAddress} />
        </Suspense>
        <LazyNotice>
          <CheckoutNotice />
        </LazyNotice>
      </section>
      <div
        inert={isProcessing}
        className={`${sectionClasses} lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-t-2 lg:border-ink lg:bg-paper-raised lg:p-6 ${cart.lines.length > MAX_STICKY_LINES ? "" : "lg:sticky lg:top-24"}`}
      >
        <OrderSummary
          lines={summaryLines}
          quote={currentQuote ?? (quote.error && !quote.loading ? null : undefined)}
          mustBeSeen={hasCartProblem || cart.lines.some((line) => priceChangeText(line))}
          discountField={
            <DiscountField discount={discount} welcomeCode={welcomeCode} better={checkout.better} />
          }
        />
        {quote.error && !hasCartProblem && (
          <FailedState
            text="The total could not be calculated."
            onRetry={() => void quote.refetch().catch(() => undefined)}
            isRetrying={quote.loading}
          />
        )}
      </div>
      <section inert={isProcessing} aria-labelledby="payment" className={`${sectionClasses} lg:col-start-1`}>
        <h2 id="payment" className="mb-4 text-lg">
          Payment
        </h2>
        <PaymentChoice
          methods={checkout.methods}
          value={method}
          onlineRefusal={currentQuote?.onlineRefusal ?? null}
          onChange={chooseMethod}
        />
        {me?.cashBlockReason && (
          <Suspense>
            <CashBlockedNotice reason={me.cashBlockReason} />
          </Suspense>
        )}
      </section>
      <PlaceOrderBar
        message={message}
        isBlocked={hasCartProblem}
        total={currentQuote?.total}
        isCash={method === "COD"}
        isProcessing={isProcessing}
        isBusy={placement.isBusy}
      />
    </form>
  );
};

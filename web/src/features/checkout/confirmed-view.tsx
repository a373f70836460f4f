import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { readShopperId } from "../accounts/session/session-storage.ts";
import { confirmationOf, toNavigationState } from "./confirmation.ts";
import type { PlacedOrder_OrderFragment } from "../../graphql/generated.ts";
import { rangeText } from "../delivery/range-text.ts";
import { InvoiceLink } from "../orders/invoice-link.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckCircleIcon } from "../../ui/icons.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { formatRupees } from "../../ui/money.ts";
import { LoadingPieces } from "./loading-pieces.tsx";

/** Delay before the redirect to /success, which shows the same data. */
const REDIRECT_AFTER_MS = 5000;

const ConfirmedPieces = lazyPart(() => import("./confirmed-pieces.tsx"), "ConfirmedPieces");

/**
 * The placed order in a few quiet lines with its pieces, then a redirect to /success (decision 28), which thanks the shopper and
 * replaces checkout in the browser's history.
 */
export const ConfirmedView = ({ order }: { order: PlacedOrder_OrderFragment }) => {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [invoiceUrl, setInvoiceUrl] = useState<string | null>(null);
  const { deliveryRange } = confirmationOf(order);
  const goToSuccess = () =>
    void navigate(paths.success(order.orderNumber), {
      replace: true,
      state: toNavigationState(confirmationOf(order, invoiceUrl), readShopperId()),
    });
  const latest = useRef(goToSuccess);
  useEffect(() => {
    latest.current = goToSuccess;
  });
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => latest.current(), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="mx-auto max-w-(--container-form) border-t-2 border-leaf bg-paper-raised px-5 py-5 sm:px-6">
      <h1 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-sans text-lg font-semibold">
        <CheckCircleIcon className="shrink-0 text-leaf" />
        Order Confirmed
      </h1>
      <dl className="mt-3 border-t border-hairline pt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <dt className="text-ink-soft">
            Order <span translate="no">{order.orderNumber}</span>, total
          </dt>
          <dd className="font-semibold tabular-nums" translate="no">
            {formatRupees(order.finalAmount)}
          </dd>
        </div>
        {deliveryRange && (
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="text-ink-soft">
              Expected delivery to <bdi>{order.shippingAddress.fullName}</bdi>
            </dt>
            <dd className="font-semibold tabular-nums">{rangeText(deliveryRange)}</dd>
          </div>
        )}
      </dl>
      <Suspense fallback={<LoadingPieces />}>
        <ConfirmedPieces orderNumber={order.orderNumber} />
      </Suspense>
      <div className="mt-4 *:items-start [&_:is(a,button)]:pl-0">
        <InvoiceLink orderId={order.id} isRequestedOnMount onLink={setInvoiceUrl} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline pt-3">
        <p className="text-sm text-ink-soft">You will be taken to your confirmation in a moment.</p>
        <Button variant="secondary" onClick={goToSuccess}>
          Continue
        </Button>
      </div>
    </div>
  );
};

import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { readShopperId } from "../accounts/session/session-storage.ts";
import { confirmationOf, toNavigationState } from "./confirmation.ts";
import type { PlacedOrder_OrderFragment } from "../../graphql/generated.ts";
import { InvoiceLink } from "../orders/invoice-link.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckCircleIcon } from "../../ui/icons.tsx";
import { formatRupees } from "../../ui/money.ts";

/** Delay before the redirect to /success, which shows the same data. */
const REDIRECT_AFTER_MS = 5000;

/** The placed order, then a redirect to /success (decision 28) that replaces checkout in the browser's history. */
export const ConfirmedView = ({ order }: { order: PlacedOrder_OrderFragment }) => {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [invoiceUrl, setInvoiceUrl] = useState<string | null>(null);
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
    <div className="mx-auto flex max-w-(--container-form) flex-col items-center pt-10 text-center">
      <CheckCircleIcon size={56} className="text-leaf" strokeWidth={1} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        Order Confirmed
      </h1>
      <p className="mt-2 text-ink-soft">Order {order.orderNumber}</p>
      <p className="mt-6 text-sm text-ink-soft">Total</p>
      <p className="font-display text-3xl tabular-nums">{formatRupees(order.finalAmount)}</p>
      <div className="mt-6">
        <InvoiceLink orderId={order.id} isRequestedOnMount onLink={setInvoiceUrl} />
      </div>
      <Button size="large" className="mt-6" onClick={goToSuccess}>
        Continue
      </Button>
      <p className="mt-4 text-sm text-ink-soft">You are taken to your confirmation in a moment.</p>
    </div>
  );
};

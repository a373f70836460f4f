import type { ReactNode } from "react";
import type { Confirmation } from "./confirmation.ts";
import { paymentText } from "./confirmation-text.ts";
import { paymentIdText } from "./payment-id-text.ts";
import { paymentMethodNames } from "../../payment-method-names.ts";
import { rangeText } from "../delivery/range-text.ts";
import { InvoiceLink } from "../orders/invoice-link.tsx";
import { paths } from "../../paths.ts";
import { BlockPrint } from "../../ui/block-print.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatRupees } from "../../ui/money.ts";

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline py-3">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

/**
 * The confirmation of an order that was neither cancelled nor returned: number, payment, total and invoice (specification,
 * section 2).
 */
export const SuccessView = ({ confirmation }: { confirmation: Confirmation }) => {
  const { orderId, orderNumber, orderStatus, paymentId, paymentMethod, total, email } = confirmation;
  const { deliveryRange, invoiceUrl } = confirmation;
  return (
    <div className="mx-auto max-w-(--container-form)">
      <div className="mx-auto w-60 text-madder">
        <BlockPrint />
      </div>
      <h1 className="mt-6 text-center text-2xl md:text-3xl">Thank you for your order</h1>
      <p className="mt-3 text-center text-ink-soft">{paymentText(confirmation)}</p>
      <dl className="mt-8 border-t border-hairline">
        <Row name="Order number">
          <span translate="no">{orderNumber}</span>
        </Row>
        <Row name="Payment id">{paymentIdText({ method: paymentMethod, transactionId: paymentId })}</Row>
        <Row name="Payment method">{paymentMethodNames[paymentMethod]}</Row>
        <Row name="Total">
          <span translate="no">{formatRupees(total)}</span>
        </Row>
        {deliveryRange && orderStatus !== "DELIVERED" && (
          <Row name="Expected delivery">{rangeText(deliveryRange)}</Row>
        )}
        <Row name="E-mail">{email}</Row>
      </dl>
      <div className="mt-4">
        <InvoiceLink orderId={orderId} invoiceUrl={invoiceUrl} />
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink to={paths.orders()}>View Orders</ButtonLink>
        <ButtonLink to={paths.shop()} variant="secondary">
          Keep Shopping
        </ButtonLink>
      </div>
    </div>
  );
};

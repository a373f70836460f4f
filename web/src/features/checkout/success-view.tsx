import { Suspense, type ReactNode } from "react";
import type { Confirmation } from "./confirmation.ts";
import { paymentText } from "./confirmation-text.ts";
import { paymentMethodNames } from "../../payment-method-names.ts";
import type { PlacedPieces_OrderFragment } from "../../graphql/generated.ts";
import { rangeText } from "../delivery/range-text.ts";
import { discountRows, shippingPromotion } from "../orders/promotion-amounts.ts";
import { InvoiceLink } from "../orders/invoice-link.tsx";
import { OrderProgress } from "../orders/order-progress.tsx";
import { paths } from "../../paths.ts";
import { BlockPrint } from "../../ui/block-print.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { shop } from "../../shop.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { formatRupees } from "../../ui/money.ts";
import { LoadingPieces } from "./loading-pieces.tsx";

const PlacedPieces = lazyPart(() => import("./placed-pieces.tsx"), "PlacedPieces");

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline py-3">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

/** What the shopper can expect, in three steps. */
const NextSteps = ({
  deliveryRange,
  isPacked,
}: Pick<Confirmation, "deliveryRange"> & { isPacked: boolean }) => (
  <section aria-labelledby="next-steps" className="mt-8 bg-paper-raised p-5">
    <h2 id="next-steps" className="text-lg">
      What happens next
    </h2>
    <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-soft marker:font-semibold marker:text-ink">
      <li>
        {isPacked ? "Your pieces are packed." : "We pack your pieces."} You can follow your order in My
        Orders.
      </li>
      <li>
        {deliveryRange
          ? `The courier brings them. They should arrive ${rangeText(deliveryRange)}.`
          : "The courier brings them to your door."}
      </li>
      <li>
        Try them on at home. You can exchange or return them within {shop().returnDays} days of delivery.
      </li>
    </ol>
  </section>
);

/**
 * The confirmation of an order that was neither cancelled nor returned: number, payment, total and invoice (specification,
 * section 2).
 */
export const SuccessView = ({
  confirmation,
  order,
}: {
  confirmation: Confirmation;
  /** `undefined` while it loads. */
  order: PlacedPieces_OrderFragment | undefined;
}) => {
  const { orderId, orderNumber, orderStatus, paymentId, paymentMethod, total, email } = confirmation;
  const { deliveryRange, invoiceUrl } = confirmation;
  const freeShipping = order && shippingPromotion(order.promotions);
  const isToPack = orderStatus === "CONFIRMED" || orderStatus === "PROCESSING";
  return (
    <div className="mx-auto max-w-(--container-form)">
      <div className="mx-auto w-60 text-madder">
        <BlockPrint />
      </div>
      <h1 className="mt-6 text-center text-2xl md:text-3xl">Thank you for your order</h1>
      <p className="mt-3 text-center text-ink-soft">{paymentText(confirmation)}</p>
      <OrderProgress order={{ orderStatus, packedAt: order?.packedAt ?? null }} className="mt-8" />
      <dl className="mt-6 border-t border-hairline">
        {deliveryRange && orderStatus !== "DELIVERED" && (
          <Row name="Expected delivery">{rangeText(deliveryRange)}</Row>
        )}
        <Row name="Order number">
          <span translate="no">{orderNumber}</span>
        </Row>
        {paymentId && <Row name="Payment id">{paymentId}</Row>}
        <Row name="Payment method">{paymentMethodNames[paymentMethod]}</Row>
        {order &&
          discountRows(order).map(({ name, value }) => (
            <Row key={name} name={name}>
              <span translate="no">{value}</span>
            </Row>
          ))}
        {freeShipping && <Row name="Shipping">Free: {freeShipping}</Row>}
        <Row name="Total">
          <span translate="no">{formatRupees(total)}</span>
        </Row>
        <Row name="E-mail">{email}</Row>
      </dl>
      {order && (
        <Suspense fallback={<LoadingPieces />}>
          <PlacedPieces order={order} />
        </Suspense>
      )}
      {isToPack && <NextSteps deliveryRange={deliveryRange} isPacked={Boolean(order?.packedAt)} />}
      <div className="mt-6">
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

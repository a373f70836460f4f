import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import type { OrderPage_OrderFragment } from "../../../graphql/generated.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { useMay } from "../../accounts/staff/staff-access.ts";
import { orderHeadingId } from "../focus-order.ts";
import { OrderAddress, OrderPart, OrderPayment, ParcelsPart } from "../order-details.tsx";
import { OrderTotals } from "../order-totals.tsx";
import { OrderCredits } from "../order-credits.tsx";
import { StatusBadge } from "../order-badges.tsx";
import { OrderLineView } from "../order-line-view.tsx";
import { orderLabel } from "../order-status.ts";
import { DeliveryDays } from "../promised-dates.tsx";
import { StatusSelect } from "../status-select.tsx";
import { ChangeLineDialog, hasOtherVariants } from "./change-line-dialog.tsx";
import { collectedText } from "./collected-text.ts";
import { ConfirmedStatusChange, type AskForParcel } from "./confirmed-status-change.tsx";
import { DisputeRows } from "./dispute-rows.tsx";
import { CashQuestion, MarkCashCollected } from "./mark-cash-collected.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { PackerNote } from "./packer-note.tsx";

type Order = OrderPage_OrderFragment;

type OrderPageProps = {
  order: Order;
  /** Reads the order and its timeline again. */
  onChanged: () => void;
  /** The button that changes the address; absent once the order has been shipped. */
  addressAction: ReactNode;
  /** The buttons of the next steps: pack, ship, delivered. */
  steps: ReactNode;
  /** Asks for the parcel of an order that the admin sets to shipped. */
  onShip: AskForParcel;
  /** What can be done with the money of the order. */
  moneyActions: ReactNode;
  /** The payment link of an order that waits for its payment. */
  payLink: ReactNode;
};

const unshipped: readonly Order["orderStatus"][] = ["PENDING", "CONFIRMED", "PROCESSING"];

/** Whether lines and address can still be changed. */
export const isUnshipped = ({ orderStatus }: Pick<Order, "orderStatus">) => unshipped.includes(orderStatus);

const Lines = ({ order, onStale }: { order: Order; onStale: () => void }) => {
  const may = useMay();
  const [lineId, setLineId] = useState<string | null>(null);
  const line = order.lines.find(({ id }) => id === lineId);
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {order.lines.map((each) => (
          <OrderLineView
            key={each.id}
            line={each}
            action={
              <>
                {each.sku && (
                  <p className="text-ink-faint wrap-anywhere" translate="no">
                    {each.sku}
                  </p>
                )}
                {may("EDIT_ORDERS") && isUnshipped(order) && hasOtherVariants(each) && (
                  <Button variant="quiet" className="px-0!" onClick={() => setLineId(each.id)}>
                    Change size or colour<span className="sr-only"> of {each.title}</span>
                  </Button>
                )}
              </>
            }
          />
        ))}
      </ul>
      {line && (
        <ChangeLineDialog orderId={order.id} line={line} onClose={() => setLineId(null)} onStale={onStale} />
      )}
    </>
  );
};

/** One order for the admin: lines, address, payment and timeline, with the changes that are possible. */
export const OrderPage = ({
  order,
  onChanged,
  addressAction,
  steps,
  onShip,
  moneyActions,
  payLink,
}: OrderPageProps) => {
  const may = useMay();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 id={orderHeadingId(order.id)} tabIndex={-1} className="text-2xl tabular-nums outline-none">
            Order <span translate="no">{orderLabel(order)}</span>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <time dateTime={order.createdAt} className="text-ink-soft">
              {formatDateTime(order.createdAt)}
            </time>
            <StatusBadge status={order.orderStatus} isForAdmin />
            <Link
              to={paths.adminCustomer(order.userId)}
              className="text-link -my-3 inline-flex min-h-11 items-center"
            >
              Customer
            </Link>
          </p>
          {order.packedAt && isUnshipped(order) && (
            <p className="mt-2 text-sm text-ink-soft">
              Packed on {formatDateTime(order.packedAt)}. If its pieces or its address change, pack it again.
            </p>
          )}
        </div>
        <div className="w-full sm:w-52">
          {may("EDIT_ORDERS") && (
            <ConfirmedStatusChange onSettled={onChanged} onShip={onShip}>
              {(changeStatus) => (
                <StatusSelect order={order} onChange={(status) => changeStatus(order, status)} />
              )}
            </ConfirmedStatusChange>
          )}
        </div>
      </div>
      <div className="button-row mt-4 empty:hidden">{steps}</div>
      {moneyActions}
      {payLink}
      {order.disputes.length > 0 && (
        <section className="mt-6">
          {/* The head of a table says the same. */}
          <h2 className="eyebrow font-sans text-ink-soft lg:sr-only">Disputes</h2>
          <DisputeRows disputes={order.disputes} />
        </section>
      )}
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-y-8">
          <OrderPart title="Pieces" level="h2">
            <Lines order={order} onStale={onChanged} />
          </OrderPart>
          <OrderPart title="Total" level="h2">
            <OrderTotals order={order} />
            <OrderCredits credits={order.credits} />
          </OrderPart>
          <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
            <OrderPart title="Shipping address" level="h2">
              <OrderAddress address={order.shippingAddress} />
              {order.printWarning && (
                <p className="mt-2 border-l-2 border-marigold pl-2 text-sm wrap-anywhere">
                  {order.printWarning}
                </p>
              )}
              {addressAction}
              <DeliveryDays order={order} />
            </OrderPart>
            <OrderPart title="Payment" level="h2">
              <OrderPayment order={order} isForAdmin isWithoutNotes />
              {order.collectedCash && (
                <p className="mt-1 text-sm tabular-nums">{collectedText(order.collectedCash)}</p>
              )}
              <CashQuestion orders={[order]}>
                {(ask) => <MarkCashCollected order={order} onAsk={ask} />}
              </CashQuestion>
            </OrderPart>
          </div>
          <ParcelsPart order={order} level="h2" />
          <OrderPart title="Invoice" level="h2">
            <OrderDocuments order={order} />
          </OrderPart>
          {may("EDIT_ORDERS") && <PackerNote key={order.id} order={order} onStale={onChanged} />}
        </div>
        <OrderPart title="What happened" level="h2">
          <OrderTimeline events={order.timeline} />
        </OrderPart>
      </div>
    </>
  );
};

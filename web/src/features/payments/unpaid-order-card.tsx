import type { CartLine_LineFragment, UnpaidOrder_OrderFragment } from "../../graphql/generated.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { formatRupees } from "../../ui/money.ts";
import { CancelOrder } from "../orders/cancel-order.tsx";
import { orderHeadingId } from "../orders/focus-order.ts";
import { LineThumbnail, orderedVariantText } from "../orders/order-line-view.tsx";
import { CompletePayment } from "./complete-payment.tsx";
import { sharedPiecesText } from "./shared-pieces.ts";

type Order = UnpaidOrder_OrderFragment;

/** Lines that the card shows before "+N more items". */
const MAX_LINES = 3;

const piecesText = (quantity: number) => (quantity === 1 ? "1 piece" : `${quantity} pieces`);

const Lines = ({ lines }: Pick<Order, "lines">) => {
  const remaining = lines.length - MAX_LINES;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-3">
      {lines.slice(0, MAX_LINES).map((line) => (
        <li key={line.id} className="flex max-w-full min-w-0 items-center gap-3">
          <LineThumbnail line={line} className="w-10" />
          <div className="min-w-0 text-sm">
            <p className="line-clamp-2 font-semibold wrap-anywhere">{line.title}</p>
            <p className="text-ink-soft tabular-nums">
              {[orderedVariantText(line), piecesText(line.quantity)].filter(Boolean).join(", ")}
            </p>
          </div>
        </li>
      ))}
      {remaining > 0 && (
        <li className="self-center text-sm text-ink-soft">
          +{remaining} more {remaining === 1 ? "item" : "items"}
        </li>
      )}
    </ul>
  );
};

type UnpaidOrderCardProps = {
  order: Order;
  cartLines: readonly CartLine_LineFragment[];
  onCancelled: () => void;
};

/**
 * An unpaid order beside the cart: its pieces, how it is paid or cancelled, and what of it is in the cart again. After that its
 * outcome.
 */
export const UnpaidOrderCard = ({ order, cartLines, onCancelled }: UnpaidOrderCardProps) => {
  const isPayable = order.paymentExpiresAt !== null;
  const sharedPieces = isPayable ? sharedPiecesText(cartLines, order.lines) : undefined;
  return (
    <section
      aria-labelledby={orderHeadingId(order.id)}
      className="mb-8 rounded-sm border border-hairline bg-paper-raised px-4 py-4 sm:px-6"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={orderHeadingId(order.id)} tabIndex={-1} className="text-lg outline-none">
          {isPayable ? "Unpaid order" : "Order"} {order.orderNumber}
        </h2>
        <p className="text-lg font-semibold tabular-nums" translate="no">
          {formatRupees(order.finalAmount)}
        </p>
      </div>
      <Lines lines={order.lines} />
      <FormMessage tone="info" className={sharedPieces ? "mt-4" : ""}>
        {sharedPieces}
      </FormMessage>
      <div className="mt-4">
        <CompletePayment
          order={order}
          variant="notice"
          payLabel={sharedPieces ? "Pay that order" : undefined}
          otherAction={
            <CancelOrder
              order={order}
              variant="quiet"
              label={sharedPieces ? "Cancel it" : undefined}
              onCancelled={onCancelled}
            />
          }
        />
      </div>
    </section>
  );
};

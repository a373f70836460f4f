import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";
import { discountRows, shippingPromotion } from "./promotion-amounts.ts";

type Amounts = Pick<
  OrderCard_OrderFragment,
  "totalAmount" | "discount" | "promotions" | "shippingCost" | "finalAmount" | "creditedAmount" | "statedGst"
>;

type RowProps = { name: string; value: string; note?: string | null; isTotal?: boolean };

const Row = ({ name, value, note, isTotal = false }: RowProps) => (
  <div
    className={`flex justify-between gap-4 ${isTotal ? "mt-1 border-t border-hairline pt-2 font-semibold" : ""}`}
  >
    <dt className="min-w-0 wrap-anywhere">
      {name}
      {note && <span className="block text-ink-soft">{note}</span>}
    </dt>
    <dd className="tabular-nums" translate={value === "Free" ? "yes" : "no"}>
      {value}
    </dd>
  </div>
);

const totalRows = "grid gap-1 text-sm";

/** The amounts of an order. The tax stands below the total that contains it, not below what is left after credits. */
export const OrderTotals = ({ order }: { order: Amounts }) => (
  <>
    <dl className={totalRows}>
      <Row name="Subtotal" value={formatRupees(order.totalAmount)} />
      {discountRows(order).map((row) => (
        <Row key={row.name} {...row} />
      ))}
      <Row
        name="Shipping"
        note={shippingPromotion(order.promotions)}
        value={order.shippingCost === 0 ? "Free" : formatRupees(order.shippingCost)}
      />
      <Row name="Total" value={formatRupees(order.finalAmount)} isTotal />
    </dl>
    {order.statedGst !== null && (
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        Including GST of {formatRupees(order.statedGst)}
      </p>
    )}
    {order.creditedAmount > 0 && (
      <dl className={`${totalRows} mt-3`}>
        <Row name="Credited" value={`−${formatRupees(order.creditedAmount)}`} />
        <Row
          name="Total after refunds"
          value={formatRupees(order.finalAmount - order.creditedAmount)}
          isTotal
        />
      </dl>
    )}
  </>
);

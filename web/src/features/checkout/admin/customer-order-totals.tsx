import type { CustomerOrderQuoteQuery } from "../../../graphql/generated.ts";
import { formatRupees } from "../../../ui/money.ts";
import { discountRows, shippingPromotion } from "../../orders/promotion-amounts.ts";

/** What a customer pays for an order by phone: each promotion has its row, so that the rows add up to the total. */
export const CustomerOrderTotals = ({ quote }: { quote: CustomerOrderQuoteQuery["customerOrderQuote"] }) => {
  const { subtotal, shippingCost, promotions, total } = quote;
  const freeShipping = shippingPromotion(promotions);
  const rows = [
    { name: "Subtotal", value: formatRupees(subtotal) },
    ...discountRows(quote),
    {
      name: freeShipping ? `Shipping (${freeShipping})` : "Shipping",
      value: shippingCost === 0 ? "Free" : formatRupees(shippingCost),
    },
  ];
  return (
    <dl className="grid gap-1 tabular-nums">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 text-sm">
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="shrink-0">{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-hairline pt-2 font-semibold">
        <dt>Total</dt>
        <dd className="font-display text-2xl font-normal" translate="no">
          {formatRupees(total)}
        </dd>
      </div>
    </dl>
  );
};

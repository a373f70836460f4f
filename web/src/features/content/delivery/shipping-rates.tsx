import { shop, type ShopDetails } from "../../../shop.ts";
import { formatRupees } from "../../../ui/money.ts";

const ratesOf = ({ freeShippingAbove, cartShippingFee, checkoutShippingFee }: ShopDetails) => {
  const free = formatRupees(freeShippingAbove);
  const what = `Subtotal of ${free} or less`;
  const isOneFee = cartShippingFee === checkoutShippingFee;
  return [
    { what: `Subtotal above ${free}`, where: "cart and checkout", cost: "Free" },
    ...(isOneFee ? [] : [{ what, where: "estimate in the cart", cost: formatRupees(cartShippingFee) }]),
    {
      what,
      where: isOneFee ? "in the cart and at checkout" : "charged at checkout",
      cost: formatRupees(checkoutShippingFee),
    },
  ];
};

/** The shipping rates (specification, section 9). */
export const ShippingRates = () => (
  <table className="w-full text-left tabular-nums">
    <thead className="sr-only">
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Shipping</th>
      </tr>
    </thead>
    <tbody>
      {ratesOf(shop()).map(({ what, where, cost }) => (
        <tr key={where} className="border-t border-hairline first:border-t-0 last:border-b">
          <th scope="row" className="py-3.5 pr-6 font-normal in-[tr:first-child]:pt-0">
            {what}
            <span className="block text-sm text-ink-soft">{where}</span>
          </th>
          <td className="py-3.5 text-right in-[tr:first-child]:pt-0 font-display text-xl">{cost}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

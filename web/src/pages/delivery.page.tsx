import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { formatRupees } from "../ui/money.ts";
import { ProsePage, ProseSection } from "../ui/prose-page.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const rates = [
  { what: "Subtotal above ₹500", cost: "Free" },
  { what: "Subtotal of ₹500 or less, estimate in the cart", cost: formatRupees(50) },
  { what: "Subtotal of ₹500 or less, charged at checkout", cost: formatRupees(99) },
];

/** Shipping, payment at the door and returns, with the figures of the specification, section 9. */
export const DeliveryPage = () => {
  usePageTitle("Delivery");
  return (
    <ProsePage
      title="Delivery and returns"
      lead="From our studio in Chandigarh to addresses in all 28 states of India. Orders above ₹500 travel free."
    >
      <ProseSection title="What shipping costs">
        <table className="w-full text-left tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Shipping</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ what, cost }) => (
              <tr key={what} className="border-t border-hairline last:border-b">
                <th scope="row" className="py-3 pr-6 font-normal">
                  {what}
                </th>
                <td className="py-3 text-right font-semibold">{cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          The cart shows an estimate. What you pay is the figure at checkout, before you place the order;
          nothing is added afterwards. Prices include GST.
        </p>
      </ProseSection>
      <ProseSection title="Paying">
        <p>
          Choose cash on delivery and pay the courier when the parcel is in your hands. Please keep the amount
          ready: not every courier carries change.
        </p>
      </ProseSection>
      <ProseSection title="Following your order">
        <p>
          Every step shows under{" "}
          <Link to={paths.orders()} className="text-link">
            My Orders
          </Link>
          : confirmed, being prepared, on the way, delivered. Once a courier has the parcel, its tracking
          number is there too.
        </p>
      </ProseSection>
      <ProseSection title="30-day returns">
        <p>
          You have 30 days from delivery to send a piece back, unworn and with its tags.{" "}
          <Link to={paths.contact()} className="text-link">
            Write to us
          </Link>{" "}
          with your order number and we arrange the rest. Prints that differ a little from the picture are
          made by hand and no fault, but they may come back like anything else.
        </p>
      </ProseSection>
    </ProsePage>
  );
};

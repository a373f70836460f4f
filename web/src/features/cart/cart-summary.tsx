import type { Cart_CartFragment, CartFees_SettingsFragment } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";
import { availableLinesOf } from "./cart-changes.ts";

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{name}</dt>
    <dd className="tabular-nums" translate={value === "Free" ? "yes" : "no"}>
      {value}
    </dd>
  </div>
);

const piecesText = (lines: Cart_CartFragment["lines"]) => {
  const pieces = lines.reduce((total, { quantity }) => total + quantity, 0);
  return `${pieces} ${pieces === 1 ? "piece" : "pieces"}`;
};

/**
 * Totals of the cart, without lines that cannot be ordered. Shipping is labelled as an estimate because checkout charges
 * another fee (decision 12).
 */
export const CartSummary = ({ cart, fees }: { cart: Cart_CartFragment; fees: CartFees_SettingsFragment }) => (
  <section aria-labelledby="cart-summary">
    <h2 id="cart-summary" className="text-lg">
      Summary
    </h2>
    <dl className="mt-4 grid gap-2">
      <Row
        name={`Subtotal (${piecesText(availableLinesOf(cart.lines))})`}
        value={formatRupees(cart.subtotal)}
      />
      <Row
        name="Shipping (estimate)"
        value={cart.shippingEstimate === 0 ? "Free" : formatRupees(cart.shippingEstimate)}
      />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-hairline pt-4 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums" translate="no">
          {formatRupees(cart.total)}
        </dd>
      </div>
    </dl>
    <p className="mt-2 text-sm text-ink-soft">
      {cart.shippingEstimate > 0 && `Shipping is free above ${formatRupees(fees.freeShippingAbove)}. `}
      An estimate: final shipping is shown at checkout.
    </p>
  </section>
);

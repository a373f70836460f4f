import type { Cart_CartFragment, CartFees_SettingsFragment } from "../../graphql/generated.ts";
import { shop } from "../../shop.ts";
import { formatRupees } from "../../ui/money.ts";
import { availableLinesOf } from "./cart-changes.ts";

export type WelcomeCode = { code: string; percent: number };

const Row = ({ name, value, note }: { name: string; value: string; note?: string | undefined }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="min-w-0 wrap-anywhere">
      {name}
      {note && <span className="block text-sm text-ink-soft">{note}</span>}
    </dt>
    <dd className="shrink-0 tabular-nums" translate={value === "Free" ? "yes" : "no"}>
      {value}
    </dd>
  </div>
);

const piecesText = (lines: Cart_CartFragment["lines"]) => {
  const pieces = lines.reduce((total, { quantity }) => total + quantity, 0);
  return `${pieces} ${pieces === 1 ? "piece" : "pieces"}`;
};

const isEstimate = () => shop().cartShippingFee !== shop().checkoutShippingFee;

const freeShippingText = (subtotal: number, freeAbove: number) =>
  subtotal > 0 && subtotal < freeAbove
    ? `You are ${formatRupees(freeAbove - subtotal)} away from free shipping.`
    : `Shipping is free above ${formatRupees(freeAbove)}.`;

/**
 * Totals of the cart, without lines that cannot be ordered. Shipping is labelled as an estimate while checkout charges
 * another fee (decisions 12 and 59).
 */
export const CartSummary = ({
  cart,
  fees,
  welcomeCode,
}: {
  cart: Cart_CartFragment;
  fees: CartFees_SettingsFragment;
  /** The shopper's welcome code, if it can be used for this cart. */
  welcomeCode: WelcomeCode | null;
}) => (
  <section aria-labelledby="cart-summary">
    <h2 id="cart-summary" className="text-lg">
      Summary
    </h2>
    <dl className="mt-4 grid gap-2">
      <Row
        name={`Subtotal (${piecesText(availableLinesOf(cart.lines))})`}
        value={formatRupees(cart.subtotal)}
      />
      {cart.promotions.map(
        ({ title, discount }) =>
          discount > 0 && <Row key={title} name={title} value={`−${formatRupees(discount)}`} />,
      )}
      <Row
        name={`Shipping${isEstimate() ? " (estimate)" : ""}`}
        note={cart.promotions.find(({ shipping }) => shipping > 0)?.title}
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
      {cart.shippingEstimate > 0 && `${freeShippingText(cart.subtotal, fees.freeShippingAbove)} `}
      {isEstimate() && "An estimate: final shipping is shown at checkout."}
    </p>
    {welcomeCode && cart.subtotal > 0 && (
      <p className="mt-4 rounded-sm bg-marigold-tint px-4 py-3">
        Your welcome code{" "}
        <span className="font-semibold select-all" translate="no">
          {welcomeCode.code}
        </span>{" "}
        takes {welcomeCode.percent}% off this order. You can apply it at checkout.
      </p>
    )}
  </section>
);

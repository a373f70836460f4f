import type { PlacedPieces_OrderFragment } from "../../graphql/generated.ts";
import { LineThumbnail, orderedVariantText } from "../orders/order-line-view.tsx";

const piecesOf = (quantity: number) => (quantity === 1 ? "1 piece" : `${quantity} pieces`);

/** What was bought, with its pictures, and where it goes. */
export const PlacedPieces = ({ order }: { order: PlacedPieces_OrderFragment }) => {
  const { fullName, address, city, state, zipCode } = order.shippingAddress;
  return (
    <section aria-labelledby="placed-pieces" className="mt-8">
      <h2 id="placed-pieces" className="text-lg">
        Your pieces
      </h2>
      <ul className="mt-3 grid gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="flex items-center gap-4">
            <LineThumbnail line={line} className="w-16" />
            <div className="min-w-0 wrap-anywhere">
              <p className="leading-snug">{line.title}</p>
              <p className="text-sm text-ink-soft tabular-nums">
                {[orderedVariantText(line), piecesOf(line.quantity)].filter(Boolean).join(", ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <h2 className="mt-6 text-lg">Delivery to</h2>
      <address className="mt-1 text-ink-soft not-italic wrap-anywhere" translate="no">
        <bdi>{fullName}</bdi>
        <br />
        <bdi>{address}</bdi>
        <br />
        <bdi>{city}</bdi>, {state} {zipCode}
      </address>
    </section>
  );
};

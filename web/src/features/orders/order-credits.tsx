import type { OrderCredits_CreditFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";
import { orderedVariantText } from "./order-line-view.tsx";

const piecesText = ({ pieces }: OrderCredits_CreditFragment) =>
  pieces
    .map((piece) => {
      const variant = orderedVariantText(piece);
      return `${piece.quantity} × ${piece.title}${variant ? ` (${variant})` : ""}`;
    })
    .join(", ");

/** What was removed or refunded, in a few words. */
const creditTitle = (credit: OrderCredits_CreditFragment) => {
  const pieces = piecesText(credit);
  if (pieces) return `${credit.isCancellation ? "Removed" : "Refunded"}: ${pieces}`;
  return credit.shipping > 0 && credit.shipping === credit.amount ? "Shipping refunded" : "Amount refunded";
};

/** Pieces that the shop removed from an order, and its refunds by hand. Renders nothing without any. */
export const OrderCredits = ({ credits }: { credits: readonly OrderCredits_CreditFragment[] }) =>
  credits.length > 0 && (
    <ul className="mt-3 grid gap-2 text-sm">
      {credits.map((credit) => (
        <li key={credit.id} className="wrap-anywhere">
          <span className="flex justify-between gap-4">
            <span>{creditTitle(credit)}</span>
            <span className="tabular-nums" translate="no">
              −{formatRupees(credit.amount)}
            </span>
          </span>
          <span className="block text-ink-soft">
            {formatDate(credit.createdAt)}
            {credit.note && (
              <>
                . <bdi>{credit.note}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );

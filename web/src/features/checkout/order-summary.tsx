import { useId, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CheckoutQuote_QuoteFragment } from "../../graphql/generated.ts";
import { discountRows, shippingPromotion } from "../orders/promotion-amounts.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";
import { Picture, type PictureFile } from "../../ui/picture.tsx";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** One line of the order summary, from the cart. */
export type SummaryLine = {
  id: string;
  title: string;
  /** "Size M, Indigo" */
  variant: string;
  quantity: number;
  /** Rupees. */
  lineTotal: number;
  picture: PictureFile | undefined;
  /** A problem of the line, with a button that solves it. */
  notice?: ReactNode;
};

const Line = ({ line }: { line: SummaryLine }) => (
  <li className="flex gap-4 py-3">
    <div className="relative aspect-3/4 w-14 shrink-0 self-start overflow-hidden bg-paper-deep">
      {line.picture && (
        <Picture
          picture={line.picture}
          sizes="3.5rem"
          isDecorative
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
    <div className="min-w-0 grow text-sm">
      <p className="font-semibold">{line.title}</p>
      <p className="text-ink-soft">
        {line.variant}, {line.quantity} {line.quantity === 1 ? "piece" : "pieces"}
      </p>
      {line.notice}
    </div>
    <p className="text-sm tabular-nums" translate="no">
      {formatRupees(line.lineTotal)}
    </p>
  </li>
);

/** `amount` is `undefined` while it loads, `null` if it could not be computed. */
const Row = ({
  name,
  note,
  amount,
}: {
  name: string;
  note?: string | null | undefined;
  amount: string | null | undefined;
}) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="min-w-0 wrap-anywhere">
      {name}
      {note && <span className="block text-sm text-ink-soft">{note}</span>}
    </dt>
    <dd className="shrink-0 tabular-nums">
      {amount === undefined ? <Skeleton className="my-1 h-4.5 w-16" /> : (amount ?? "–")}
    </dd>
  </div>
);

/**
 * The lines and the server's quote. On a phone and a tablet they are folded below their total, so that the payment is near.
 * Shipping is 99 rupees or free (decision 12); prices include GST.
 */
export const OrderSummary = ({
  lines,
  quote,
  discountField,
  mustBeSeen,
}: {
  lines: readonly SummaryLine[];
  /** `undefined` while it loads, `null` if it could not be computed. */
  quote: CheckoutQuote_QuoteFragment | null | undefined;
  /** The discount code field, rendered above the totals. */
  discountField: ReactNode;
  /** A line has something to say, such as a problem: it is not folded. */
  mustBeSeen: boolean;
}) => {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  // It stays open when the problem is solved: the shopper is looking at it.
  if (mustBeSeen && !isUnfolded) setUnfolded(true);
  const folded = isUnfolded ? "" : "max-lg:hidden";
  const total = quote && formatRupees(quote.total);
  return (
    <section aria-labelledby="order-summary">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="order-summary" className="text-lg">
          Your order
        </h2>
        <Link to={paths.cart()} className="text-link inline-flex min-h-11 items-center text-sm">
          Change your cart
        </Link>
      </div>
      {!mustBeSeen && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
          className="flex min-h-13 w-full items-center gap-2 border-y border-hairline py-2 text-left font-semibold lg:hidden"
        >
          {isUnfolded ? "Hide order summary" : "Show order summary"}
          <ChevronDownIcon
            className={`transition-transform duration-200 ${isUnfolded ? "rotate-180" : ""}`}
          />
          <span className="ml-auto tabular-nums" translate="no">
            {total}
          </span>
        </button>
      )}
      <ul id={id} className={`mt-2 divide-y divide-hairline ${folded}`}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div
        className={
          isUnfolded
            ? "mt-2 border-t border-hairline pt-4"
            : "max-lg:mt-4 lg:mt-2 lg:border-t lg:border-hairline lg:pt-4"
        }
      >
        {discountField}
      </div>
      <dl className={`mt-4 grid gap-2 border-t border-hairline pt-4 ${folded}`}>
        <Row name="Subtotal" amount={quote && formatRupees(quote.subtotal)} />
        {quote && discountRows(quote).map(({ name, value }) => <Row key={name} name={name} amount={value} />)}
        <Row
          name="Shipping"
          note={quote && shippingPromotion(quote.promotions)}
          amount={quote && (quote.shippingCost === 0 ? "Free" : formatRupees(quote.shippingCost))}
        />
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-hairline pt-4 text-lg font-semibold">
          <dt>Total</dt>
          <dd className="tabular-nums" translate="no">
            {quote === undefined ? <Skeleton className="my-1 h-5 w-20" /> : (total ?? "–")}
          </dd>
        </div>
      </dl>
      <p className={`mt-1 min-h-5.5 text-sm text-ink-soft tabular-nums ${folded}`}>
        {quote && quote.statedGst !== null && `Including GST of ${formatRupees(quote.statedGst)}.`}
      </p>
    </section>
  );
};

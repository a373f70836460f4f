import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CheckoutQuote_QuoteFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";
import { Picture, type PictureFile } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** One line of the order summary, from the cart. */
export type SummaryLine = {
  id: string;
  title: string;
  /** "Size M, Indigo" */
  choice: string;
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
        {line.choice}, {line.quantity} {line.quantity === 1 ? "piece" : "pieces"}
      </p>
      {line.notice}
    </div>
    <p className="text-sm tabular-nums" translate="no">
      {formatRupees(line.lineTotal)}
    </p>
  </li>
);

/** `amount` is `undefined` while it loads, `null` if it could not be computed. */
const Row = ({ name, amount }: { name: string; amount: string | null | undefined }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{name}</dt>
    <dd className="tabular-nums">
      {amount === undefined ? <Skeleton className="my-1 h-4.5 w-16" /> : (amount ?? "–")}
    </dd>
  </div>
);

/** The lines and the server's quote. Shipping is 99 rupees or free (decision 12); prices include GST. */
export const OrderSummary = ({
  lines,
  quote,
  discountField,
}: {
  lines: readonly SummaryLine[];
  /** `undefined` while it loads, `null` if it could not be computed. */
  quote: CheckoutQuote_QuoteFragment | null | undefined;
  /** The discount code field, rendered above the totals. */
  discountField: ReactNode;
}) => (
  <section aria-labelledby="order-summary">
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id="order-summary" className="text-lg">
        Your order
      </h2>
      <Link to={paths.cart()} className="text-link inline-flex min-h-11 items-center text-sm">
        Change your cart
      </Link>
    </div>
    <ul className="mt-2 divide-y divide-hairline">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
    <div className="mt-2 border-t border-hairline pt-4">{discountField}</div>
    <dl className="mt-4 grid gap-2 border-t border-hairline pt-4">
      <Row name="Subtotal" amount={quote && formatRupees(quote.subtotal)} />
      {quote && quote.discount > 0 && <Row name="Discount" amount={`−${formatRupees(quote.discount)}`} />}
      <Row
        name="Shipping"
        amount={quote && (quote.shippingCost === 0 ? "Free" : formatRupees(quote.shippingCost))}
      />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-hairline pt-4 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums" translate="no">
          {quote === undefined ? (
            <Skeleton className="my-1 h-5 w-20" />
          ) : (
            ((quote && formatRupees(quote.total)) ?? "–")
          )}
        </dd>
      </div>
    </dl>
    <p className="mt-1 min-h-5.5 text-sm text-ink-soft tabular-nums">
      {quote && quote.statedGst !== null && `Including GST of ${formatRupees(quote.statedGst)}.`}
    </p>
  </section>
);

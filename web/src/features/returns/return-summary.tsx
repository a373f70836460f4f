import { useReturnMoneyQuery, type ReturnFormQuery, type ReturnLineInput } from "../../graphql/generated.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { formatRupees } from "../../ui/money.ts";

type Options = ReturnFormQuery["returnOptions"];

const destination = ({ paymentMethod, paymentStatus }: Options) => {
  if (paymentMethod === "ONLINE")
    return "It is refunded to your original payment method, 5 to 7 working days after we receive the pieces.";
  return paymentStatus === "COMPLETED"
    ? "You paid in cash, so we will ask for your UPI ID or bank account once we receive the pieces."
    : "If you paid the courier in cash, we will ask for your UPI ID or bank account once we receive the pieces.";
};

/** What happens with the request, and the money that comes back, as the shop computes it. */
export const ReturnSummary = ({ options, lines }: { options: Options; lines: ReturnLineInput[] }) => {
  const quote = useReturnMoneyQuery({
    variables: { orderId: options.orderId, lines },
    skip: lines.length === 0,
    fetchPolicy: "network-only",
  });
  const money = (quote.data ?? quote.previousData)?.returnQuote;
  const hasExchange = lines.some(({ kind }) => kind === "EXCHANGE");
  const hasReturn = lines.some(({ kind }) => kind === "RETURN");
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="return-summary" className="bg-paper-deep p-5 sm:p-6">
      <h2 id="return-summary" className="text-lg">
        What happens next
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {hasExchange && <li>We set your replacement aside right away. There is nothing to pay.</li>}
        <li>
          We will review your request within 2 working days
          {options.method === "PICK_UP"
            ? ", and our courier will collect the pieces at the address of your order."
            : " and send you the return address."}
        </li>
        <li>
          {hasReturn &&
            hasExchange &&
            "Once we receive the pieces, we will refund you and send the replacement."}
          {hasReturn && !hasExchange && "Once we receive the pieces, we will refund you."}
          {!hasReturn && "Once we receive the pieces, we will send the replacement."}
        </li>
      </ol>
      {hasReturn && (
        <div aria-live="polite" className="mt-4 border-t border-hairline pt-4">
          <p className="flex justify-between gap-4 font-semibold tabular-nums">
            <span>Refund amount</span>
            <span>{money ? formatRupees(money.amount) : "–"}</span>
          </p>
          {money && money.shipping > 0 && (
            <p className="mt-1 text-sm text-ink-soft tabular-nums">
              Including shipping of {formatRupees(money.shipping)}
            </p>
          )}
          <p className="mt-1 text-sm text-ink-soft">{destination(options)}</p>
          <p className="mt-1 text-sm text-ink-soft">
            The pieces you keep stay at the price you paid, with every discount.
          </p>
        </div>
      )}
      <FormMessage tone="error" className={quote.error ? "mt-4" : ""}>
        {quote.error ? errorMessage(quote.error, { fallback: "The refund could not be calculated." }) : null}
      </FormMessage>
    </section>
  );
};

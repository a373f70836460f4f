import type { PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";

/** Where the cash of an order is paid back to. */
export const PayoutDestination = ({
  state,
  destination,
  destinationHint,
  phoneToCall,
}: PayoutRow_PayoutFragment) => {
  if (state === "PAID")
    return <span className="text-ink-soft">Paid{destinationHint ? ` to ${destinationHint}` : ""}</span>;
  if (state === "WAITING" && phoneToCall)
    return (
      <>
        <span className="block">We cannot e-mail this customer. Ask by phone where to pay it:</span>
        <a href={`tel:${phoneToCall}`} className="text-link inline-flex min-h-11 items-center tabular-nums">
          {phoneToCall}
        </a>
      </>
    );
  if (state === "WAITING") return <span className="text-ink-soft">Waiting for the customer's details</span>;
  if (!destination)
    return <span className="text-ink-soft">Cannot be read. Please ask the customer for it again.</span>;
  if (destination.upiId) return <span className="font-semibold select-all">{destination.upiId}</span>;
  return (
    <>
      <span className="block font-semibold tabular-nums select-all">{destination.accountNumber}</span>
      <span className="block tabular-nums select-all">{destination.ifsc}</span>
      <span className="block text-ink-soft">{destination.holderName}</span>
    </>
  );
};

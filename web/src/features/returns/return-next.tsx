import type { ReactNode } from "react";
import type { ReturnCard_ReturnFragment, ReturnStatus } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";
import { isOpenReturn } from "./return-words.ts";

type ShownReturn = ReturnCard_ReturnFragment;

const hasReplacement = ({ lines }: ShownReturn) =>
  lines.some(({ kind, quantity, missing }) => kind === "EXCHANGE" && missing < quantity);

const moneyText = ({ creditedAmount }: ShownReturn) =>
  creditedAmount ? `Your refund is ${formatRupees(creditedAmount)}. See the order for details.` : "";

const replacementText = (shown: ShownReturn) => {
  if (!hasReplacement(shown)) return "";
  return shown.replacementSentAt
    ? `Your replacement is on its way with ${shown.replacementCourier}, number ${shown.replacementTrackingId}.`
    : "We will send your replacement next.";
};

const missingText = ({ lines }: ShownReturn) => {
  const missing = lines.reduce((sum, line) => sum + line.missing, 0);
  if (missing === 0) return "";
  return missing === 1
    ? "1 piece did not arrive. If you still have it, please send it to us, or request its return again."
    : `${missing} pieces did not arrive. If you still have them, please send them to us, or request their return again.`;
};

const texts: Record<ReturnStatus, (shown: ShownReturn) => string> = {
  REQUESTED: () => "We will review your request within 2 working days. Please keep the pieces until then.",
  APPROVED: ({ returnNumber, method }) =>
    `Please pack the pieces unworn, with their labels, and write ${returnNumber} on the parcel. ${method === "PICK_UP" ? "Our courier will collect it at the address of your order." : "Send it to:"}`,
  RECEIVED: () => "We have received your pieces and will inspect them within 2 working days.",
  COMPLETED: (shown) =>
    [moneyText(shown), replacementText(shown), missingText(shown)].filter(Boolean).join(" "),
  REFUSED: ({ refusalReason }) => `We cannot take the pieces back. ${refusalReason ?? ""}`,
  WITHDRAWN: () => "You withdrew this request.",
  CLOSED: () => "The whole order was cancelled or returned, so this return is closed.",
};

const TrackReplacement = ({ shown }: { shown: ShownReturn }) =>
  shown.replacementTrackingUrl && (
    <a
      href={shown.replacementTrackingUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link inline-flex min-h-11 items-center justify-self-start"
    >
      Track your replacement
      <span className="sr-only">
        {" "}
        of return {shown.returnNumber} at {shown.replacementCourier}, in a new tab
      </span>
    </a>
  );

/** What happens next with a return, where to send the pieces, and the courier's page for a replacement. */
export const ReturnNext = ({ shown }: { shown: ShownReturn }): ReactNode => (
  <div className="grid gap-3">
    <p className="wrap-anywhere">{texts[shown.status](shown)}</p>
    <TrackReplacement shown={shown} />
    {shown.sendTo && (
      <address className="border-l-4 border-indigo pl-4 not-italic">
        {shown.sendTo.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    )}
    {isOpenReturn(shown.status) && shown.expectedAmount > 0 && (
      <p className="text-sm text-ink-soft tabular-nums">
        Refund amount: {formatRupees(shown.expectedAmount)}
      </p>
    )}
  </div>
);

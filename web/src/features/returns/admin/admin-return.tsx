import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { headingId } from "../focus-return.ts";
import { PhotoList } from "../photo-list.tsx";
import { ReturnBadge } from "../return-badge.tsx";
import { ReturnLines } from "../return-lines.tsx";
import { isOpenReturn } from "../return-words.ts";
import { ReturnSteps } from "../return-steps.tsx";
import { AdminReturnActions } from "./admin-return-actions.tsx";
import { useReturnSteps } from "./use-return-steps.ts";

const moneyText = ({ status, expectedAmount, creditedAmount }: AdminReturn_ReturnFragment) => {
  if (status === "COMPLETED")
    return creditedAmount ? `Refunded: ${formatRupees(creditedAmount)}` : "No refund.";
  return expectedAmount > 0 && isOpenReturn(status)
    ? `To refund: ${formatRupees(expectedAmount)}`
    : "No refund.";
};

type AdminReturnProps = {
  shown: AdminReturn_ReturnFragment;
  /** Reads the list again: the return has changed since it was shown. */
  onStale: () => Promise<unknown>;
};

/** A return for the admin: pieces with reasons and photographs, the steps so far, and the next ones. */
export const AdminReturn = ({ shown, onStale }: AdminReturnProps) => {
  const steps = useReturnSteps(shown, onStale);
  return (
    <article
      aria-labelledby={headingId(shown.id)}
      className="rounded-sm border border-hairline bg-paper-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3
            id={headingId(shown.id)}
            data-row-main
            tabIndex={-1}
            className="font-sans text-base font-semibold"
          >
            {shown.returnNumber}
            <span className="font-normal text-ink-soft"> of order {shown.orderNumber}</span>
          </h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            <bdi>{shown.fullName}</bdi>,{" "}
            <time dateTime={shown.createdAt}>{formatDateTime(shown.createdAt)}</time>
          </p>
        </div>
        <ReturnBadge status={shown.status} />
      </div>
      <div className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          <ReturnLines lines={shown.lines} isForAdmin />
          <PhotoList {...shown} />
          <p className="mt-3 text-sm font-semibold tabular-nums">{moneyText(shown)}</p>
          {shown.refusalReason && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
              Refused: <bdi>{shown.refusalReason}</bdi>
            </p>
          )}
        </div>
        <div className="grid content-start gap-5">
          <ReturnSteps steps={shown.steps} />
          <AdminReturnActions shown={shown} steps={steps} />
        </div>
      </div>
    </article>
  );
};

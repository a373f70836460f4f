import type { OrderHistory_StepFragment } from "../../graphql/generated.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { statusLabels } from "./order-status.ts";
import { statusBadgeStyles } from "./order-badge-styles.tsx";

const authorLabels: Record<string, string> = {
  shopper: "by the shopper",
  admin: "by an admin",
  shop: "by the shop",
};

/** The status changes of an order, oldest first. For the admin also who made each change. */
export const OrderHistory = ({
  steps,
  isAuthorShown,
}: {
  steps: readonly OrderHistory_StepFragment[];
  isAuthorShown: boolean;
}) => (
  <ol>
    {steps.map((step) => (
      <li
        key={step.id}
        className="relative flex gap-3 pb-4 before:absolute before:top-6 before:bottom-0 before:left-[11.5px] before:w-px before:bg-hairline last:pb-0 last:before:hidden"
      >
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-paper-deep text-ink-soft">
          {statusBadgeStyles[step.toStatus].icon}
        </span>
        <span className="text-sm">
          <span className="block font-semibold">{statusLabels[step.toStatus]}</span>
          <span className="block text-ink-soft tabular-nums">
            <time dateTime={step.changedAt}>{formatDateTime(step.changedAt)}</time>
            {isAuthorShown && authorLabels[step.changedBy] && `, ${authorLabels[step.changedBy]}`}
          </span>
        </span>
      </li>
    ))}
  </ol>
);

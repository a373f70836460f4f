import type { OrderHistory_StepFragment, OrderStatusAuthor } from "../../graphql/generated.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { TimelineStep } from "../../ui/timeline-step.tsx";
import { statusLabels } from "./order-status.ts";
import { statusBadgeStyles } from "./order-badge-styles.tsx";

const authorLabels: Record<OrderStatusAuthor, string> = {
  SHOPPER: "by the customer",
  ADMIN: "by an admin",
  SHOP: "by the shop",
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
      <TimelineStep key={step.id} icon={statusBadgeStyles[step.toStatus].icon}>
        <span className="block font-semibold">{statusLabels[step.toStatus]}</span>
        <span className="block text-ink-soft tabular-nums">
          <time dateTime={step.changedAt}>{formatDateTime(step.changedAt)}</time>
          {isAuthorShown && `, ${authorLabels[step.changedBy]}`}
        </span>
      </TimelineStep>
    ))}
  </ol>
);

import { Link } from "react-router-dom";
import type { AdminDashboardPageQuery, OrderStatus } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { CheckCircleIcon, ChevronRightIcon } from "../../ui/icons.tsx";
import { countOf, statusParameter } from "../orders/order-status.ts";
import { DashboardSection } from "./dashboard-section.tsx";
import { LoadingRows } from "./loading-rows.tsx";

type Figures = Pick<AdminDashboardPageQuery, "dashboard" | "replacementsDueCount">;

const statusRow = (status: OrderStatus, text: string) => ({
  text,
  to: paths.adminOrders(statusParameter(status)),
  read: ({ dashboard }: Figures) => countOf(dashboard.statusCounts, status),
});

const rows = [
  statusRow("CONFIRMED", "Confirmed, to be prepared"),
  statusRow("PROCESSING", "Being prepared, to be shipped"),
  {
    text: "Exchange replacements to send",
    to: paths.adminDelivery("replacements"),
    read: ({ replacementsDueCount }: Figures) => replacementsDueCount,
  },
  {
    text: "Refunds waiting for Razorpay",
    to: paths.adminOrders(undefined, { show: "refunds-due" }),
    read: ({ dashboard }: Figures) => dashboard.refundsDueCount,
  },
];

/** The orders that wait for the admin. */
export const WaitingSection = ({ figures }: { figures: Figures | undefined }) => {
  const waiting =
    figures && rows.map((row) => ({ ...row, count: row.read(figures) })).filter(({ count }) => count > 0);
  return (
    <DashboardSection isWide title="Waiting for you">
      {!waiting && <LoadingRows label="Loading open tasks" count={4} columns="md:grid-cols-2" />}
      {waiting?.length === 0 && (
        <p className="flex items-center gap-2 py-4 text-ink-soft">
          <CheckCircleIcon className="text-leaf" /> No orders are waiting for you.
        </p>
      )}
      <ul className="gap-x-10 md:grid md:grid-cols-2">
        {waiting?.map(({ text, to, count }) => (
          <li key={text} className="border-b border-hairline">
            <Link to={to} className="group flex min-h-14 items-center gap-3 py-2">
              <span className="min-w-12 font-display text-xl tabular-nums">
                {count.toLocaleString("en-IN")}
              </span>
              <span className="min-w-0 flex-1 underline-offset-4 group-hover:underline">{text}</span>
              <ChevronRightIcon className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
};

import { Link } from "react-router-dom";
import type { OrderStatus } from "../../../graphql/generated.ts";
import { countOf, orderStatuses, statusParameter, statusNames } from "../order-status.ts";
import { statusBadgeStyles } from "../order-badge-styles.tsx";
import { paths } from "../../../paths.ts";
import { FigureText } from "../../../ui/figure-text.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Counts = readonly { status: OrderStatus; count: number }[] | undefined;

const Figure = ({ value }: { value: number | undefined }) =>
  value === undefined ? (
    <Skeleton className="mt-1 h-9 w-14" />
  ) : (
    <FigureText>{value.toLocaleString("en-IN")}</FigureText>
  );

const card = "block h-full rounded-sm border border-hairline bg-paper-raised p-5 hover:border-ink";

/** The number of orders in each status, linked to the filtered list. */
export const StatusCards = ({ counts }: { counts: Counts }) => (
  <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
    <li>
      <Link to={paths.adminOrders()} className={card}>
        <span className="block text-sm text-ink-soft">All orders</span>
        <Figure value={counts && countOf(counts)} />
      </Link>
    </li>
    {orderStatuses.map((status) => (
      <li key={status}>
        <Link to={paths.adminOrders(statusParameter(status))} className={card}>
          <span className="flex items-center justify-between text-sm text-ink-soft">
            {statusNames[status]}
            {statusBadgeStyles[status].icon}
          </span>
          <Figure value={counts && countOf(counts, status)} />
        </Link>
      </li>
    ))}
  </ul>
);

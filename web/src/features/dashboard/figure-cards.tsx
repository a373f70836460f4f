import { Link } from "react-router-dom";
import type { AdminDashboardPageQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

type Figures = AdminDashboardPageQuery["dashboard"];

const cards: { title: string; hint: string; to: string; read: (figures: Figures) => string }[] = [
  {
    title: "Revenue",
    hint: "All orders of any status",
    to: paths.adminOrders(),
    read: ({ revenue }) => formatRupees(revenue),
  },
  {
    title: "Net revenue",
    hint: "Paid, not cancelled, returned or refunded",
    to: paths.adminOrders(undefined, { show: "net-revenue" }),
    read: ({ netRevenue }) => formatRupees(netRevenue),
  },
  {
    title: "Orders",
    hint: "Of all time",
    to: paths.adminOrders(),
    read: ({ orderCount }) => orderCount.toLocaleString("en-IN"),
  },
  {
    title: "Inventory",
    hint: "Pieces in stock",
    to: paths.adminManageProducts(),
    read: ({ inventory }) => inventory.toLocaleString("en-IN"),
  },
];

/** The sums of the whole shop (specification, section 2; decision 23). Each opens the rows that it counts. */
export const FigureCards = ({ figures }: { figures: Figures | undefined }) => (
  <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
    {cards.map(({ title, hint, to, read }) => (
      <li key={title} className="min-w-0">
        <Link
          to={to}
          className="block h-full rounded-sm border border-hairline bg-paper-raised p-3 hover:border-ink sm:p-5"
        >
          <span className="block text-sm text-ink-soft">{title}</span>
          {figures ? (
            <span className="mt-1 block font-display text-lg tabular-nums wrap-anywhere sm:text-2xl">
              {read(figures)}
            </span>
          ) : (
            <Skeleton className="mt-1 h-7 w-28 sm:h-9.5" />
          )}
          <span className="mt-1 block text-sm text-ink-soft">{hint}</span>
        </Link>
      </li>
    ))}
  </ul>
);

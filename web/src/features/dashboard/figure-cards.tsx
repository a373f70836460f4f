import { Link } from "react-router-dom";
import type { AdminDashboardPageQuery, Permission } from "../../graphql/generated.ts";
import { useMay } from "../accounts/staff/staff-access.ts";
import { paths } from "../../paths.ts";
import { FigureText } from "../../ui/figure-text.tsx";
import { formatRupees } from "../../ui/money.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

type Figures = AdminDashboardPageQuery["dashboard"];

type Card = {
  title: string;
  hint: string;
  to: string;
  needs: readonly Permission[];
  /** `undefined` if the figure is not in the answer. */
  read: (figures: Figures) => string | undefined;
};

const cards: readonly Card[] = [
  {
    title: "Revenue",
    hint: "All orders of any status",
    to: paths.adminOrders(),
    needs: ["MONEY"],
    read: ({ revenue }) => (revenue !== undefined ? formatRupees(revenue) : undefined),
  },
  {
    title: "Net revenue",
    hint: "Paid, not cancelled, returned or refunded",
    to: paths.adminOrders(undefined, { show: "net-revenue" }),
    needs: ["MONEY"],
    read: ({ netRevenue }) => (netRevenue !== undefined ? formatRupees(netRevenue) : undefined),
  },
  {
    title: "Orders",
    hint: "Of all time",
    to: paths.adminOrders(),
    needs: ["VIEW_ORDERS", "MONEY"],
    read: ({ orderCount }) => orderCount?.toLocaleString("en-IN"),
  },
  {
    title: "Inventory",
    hint: "Pieces in stock",
    to: paths.adminManageProducts(),
    needs: ["PRODUCTS"],
    read: ({ inventory }) => inventory?.toLocaleString("en-IN"),
  },
];

const CardValue = ({ text }: { text: string | undefined }) =>
  text === undefined ? <Skeleton className="mt-1 h-9 w-28" /> : <FigureText>{text}</FigureText>;

/**
 * The sums of the whole shop that the member may see (specification, section 2; decision 23). Each opens the rows that it counts.
 */
export const FigureCards = ({ figures }: { figures: Figures | undefined }) => {
  const may = useMay();
  return (
    <ul className="grid grid-cols-2 gap-3 empty:hidden md:gap-4 xl:grid-cols-4">
      {cards
        .filter(({ needs }) => may(...needs))
        .map(({ title, hint, to, read }) => (
          <li key={title} className="min-w-0">
            <Link
              to={to}
              className="block h-full rounded-sm border border-hairline bg-paper-raised p-3 hover:border-ink sm:p-5"
            >
              <span className="block text-sm text-ink-soft">{title}</span>
              <CardValue text={figures && read(figures)} />
              <span className="mt-1 block text-sm text-ink-soft">{hint}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
};
